import { Keystatic } from '@keystatic/core/ui';
import mark from '../content/logo/mark.svg?url';
import config from './config.ts';

const withTheFarmsMark = {
  ...config,
  ui: {
    ...config.ui,
    brand: {
      name: 'The farm’s editor',
      mark: () => <img src={mark} alt="" width="24" height="24" />,
    },
  },
};

// Saving changes the site, which reloads every open page of it. The editor stays, so that nothing
// typed meanwhile is lost: a reload waits for this promise, and it never comes.
import.meta.hot?.on('vite:beforeFullReload', () => new Promise(() => {}));

export function Editor() {
  return <Keystatic config={withTheFarmsMark} />;
}
