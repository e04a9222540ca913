import { useEffect, useRef } from 'react';
import { useEditor } from './use-editor.ts';

/**
 * Adds what was typed into a form when its screen or the page is left without a tap on Add, so that nothing is lost.
 * An incomplete entry is then reported like any other. The returned function cancels it.
 */
export function useAddOnLeave(add: (() => void) | undefined, file?: string): () => void {
  const { data } = useEditor();
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add && (() => (file === undefined || data(file)) && add());
  });
  useEffect(() => {
    const leave = () => latest.current?.();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return () => {
    latest.current = undefined;
  };
}
