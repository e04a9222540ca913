import { readFileSync } from 'node:fs';

/** The rows of a THIRD-PARTY.md: "name: license". */
export const listedIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^\| (?!what)([^|]+) \| ([^|]+) \|/gm)].map(
    ([, name = '', license = '']) => `${name}: ${license}`,
  );

/** Vite's list of what it bundled, with its licenses. */
export const bundled = (list: string) =>
  [...list.matchAll(/^## (\S+) - \S+ \((.+)\)$/gm)].map(
    ([, name, license]) => `${name}: ${license}`,
  );

export const licenseOf = (name: string) =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).license;
