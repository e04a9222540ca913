import { basename } from 'node:path';

const modules = new Map<string, { file: string; names: string[] }>();

/** A class in the built site: its component and a number, because its own name would take more bytes. */
export function shortName(name: string, file: string): string {
  const component = basename(file, '.module.css');
  const module = modules.get(component) ?? { file, names: [] };
  modules.set(component, module);
  if (module.file !== file) throw new Error(`Rename one of them: ${module.file}, ${file}`);
  if (!module.names.includes(name)) module.names.push(name);
  return `${component}${module.names.indexOf(name)}`;
}
