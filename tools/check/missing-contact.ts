import type { ContentFile } from '../../model/checked-file.ts';
import type { Warning } from './warning.ts';

interface Farm {
  contact?: { phone?: unknown; email?: unknown };
  platforms?: unknown[];
}

/** A farm without a phone number, email address or social page. */
export function missingContact({ kind, file, yaml }: ContentFile): Warning[] {
  if (kind !== 'farm') return [];
  const { contact, platforms = [] } = yaml.data as Farm;
  if (contact?.phone || contact?.email || platforms.length > 0) return [];
  return [
    {
      group: 'No contact info (npm run edit asks for it)',
      file,
      message:
        'The site says what you sell, but not how to reach you. Add your phone number or email address (contact), or one of your social pages (platforms). In the editor, they’re under Farm info.',
    },
  ];
}
