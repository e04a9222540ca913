import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The farm's facts as they are needed before content is loaded. The content check judges them. */
export function readFarm(): { site: string } {
  try {
    const { site } = parse(readFileSync('content/farm.yaml', 'utf8')) as { site: string };
    return { site: new URL(site).href };
  } catch {
    return { site: 'https://example.com' };
  }
}
