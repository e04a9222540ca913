import { resolve } from 'node:path';

const PORTS = 10;
const TIMEOUT_MS = 2000;

/** The origin of an editor that already runs on this folder, if any. */
export async function findRunningEditor(
  root: string,
  firstPort: number,
): Promise<string | undefined> {
  const siteId = JSON.stringify({ siteId: resolve(root) }).slice(1, -1);
  const addresses = Array.from({ length: PORTS }, (_, i) => `http://localhost:${firstPort + i}`);
  const pages = await Promise.all(
    addresses.map((address) =>
      fetch(`${address}/edit`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
        .then((response) => response.text())
        .catch(() => ''),
    ),
  );
  return addresses.find((_, i) => pages[i]?.includes(siteId));
}
