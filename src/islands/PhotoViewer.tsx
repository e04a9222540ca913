import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../components/Icon.tsx';
import styles from './PhotoViewer.module.css';
import { photoInHistory, useHistoryEntry } from './use-history-entry.ts';
import { useSwipe } from './use-swipe.ts';
import { useZoom } from './use-zoom.ts';

interface Shown extends ReturnType<typeof photoOf> {
  index: number;
  count: number;
}

/**
 * Shows the photos inside it large, one at a time. The photos are plain links to their large
 * versions, and the viewer reads everything from them, so that nothing is sent twice.
 */
export function PhotoViewer({ children }: { children?: ReactNode }) {
  const album = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<Shown>();
  /** Whether a click began in the dialog since it opened. */
  const wasClicked = useRef(false);

  const links = () => [
    ...(album.current?.querySelectorAll<HTMLAnchorElement>('a[data-photo]') ?? []),
  ];
  const show = (index: number) => {
    const all = links();
    const at = (index + all.length) % all.length;
    const link = all[at];
    if (link) setShown({ index: at, count: all.length, ...photoOf(link) });
  };
  const turn = (step: number) => shown && show(shown.index + step);
  const close = () => dialog.current?.close();

  const isOpen = shown !== undefined;
  const open = useEffectEvent(() => {
    if (!shown) return;
    // Before the dialog takes the scrollbar away: going back restores the scroll position of this moment.
    if (!photoInHistory()) history.pushState({ photo: shown.href }, '');
    // When the dialog closes, it returns focus to this link without scrolling.
    links()[shown.index]?.focus({ preventScroll: true });
    dialog.current?.showModal();
    wasClicked.current = false;
  });
  // showModal focuses the first button, so the button must be rendered by then.
  useLayoutEffect(() => {
    if (isOpen) open();
  }, [isOpen]);

  const leave = () => {
    if (!shown) return;
    if (photoInHistory()) {
      history.back();
      return;
    }
    const link = links()[shown.index];
    if (link !== document.activeElement) link?.focus();
    setShown(undefined);
  };

  const followHistory = () => {
    const index = links().findIndex((link) => link.getAttribute('href') === photoInHistory());
    if (index >= 0) show(index);
    else if (dialog.current?.open) close();
    // Wait until the browser has restored this entry's scroll position.
    else setTimeout(leave);
  };
  useHistoryEntry(shown?.href, followHistory);

  const choose = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-photo]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    show(links().indexOf(link));
  };

  const ignoreDoubleClick = (event: MouseEvent) => {
    wasClicked.current ||= event.detail < 2;
    // The second click of the double click that opened the photo.
    if (!wasClicked.current) event.stopPropagation();
  };

  const turnByKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'Home') show(0);
    if (key === 'End') show(-1);
  };

  const isZoomed = useZoom();
  const gestures = useSwipe({ turn, close }, isZoomed);

  return (
    // biome-ignore lint/a11y: the photos in it are links, which keys click too.
    <div ref={album} onClick={choose}>
      {children}
      <dialog
        ref={dialog}
        className={`gold-ring ${styles.viewer}`}
        aria-label="Photo viewer"
        data-zoomed={isZoomed || undefined}
        onClose={leave}
        onClickCapture={ignoreDoubleClick}
        onKeyDown={turnByKey}
        {...gestures}
      >
        {shown && (
          <>
            <button
              type="button"
              className={`shape ${styles.close}`}
              aria-label="Close"
              onClick={close}
            >
              <Icon name="close" />
            </button>
            <figure className={styles.figure}>
              <picture key={shown.href}>
                <source type="image/avif" srcSet={shown.avif} sizes="100vw" />
                <img src={shown.href} alt={shown.alt} style={shown.shape} draggable={false} />
              </picture>
              <figcaption aria-live="polite">
                {shown.caption}{' '}
                {shown.count > 1 && (
                  <span className={styles.count}>
                    {shown.index + 1} of {shown.count}
                  </span>
                )}
              </figcaption>
            </figure>
            {shown.count > 1 && (
              <>
                <button
                  type="button"
                  className={`shape ${styles.previous}`}
                  aria-label="Previous photo"
                  onClick={() => turn(-1)}
                >
                  <Icon name="back" />
                </button>
                <button
                  type="button"
                  className={`shape ${styles.next}`}
                  aria-label="Next photo"
                  onClick={() => turn(1)}
                >
                  <Icon name="onward" />
                </button>
              </>
            )}
          </>
        )}
      </dialog>
    </div>
  );
}

function photoOf(link: HTMLAnchorElement) {
  const picture = link.querySelector('img');
  const { photo, ratio } = link.dataset;
  // The files on the page may be crops, which have another ratio than the photo.
  const onPage = ratio ? [] : [link.querySelector('source')?.srcset];
  const ratioOnPage = ['width', 'height'].map((side) => picture?.getAttribute(side)).join(' / ');
  return {
    href: link.getAttribute('href') ?? '',
    avif: [...onPage, photo].join(', '),
    alt: picture?.alt ?? '',
    // The Content-Security-Policy forbids style attributes in HTML, but React sets this one by script.
    shape: { '--ratio': ratio ?? ratioOnPage } as CSSProperties,
    caption: link.closest('figure')?.querySelector('figcaption')?.textContent ?? '',
  };
}
