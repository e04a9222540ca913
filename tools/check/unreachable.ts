import type { WrittenFile } from '../../model/checked-file.ts';
import type { Warning } from './warning.ts';

interface Farm {
  contact?: { phone?: unknown; email?: unknown };
  platforms?: unknown[];
}

/** A farm that tells nobody how to ask for eggs. */
export function unreachable({ kind, file, written }: WrittenFile): Warning[] {
  if (kind !== 'farm') return [];
  const { contact, platforms = [] } = written.data as Farm;
  if (contact?.phone || contact?.email || platforms.length > 0) return [];
  return [
    {
      group: 'Nobody can reach you (npm run edit asks for it)',
      file,
      message:
        'The site says what you sell, but not how to ask for it. Write your phone number or email address below contact, or a page of yours below platforms.',
    },
  ];
}
