import styles from '../ui/editor.module.css';

/** Replaces the editor where a token would not be safe; undefined where it is. */
export function unsafePageMessage(): HTMLElement | undefined {
  // Some hosts can't send X-Frame-Options.
  if (window.top !== window.self) {
    return message(
      'The editor doesn’t work inside another page. Open it in its own tab.',
      location.href,
    );
  }
  if (!window.isSecureContext) {
    return message(
      'This web address isn’t secure, so others could read your token. Open the secure one instead. If it doesn’t open, turn on “Enforce HTTPS” on GitHub, in your repository’s Settings under Pages.',
      location.href.replace(/^http:/, 'https:'),
    );
  }
  return undefined;
}

function message(text: string, address: string): HTMLElement {
  const main = document.createElement('main');
  main.className = styles.page ?? '';
  const heading = document.createElement('h1');
  heading.textContent = 'Edit your site';
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  const link = document.createElement('a');
  Object.assign(link, { href: address, target: '_top' });
  link.textContent = `Open ${address.replace(/#.*/, '')}`;
  main.append(heading, paragraph, link);
  return main;
}
