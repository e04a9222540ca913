import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface FarmConfig {
  name: string;
  site: string;
  offline: boolean;
  repository?: string | undefined;
}

/** Reads the fields of farm.yaml that the config needs before content is loaded. The content check validates them later. */
export function readFarm(): FarmConfig {
  try {
    const { name, site, offline, repository } = parse(
      readFileSync('content/farm.yaml', 'utf8'),
    ) as FarmConfig;
    return {
      name: String(name),
      site: new URL(site).href,
      offline: offline ?? true,
      repository,
    };
  } catch {
    return { name: '', site: 'https://example.com', offline: true };
  }
}
