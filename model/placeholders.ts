const PLACEHOLDERS: { shows: (words: string) => boolean; message: (words: string) => string }[] = [
  {
    shows: (words) => words === 'Our Little Farm',
    message: (words) => `"${words}" is a stand-in. Write the farm’s own name.`,
  },
  {
    shows: (words) => /^https:\/\/(?:[\w-]+\.)?example\.(?:com|org|net)(?:[/?#]|$)/.test(words),
    message: (words) => `${words} is a stand-in. Write your own address.`,
  },
  {
    shows: (words) => /^https:\/\/(?:www\.)?ko-fi\.com\/?$/.test(words),
    message: (words) =>
      `${words} leads to Ko-fi’s front page. Write your own page’s address there.`,
  },
  {
    shows: (words) => /^\(?\d{3}\)?[ .-]?555[ .-]?01\d\d$|@example\.(?:com|org|net)$/.test(words),
    message: (words) => `${words} is a stand-in. Write your own.`,
  },
  {
    shows: (words) => words === 'a peer-to-peer payment app',
    message: (words) => `"${words}" is a stand-in. Write the name of the app, such as Venmo.`,
  },
];

/** What is to be said about words that only hold the place of the owner's own. */
export const placeholdersIn = (words: string): string[] =>
  PLACEHOLDERS.filter(({ shows }) => shows(words)).map(({ message }) => message(words));
