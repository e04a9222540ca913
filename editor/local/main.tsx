import '../../src/styles/site.css';
import '../../src/styles/packet-and-wood-tokens.css';
import { createRoot } from 'react-dom/client';
import { Editor } from '../ui/Editor.tsx';
import { type LocalSettings, localBackend } from './local-backend.ts';

const settings = document.getElementById('settings')?.textContent ?? '{}';
const backend = localBackend(JSON.parse(settings) as LocalSettings);
const stored = await backend.load();
createRoot(document.getElementById('editor') as HTMLElement).render(
  <Editor backend={backend} stored={stored} />,
);
