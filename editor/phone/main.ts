import '../../src/styles/site.css';
import { createRoot } from 'react-dom/client';
import type { PhoneSettings } from './github-door.ts';
import { PhoneDoor } from './PhoneDoor.tsx';

const place = document.getElementById('editor');
const settings = document.getElementById('settings')?.textContent;

// Some hosts can't forbid frames, so the page itself refuses to run in one.
if (place && settings && window.top === window.self) {
  createRoot(place).render(<PhoneDoor settings={JSON.parse(settings) as PhoneSettings} />);
}
