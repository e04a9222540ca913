import { setTimeout as wait } from 'node:timers/promises';

interface Session {
  capabilities: { browserVersion: string };
  send: <T = void>(method: string, path: string, body?: object) => Promise<T>;
  evaluate: <T>(expression: string) => Promise<T>;
  act: (type: 'pointer' | 'key', actions: object[]) => Promise<void>;
}

/** The part of the WebDriver protocol that the scenarios need. It is plain HTTP. */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(driver + path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = (await response.json()) as {
      value: T & { error?: string; message?: string };
    };
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error}: ${value?.message}`);
    return value;
  };
  await waitForDriver(driver);
  const opened = await call<{ sessionId: string; capabilities: Session['capabilities'] }>(
    'POST',
    '/session',
    { capabilities: { alwaysMatch: capabilities } },
  );
  const send = <T>(method: string, path: string, body?: object) =>
    call<T>(method, `/session/${opened.sessionId}${path}`, body);
  return {
    capabilities: opened.capabilities,
    send,
    evaluate: (expression) =>
      send('POST', '/execute/sync', { script: `return (${expression})`, args: [] }),
    act: (type, actions) => send('POST', '/actions', { actions: [{ type, id: type, actions }] }),
  };
}

async function waitForDriver(driver: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const response = await fetch(`${driver}/status`).catch(() => undefined);
    if (response?.ok) return;
    await wait(100);
  }
  throw new Error('The driver does not answer.');
}
