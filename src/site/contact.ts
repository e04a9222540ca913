export interface Contact {
  title: string;
  phone?: string | undefined;
  email?: string | undefined;
  note?: string | undefined;
}

/** How to reach the farm. Undefined if all of it is empty. */
export const contactOf = ({ contact }: { contact?: Contact | undefined }) =>
  contact?.phone || contact?.email || contact?.note ? contact : undefined;

/** "(406) 555-0142" → "+14065550142" */
export const toE164 = (phone: string) => `+1${phone.replaceAll(/\D/g, '')}`;
