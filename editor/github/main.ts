import '../../src/styles/site.css';
import { connect, type GitHubSettings, storedToken } from './connect.ts';

const place = document.getElementById('editor');
const written = document.getElementById('settings')?.textContent;

// Some hosts can't forbid frames, so the page itself refuses to run in one.
if (place && written && window.top === window.self) {
  const settings = JSON.parse(written) as GitHubSettings;
  const token = storedToken(settings).read();
  // GitHub is asked while the editor itself is still on its way.
  const opening = token ? connect(settings, token) : undefined;
  opening?.catch(() => undefined);
  const { showGitHubEditor } = await import('./GitHubEditor.tsx');
  showGitHubEditor(place, settings, opening);
}
