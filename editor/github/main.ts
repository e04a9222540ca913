import '../../src/styles/site.css';
import { connect, type GitHubSettings, storedToken } from './connect.ts';
import { unsafePageMessage } from './unsafe-page.ts';

const place = document.getElementById('editor');
const json = document.getElementById('settings')?.textContent;
const refused = unsafePageMessage();

if (place && refused) place.append(refused);
else if (place && json) {
  const settings = JSON.parse(json) as GitHubSettings;
  const token = storedToken(settings).read();
  // Loads the content while the editor's script loads.
  const opening = token ? connect(settings, token) : undefined;
  opening?.catch(() => undefined);
  const { showGitHubEditor } = await import('./GitHubEditor.tsx');
  showGitHubEditor(place, settings, opening);
  const scope = `${settings.base}edit`;
  navigator.serviceWorker?.register(settings.serviceWorker, { scope }).catch(() => undefined);
}
