import { type Backend, ExpectedError } from '../backend.ts';
import { base64 } from '../base64.ts';
import type { Change, Published } from '../content/published-content.ts';
import type { HistoryEntry } from './save-history.ts';

/** The server writes these settings into the page. No other page knows the secret. */
interface LocalSettings {
  secret: string;
  siteId: string;
}

/** A change as sent to the server, with photos as base64. */
export type SentChange = Exclude<Change, { photo: Blob }> | { path: string; photo: string };

/** Stores the content on this computer, through the server of `npm run edit`. */
export function localBackend({ secret, siteId }: LocalSettings): Backend {
  async function request(path: string, options: RequestInit = {}): Promise<Response> {
    const response = await fetch(`/edit/${path}`, {
      ...options,
      headers: { 'x-editor': secret, ...options.headers },
    }).catch(() => {
      throw new ExpectedError(
        'The editor isn’t running on this computer. Run  npm run edit  and open this page again. Your changes are saved here.',
      );
    });
    if (response.ok) return response;
    throw new ExpectedError(await response.text());
  }
  const history = async (): Promise<HistoryEntry[]> => (await request('history')).json();
  return {
    name: 'local',
    siteId,
    siteUrl: '/',
    load: async () => (await request('content')).json(),
    save: async (published, changes, message) => {
      const ids = Object.fromEntries(
        changes.map(({ path }) => [path, published.files[path]?.id ?? null]),
      );
      const response = await request('save', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ids, changes: await Promise.all(changes.map(sent)), message }),
      });
      return (await response.json()) as Published;
    },
    history,
    changesIn: async (id) => {
      const entry = (await history()).find((each) => each.id === id);
      return entry?.changes ?? [];
    },
    removedPicture: async (path) => {
      const past = (await history()).flatMap(({ changes }) => changes);
      const id = past.find((change) => change.path === path && !change.after)?.before?.id;
      if (id === undefined) return undefined;
      const response = await request(`removed?${new URLSearchParams({ id })}`);
      return response.status === 204 ? undefined : await response.blob();
    },
    thumbnailUrl: (path, id) => `/edit/thumbnail?${new URLSearchParams({ path, id })}`,
  };
}

const sent = async (change: Change): Promise<SentChange> =>
  'photo' in change ? { path: change.path, photo: await base64(change.photo) } : change;
