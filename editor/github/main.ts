import '../../src/styles/site.css';
import '../../src/styles/packet-and-wood-tokens.css';
import { connect, type GitHubSettings, moveFromOldName, storedToken } from './connect.ts';
import { unsafePageMessage } from './unsafe-page.ts';

const root = document.getElementById('editor');
const json = document.getElementById('settings')?.textContent;
const unsafeMessage = unsafePageMessage();

if (root && unsafeMessage) root.append(unsafeMessage);
else if (root && json) {
  const settings = JSON.parse(json) as GitHubSettings;
  const token = storedToken(settings).read();
  // Loads the content while the editor's script loads.
  const opening = token
    ? connect(settings, token)
    : moveFromOldName(settings).then((moved) => (moved ? connect(settings, moved) : undefined));
  opening.catch(() => undefined);
  const { showGitHubEditor } = await import('./GitHubEditor.tsx');
  showGitHubEditor(root, settings, opening);
  const scope = `${settings.base}edit`;
  navigator.serviceWorker?.register(settings.serviceWorker, { scope }).catch(() => undefined);
}
