import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../components/Icon.tsx';
import styles from './PhotoViewer.module.css';
import { useHistoryStep } from './use-history-step.ts';
import { useSwipe } from './use-swipe.ts';

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
  const [shown, setShown] = useState<Shown>();
  const historyStep = useHistoryStep(() => dialog.current?.close());
  const turn = (step: number) => shown && show(shown.index + step);
  const swipeHandlers = useSwipe(turn);

  const links = () => [
    ...(album.current?.querySelectorAll<HTMLAnchorElement>('a[data-photo]') ?? []),
  ];

  const show = (index: number) => {
    const all = links();
    const at = (index + all.length) % all.length;
    const link = all[at];
    if (link) setShown({ index: at, count: all.length, ...contentOf(link) });
  };

  const isOpen = shown !== undefined;
  const open = useEffectEvent(() => {
    dialog.current?.showModal();
    historyStep.enter();
  });
  // An open dialog gives focus to the first button in it, so the button has to be there by then.
  useLayoutEffect(() => {
    if (isOpen) open();
  }, [isOpen]);

  const choose = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-photo]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    show(links().indexOf(link));
  });

  const openChosenEarly = useEffectEvent(() => {
    const index = links().findIndex((link) => 'chosen' in link.dataset);
    if (index >= 0) show(index);
  });

  useEffect(() => {
    const element = album.current;
    if (!element) return;
    const onClick = (event: MouseEvent) => choose(event);
    element.addEventListener('click', onClick);
    element.closest('astro-island')?.setAttribute('data-awake', '');
    openChosenEarly();
    return () => element.removeEventListener('click', onClick);
  }, []);

  const turnByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  };

  const leave = () => {
    historyStep.leave();
    if (shown) links()[shown.index]?.focus();
    setShown(undefined);
  };

  return (
    <div ref={album}>
      {children}
      <dialog
        ref={dialog}
        className={styles.viewer}
        aria-label="Photo viewer"
        onClose={leave}
        onKeyDown={turnByKey}
        {...swipeHandlers}
      >
        {shown && (
          <>
            <button
              type="button"
              className={styles.close}
              aria-label="Close"
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" />
            </button>
            <figure className={styles.figure}>
              <picture key={shown.href}>
                <source type="image/avif" srcSet={shown.avif} sizes="100vw" />
                <img src={shown.href} alt={shown.alt} draggable={false} />
              </picture>
              <figcaption aria-live="polite">
                {shown.caption}{' '}
                <span className={styles.count}>
                  {shown.index + 1} of {shown.count}
                </span>
              </figcaption>
            </figure>
            <button
              type="button"
              className={styles.previous}
              aria-label="Previous photo"
              onClick={() => turn(-1)}
            >
              <Icon name="back" />
            </button>
            <button
              type="button"
              className={styles.next}
              aria-label="Next photo"
              onClick={() => turn(1)}
            >
              <Icon name="onward" />
            </button>
          </>
        )}
      </dialog>
    </div>
  );
}

const contentOf = (link: HTMLAnchorElement) => ({
  href: link.href,
  avif: [link.querySelector('source')?.srcset, link.dataset.photo].join(', '),
  alt: link.querySelector('img')?.alt ?? '',
  caption: link.closest('figure')?.querySelector('figcaption')?.textContent ?? '',
});
