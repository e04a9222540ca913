import { useEffect, useEffectEvent } from 'react';

/** How long a photo is looked at, in milliseconds, before the history notes it. Safari limits notes. */
const LOOK = 300;

/** The photo that belongs to this step of the visitor's history. */
export const photoOfStep = (): string | undefined => history.state?.photo;

/**
 * Makes the photo that is shown a step of the visitor's history: Back puts it away, Forward and a
 * reload bring it back. `follow` is called when the visitor went to another step.
 */
export function useHistoryStep(photo: string | undefined, follow: () => void) {
  const onTravel = useEffectEvent(follow);

  useEffect(() => {
    const travel = () => onTravel();
    addEventListener('popstate', travel);
    return () => removeEventListener('popstate', travel);
  }, []);

  useEffect(() => {
    const note = setTimeout(() => {
      if (photo && photoOfStep()) history.replaceState({ photo }, '');
    }, LOOK);
    return () => clearTimeout(note);
  }, [photo]);
}
