import '../../src/styles/site.css';
import { connect, type PhoneSettings, storedToken } from './connect.ts';
import { unsafePageMessage } from './unsafe-page.ts';

const root = document.getElementById('editor');
const json = document.getElementById('settings')?.textContent;
const unsafeMessage = unsafePageMessage();

if (root && unsafeMessage) root.append(unsafeMessage);
else if (root && json) {
  const settings: PhoneSettings = JSON.parse(json);
  const token = storedToken(settings).read();
  // Loads the content while the editor's script loads.
  const opening = token ? connect(settings, token) : Promise.resolve(undefined);
  opening.catch(() => undefined);
  const { showPhoneEditor } = await import('./PhoneEditor.tsx');
  showPhoneEditor(root, settings, opening);
  const scope = `${settings.base}edit`;
  navigator.serviceWorker?.register(settings.serviceWorker, { scope }).catch(() => undefined);
}
