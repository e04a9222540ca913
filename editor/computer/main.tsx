import '../../src/styles/site.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { localBackend } from '../local/local-backend.ts';
import { browserDevice } from '../store/browser-device.ts';
import { EditorStore } from '../store/editor-store.ts';
import { Editor } from '../ui/Editor.tsx';

const settings = document.getElementById('settings')?.textContent ?? '{}';
const backend = localBackend(JSON.parse(settings));
const store = await EditorStore.open({ backend, published: await backend.load() }, browserDevice);
createRoot(document.getElementById('editor') as HTMLElement).render(
  <StrictMode>
    <Editor store={store} />
  </StrictMode>,
);
