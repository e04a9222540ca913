import '../../src/styles/site.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connect, type PhoneSettings, storedToken } from './connect.ts';
import { PhoneEditor } from './PhoneEditor.tsx';
import { unsafePageMessage } from './unsafe-page.ts';

const root = document.getElementById('editor');
const json = document.getElementById('settings')?.textContent;
const unsafeMessage = unsafePageMessage();

if (root && unsafeMessage) root.append(unsafeMessage);
else if (root && json) {
  const settings: PhoneSettings = JSON.parse(json);
  const token = storedToken(settings).read();
  const opening = token ? connect(settings, token) : Promise.resolve(undefined);
  opening.catch(() => undefined);
  createRoot(root).render(
    <StrictMode>
      <PhoneEditor settings={settings} opening={opening} />
    </StrictMode>,
  );
  const scope = `${settings.base}edit`;
  navigator.serviceWorker?.register(settings.serviceWorker, { scope }).catch(() => undefined);
}
