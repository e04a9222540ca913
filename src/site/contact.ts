import type { Farm } from '../../model/schema.ts';

export type Contact = NonNullable<Farm['contact']>;

/** How to reach the farm. Undefined if all of it is empty. */
export const contactOf = ({ contact }: Pick<Farm, 'contact'>) =>
  contact?.phone || contact?.email || contact?.note ? contact : undefined;

/** "(406) 555-0142" → "+14065550142" */
export const toE164 = (phone: string) => `+1${phone.replaceAll(/\D/g, '')}`;
