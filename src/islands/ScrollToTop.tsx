import { useEffect, useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import styles from './ScrollToTop.module.css';

const THRESHOLD_PX = 300;

/** A round button that appears once the page has been scrolled some way down. */
export function ScrollToTop() {
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    const onScroll = () => setVisible(scrollY > THRESHOLD_PX);
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);

  // The button disappears at the top, so the page's heading gets the focus.
  const goUp = () => {
    scrollTo({ top: 0 });
    const heading = document.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  };

  return (
    <>
      {visible && (
        <button
          type="button"
          className={`on-screen ${styles.button}`}
          aria-label="Back to top"
          data-smooth
          onClick={goUp}
        >
          <Icon name="up" />
        </button>
      )}
    </>
  );
}
