import { addressesOf, filesIn, readBuiltSite } from '../../build/built-site.ts';

/** Everything that a built site serves, below its base: pages under their own addresses, and files. */
export const addresses = (folder: string) => [
  ...addressesOf(readBuiltSite(folder, '/').pages),
  ...filesIn(folder).filter((file) => !/\.html$|^_/.test(file)),
];
