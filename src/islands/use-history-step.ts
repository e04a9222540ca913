import { useEffect, useEffectEvent } from 'react';

/** Safari limits how often a page may write to the history, so quick turns write only once. */
const DELAY_MS = 300;

/** The photo that belongs to this history entry. */
export const photoOfStep = (): string | undefined => history.state?.photo;

/**
 * Makes the photo that is shown a history entry: Back closes it, Forward and a reload bring it back.
 * `follow` is called when the visitor went to another entry.
 */
export function useHistoryStep(photo: string | undefined, follow: () => void) {
  const onTravel = useEffectEvent(follow);

  useEffect(() => {
    const travel = () => onTravel();
    addEventListener('popstate', travel);
    return () => removeEventListener('popstate', travel);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (photo && photoOfStep()) history.replaceState({ photo }, '');
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [photo]);
}
