import styles from './Review.module.css';
import { addressOf } from './route.ts';
import { useEditor } from './use-editor.ts';

/** Saved; and where the site is somewhere else, whether it shows it already. */
export function Saved({ online }: { online: boolean | undefined }) {
  const { backend } = useEditor();
  return (
    <div className={styles.saved} role="status">
      <p className={styles.done}>{online ? 'Online' : 'Saved'}</p>
      <p>
        {online === undefined &&
          'It is written into the files on this computer, and not online yet. The guide says how you put it there.'}
        {online === false &&
          'It is safe on GitHub. Your site shows it in a few minutes; this page tells you when. You can close it, too.'}
        {online === true && 'Your site shows it now.'}
      </p>
      <a className={styles.save} href={addressOf('home')}>
        Back to the start
      </a>
      <a className={styles.look} href={backend.site} target="_blank" rel="noreferrer">
        Look at the site<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </div>
  );
}
