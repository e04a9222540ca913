import '../../src/styles/site.css';
import { keptToken, openDoor, type PhoneSettings } from './connect.ts';

const place = document.getElementById('editor');
const written = document.getElementById('settings')?.textContent;

// Some hosts can't forbid frames, so the page itself refuses to run in one.
if (place && written && window.top === window.self) {
  const settings = JSON.parse(written) as PhoneSettings;
  const token = keptToken(settings).read();
  // GitHub is asked while the editor itself is still on its way.
  const opening = token ? openDoor(settings, token) : undefined;
  opening?.catch(() => undefined);
  const { showPhoneDoor } = await import('./GitHubEditor.tsx');
  showPhoneDoor(place, settings, opening);
}
