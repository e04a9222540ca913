import '../../src/styles/site.css';
import { connect, type GitHubSettings, storedToken } from './connect.ts';
import { unsafePageMessage } from './unsafe-page.ts';

const place = document.getElementById('editor');
const written = document.getElementById('settings')?.textContent;
const refused = unsafePageMessage();

if (place && refused) place.append(refused);
else if (place && written) {
  const settings = JSON.parse(written) as GitHubSettings;
  const token = storedToken(settings).read();
  // GitHub is asked while the editor itself is still on its way.
  const opening = token ? connect(settings, token) : undefined;
  opening?.catch(() => undefined);
  const { showGitHubEditor } = await import('./GitHubEditor.tsx');
  showGitHubEditor(place, settings, opening);
  const scope = `${settings.base}edit`;
  navigator.serviceWorker?.register(settings.worker, { scope }).catch(() => undefined);
}
