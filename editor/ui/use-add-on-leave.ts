import { useEffect, useRef } from 'react';
import { useEditor } from './use-editor.ts';

/**
 * Adds what was typed into a form when its screen is left without a tap on Add, so that nothing is lost. An incomplete
 * entry is then reported like any other. The returned function cancels it.
 */
export function useAddOnLeave(file: string, add: (() => void) | undefined): () => void {
  const { data } = useEditor();
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add && (() => data(file) && add());
  });
  useEffect(() => () => latest.current?.(), []);
  return () => {
    latest.current = undefined;
  };
}
