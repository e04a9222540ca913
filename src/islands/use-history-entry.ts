import { useEffect, useEffectEvent } from 'react';

/** Safari limits how often a page may write to the history, so quick turns write only once. */
const DELAY_MS = 300;

/** The photo that belongs to this history entry. */
export const photoInHistory = (): string | undefined => history.state?.photo;

/**
 * Makes the photo that is shown a history entry: Back closes it, Forward and a reload bring it back.
 * `onChange` is called at the start and when the visitor went to another entry.
 */
export function useHistoryEntry(photo: string | undefined, onChange: () => void) {
  const onEntryChange = useEffectEvent(onChange);

  useEffect(() => {
    const listener = () => onEntryChange();
    listener();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (photo && photoInHistory()) history.replaceState({ photo }, '');
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [photo]);
}
