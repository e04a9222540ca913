import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPolicy } from '../../build/hosting/policy.ts';
import { siteHandler } from '../../build/hosting/site-handler.ts';

/** A copy of the built site on a server of its own, which can be changed, slowed down and cut off. */
export class Deployment {
  readonly requests: { path: string; at: number }[] = [];
  /** How long the server takes to answer, in milliseconds. */
  delay = 0;
  #folder = '';
  #port = 0;
  #server: Server | undefined;
  #handler: RequestListener = () => undefined;

  static async start() {
    const deployment = new Deployment();
    deployment.#folder = await mkdtemp(join(tmpdir(), 'farm-'));
    await cp('dist', deployment.#folder, { recursive: true });
    await deployment.comeBack();
    return deployment;
  }

  get address() {
    return `http://localhost:${this.#port}`;
  }

  /** Replaces words in every page, and makes browsers see a new worker as a real build does. */
  async deploy(change: (html: string) => string, worker?: string) {
    for (const name of await readdir(this.#folder)) {
      const file = join(this.#folder, name);
      if (!name.endsWith('.html')) continue;
      await writeFile(file, withPolicy(change(await readFile(file, 'utf8'))));
    }
    const file = join(this.#folder, 'sw.js');
    await writeFile(file, worker ?? `${await readFile(file, 'utf8')}/* ${Date.now()} */`);
    this.#handler = siteHandler(this.#folder);
  }

  async goDown() {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  async comeBack() {
    this.#handler = siteHandler(this.#folder);
    this.#server = createServer((request, response) => {
      this.requests.push({ path: request.url ?? '', at: Date.now() });
      setTimeout(() => request.destroyed || this.#handler(request, response), this.delay);
    });
    await new Promise<void>((resolve) => this.#server?.listen(this.#port, 'localhost', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async end() {
    await this.goDown();
    await rm(this.#folder, { recursive: true });
  }
}
