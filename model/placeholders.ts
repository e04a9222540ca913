const PLACEHOLDERS: { shows: (words: string) => boolean; message: (words: string) => string }[] = [
  {
    shows: (words) => words === 'Our Little Farm',
    message: (words) => `"${words}" is a placeholder. Enter your farm’s name.`,
  },
  {
    shows: (words) => /^https:\/\/(?:[\w-]+\.)?example\.(?:com|org|net)(?:[/?#]|$)/.test(words),
    message: (words) => `${words} is a placeholder. Enter your own web address.`,
  },
  {
    shows: (words) => /^https:\/\/(?:www\.)?ko-fi\.com\/?$/.test(words),
    message: (words) =>
      `${words} goes to Ko-fi’s front page. Enter the web address of your own page.`,
  },
  {
    shows: (words) => /^\(?\d{3}\)?[ .-]?555[ .-]?01\d\d$|@example\.(?:com|org|net)$/.test(words),
    message: (words) => `${words} is a placeholder. Enter your own.`,
  },
  {
    shows: (words) => words === 'a peer-to-peer payment app',
    message: (words) => `"${words}" is a placeholder. Enter the name of the app, such as Venmo.`,
  },
];

/** A message for each placeholder that a text consists of. */
export const placeholdersIn = (words: string): string[] =>
  PLACEHOLDERS.filter(({ shows }) => shows(words)).map(({ message }) => message(words));
