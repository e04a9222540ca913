import '../../src/styles/site.css';
import { createRoot } from 'react-dom/client';
import { Editor } from '../ui/Editor.tsx';
import { type DeskSettings, deskDoor } from './local-backend.ts';

const settings = document.getElementById('settings')?.textContent ?? '{}';
const door = deskDoor(JSON.parse(settings) as DeskSettings);
const stored = await door.load();
createRoot(document.getElementById('editor') as HTMLElement).render(
  <Editor door={door} stored={stored} />,
);
