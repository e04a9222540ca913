import { textsIn } from './texts.ts';

const PLACEHOLDERS: { matches: (text: string) => boolean; message: (text: string) => string }[] = [
  {
    matches: (text) => text === 'Our Little Farm',
    message: (text) => `"${text}" is a placeholder. Enter your farm’s name.`,
  },
  {
    matches: (text) => /^https:\/\/(?:[\w-]+\.)?example\.(?:com|org|net)(?:[/?#]|$)/i.test(text),
    message: (text) => `${text} is a placeholder. Enter your own web address.`,
  },
  {
    matches: (text) => /^https:\/\/(?:www\.)?ko-fi\.com\/?$/i.test(text),
    message: (text) =>
      `${text} goes to Ko-fi’s front page. Enter the web address of your own page.`,
  },
  {
    matches: (text) => /^\(?\d{3}\)?[ .-]?555[ .-]?01\d\d$|@example\.(?:com|org|net)$/.test(text),
    message: (text) => `${text} is a placeholder. Enter your own.`,
  },
  {
    matches: (text) => text === 'a peer-to-peer payment app',
    message: (text) => `"${text}" is a placeholder. Enter the name of the app, such as Venmo.`,
  },
];

/** The message for a text that is a placeholder. */
export const placeholderMessage = (text: string): string | undefined =>
  PLACEHOLDERS.find(({ matches }) => matches(text))?.message(text);

/** The placeholders in a content file. */
export const placeholdersIn = (data: unknown) =>
  textsIn(data).flatMap(({ path, text }) => {
    const message = placeholderMessage(text);
    return message ? [{ path, message }] : [];
  });
