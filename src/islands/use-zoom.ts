import { useEffect, useState } from 'react';

/** Whether the visitor has zoomed in with two fingers. */
export function useZoom() {
  const [isZoomed, setZoomed] = useState(false);

  useEffect(() => {
    const view = visualViewport;
    const follow = () => setZoomed((view?.scale ?? 1) > 1);
    follow();
    view?.addEventListener('resize', follow);
    return () => view?.removeEventListener('resize', follow);
  }, []);

  return isZoomed;
}
