import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Icon } from '../components/Icon.tsx';
import styles from './PhotoViewer.module.css';

const SWIPE = 40;

interface Shown {
  index: number;
  count: number;
  href: string;
  avif: string;
  alt: string;
  caption: string;
}

/**
 * Shows the photos of the page inside it large, one at a time. The photos are plain links to their
 * large versions, and all that the viewer knows it reads from them, so nothing is sent twice.
 */
export function PhotoViewer({ children }: { children?: ReactNode }) {
  const album = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const swipeStart = useRef<number | undefined>(undefined);
  const [shown, setShown] = useState<Shown>();

  const links = () => [
    ...(album.current?.querySelectorAll<HTMLAnchorElement>('a[data-photo]') ?? []),
  ];

  const show = (index: number) => {
    const all = links();
    const at = (index + all.length) % all.length;
    const link = all[at];
    if (!link) return;
    setShown({
      index: at,
      count: all.length,
      href: link.href,
      avif: link.querySelector('source')?.srcset ?? '',
      alt: link.querySelector('img')?.alt ?? '',
      caption: link.closest('figure')?.querySelector('figcaption')?.textContent ?? '',
    });
  };

  const open = (index: number) => {
    show(index);
    dialog.current?.showModal();
    history.pushState({ photo: true }, '');
  };

  // Closing goes through the history, so that Back, Escape and the button are one and the same.
  const close = () => history.back();

  const choose = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-photo]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open(links().indexOf(link));
  });

  const openChosenEarly = useEffectEvent(() => {
    const index = links().findIndex((link) => 'chosen' in link.dataset);
    if (index >= 0) open(index);
  });

  useEffect(() => {
    const element = album.current;
    if (!element) return;
    const closeOnBack = () => dialog.current?.close();
    const onClick = (event: MouseEvent) => choose(event);
    element.addEventListener('click', onClick);
    addEventListener('popstate', closeOnBack);
    element.closest('astro-island')?.setAttribute('data-awake', '');
    openChosenEarly();
    return () => {
      element.removeEventListener('click', onClick);
      removeEventListener('popstate', closeOnBack);
    };
  }, []);

  const turnByKey = (event: KeyboardEvent) => {
    if (!shown) return;
    if (event.key === 'ArrowRight') show(shown.index + 1);
    if (event.key === 'ArrowLeft') show(shown.index - 1);
  };

  const turnBySwipe = (event: PointerEvent) => {
    const distance = event.clientX - (swipeStart.current ?? event.clientX);
    swipeStart.current = undefined;
    if (!shown || Math.abs(distance) < SWIPE) return;
    show(shown.index + (distance < 0 ? 1 : -1));
  };

  const returnFocus = () => {
    const link = shown && links()[shown.index];
    link?.focus();
    setShown(undefined);
  };

  return (
    <div ref={album}>
      {children}
      <dialog
        ref={dialog}
        className={styles.viewer}
        aria-label="Photo viewer"
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
        onClose={returnFocus}
        onKeyDown={turnByKey}
        onPointerDown={(event) => {
          swipeStart.current = event.clientX;
        }}
        onPointerUp={turnBySwipe}
      >
        {shown && (
          <>
            <figure className={styles.figure}>
              <picture key={shown.href}>
                <source type="image/avif" srcSet={shown.avif} sizes="100vw" />
                <img src={shown.href} alt={shown.alt} draggable={false} />
              </picture>
              <figcaption aria-live="polite">
                {shown.caption}
                <span className={styles.count}>
                  {' '}
                  {shown.index + 1} of {shown.count}
                </span>
              </figcaption>
            </figure>
            <button
              type="button"
              className={styles.previous}
              aria-label="Previous photo"
              onClick={() => show(shown.index - 1)}
            >
              <Icon name="back" />
            </button>
            <button
              type="button"
              className={styles.next}
              aria-label="Next photo"
              onClick={() => show(shown.index + 1)}
            >
              <Icon name="onward" />
            </button>
            <button type="button" className={styles.close} aria-label="Close" onClick={close}>
              <Icon name="close" />
            </button>
          </>
        )}
      </dialog>
    </div>
  );
}
