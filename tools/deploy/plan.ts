import { HOSTS, type Host, isStandIn } from './hosts.ts';
import { HELP, NEEDS_A_FOLDER, NEEDS_AN_ADDRESS, onGitHub } from './words.ts';

export interface Surroundings {
  /** The farm's name. */
  name: string;
  site: string;
  /** "ann/my-farm", if this folder belongs to a repository on GitHub. */
  repository: string | undefined;
  /** How many content files have changes that git has not been told of. */
  unsent: number;
}

/** What `npm run deploy` does, or what it says instead. */
export type Plan = { host: Host } | { say: string; isFault: boolean };

export function planFor([host = '', target = '']: string[], farm: Surroundings): Plan {
  if (host === '') return { say: HELP, isFault: false };
  if (host === 'github') return { say: onGitHub(farm.repository, farm.unsent), isFault: false };
  const fault = faultIn(host, target, farm.site);
  if (fault) return { say: fault, isFault: true };
  return { host: HOSTS[host as keyof typeof HOSTS]({ ...farm, target }) };
}

function faultIn(host: string, target: string, site: string): string | undefined {
  if (!Object.hasOwn(HOSTS, host)) return `There is no host named “${host}” here.\n\n${HELP}`;
  if (host !== 'server') return undefined;
  if (!/^[^:]+:.+/.test(target)) return NEEDS_A_FOLDER;
  return isStandIn(site) ? NEEDS_AN_ADDRESS : undefined;
}

/** "ann/my-farm", from what git keeps about the folder. */
export const repositoryIn = (gitConfig: string) =>
  /github\.com[:/]([\w-]+\/[\w.-]+?)(?:\.git)?\s*$/m.exec(gitConfig)?.[1];
