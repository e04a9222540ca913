import { useEffect, useState } from 'react';

/** Whether the visitor has zoomed in with two fingers. */
export function useZoom() {
  const [isZoomed, setZoomed] = useState(false);

  useEffect(() => {
    const view = visualViewport;
    const onResize = () => setZoomed((view?.scale ?? 1) > 1);
    onResize();
    view?.addEventListener('resize', onResize);
    return () => view?.removeEventListener('resize', onResize);
  }, []);

  return isZoomed;
}
