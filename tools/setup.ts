import { inPlainWords } from '../build/plain-words.ts';
import { converse } from './setup/conversation.ts';

/** `npm run setup`: asks for the farm's own facts. */
await inPlainWords(async () => {
  if (!process.stdin.isTTY) {
    console.error('The questions need a window to type in. Open a terminal and run  npm run setup');
    return false;
  }
  return await converse({ root: 'content', input: process.stdin, output: process.stdout });
});
