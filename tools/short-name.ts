import { basename } from 'node:path';

const modules = new Map<string, string[]>();

/** A class in the built site: its component and a number, since its own name would weigh more. */
export function shortName(name: string, file: string): string {
  const component = basename(file, '.module.css');
  const names = modules.get(component) ?? [];
  modules.set(component, names);
  if (!names.includes(name)) names.push(name);
  return `${component}${names.indexOf(name)}`;
}
