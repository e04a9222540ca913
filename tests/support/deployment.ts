import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuiltSite, writePages } from '../../build/built-site.ts';
import { siteHandler } from '../../build/hosting/site-handler.ts';
import { addPolicies } from '../../build/steps/content-security-policy.ts';
import { writeHeaders } from '../../build/steps/headers.ts';
import { stampVersions } from '../../build/steps/page-version.ts';
import { FIXTURE } from './sites.ts';

/** What a build adds to a page that Astro wrote. */
const ADDED = / data-version="[^"]*"|<meta http-equiv="Content-Security-Policy"[^>]*>/g;

/** A copy of the fixture site on its own server, which can change, be slow or go down. */
export class Deployment {
  readonly requests: { path: string; at: number }[] = [];
  /** Returns true if it has sent a response. */
  intercept: ((path: string, response: ServerResponse) => boolean) | undefined;
  /** Every response waits for this. */
  delay = Promise.resolve();
  #folder = '';
  #port = 0;
  #server: Server | undefined;
  #handler: RequestListener = () => undefined;

  static async start() {
    const deployment = new Deployment();
    deployment.#folder = await mkdtemp(join(tmpdir(), 'farm-'));
    await cp(FIXTURE.dist, deployment.#folder, { recursive: true });
    await deployment.restart();
    return deployment;
  }

  get address() {
    return `http://localhost:${this.#port}`;
  }

  /** Changes every page, and the service worker as a real build does. */
  async deploy(change: (html: string) => string, worker?: string) {
    const site = readBuiltSite(this.#folder, '/');
    for (const page of site.pages) page.html = change(page.html.replaceAll(ADDED, ''));
    stampVersions(site);
    addPolicies(site);
    writePages(site);
    const file = join(this.#folder, 'sw.js');
    await writeFile(file, worker ?? `${await readFile(file, 'utf8')}/* ${Date.now()} */`);
    writeHeaders(site);
  }

  async stop() {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  async restart() {
    this.#handler = siteHandler(this.#folder, '/', false);
    this.#server = createServer(async (request, response) => {
      this.requests.push({ path: request.url ?? '', at: Date.now() });
      if (this.intercept?.(request.url ?? '', response)) return;
      await this.delay;
      if (!request.destroyed) this.#handler(request, response);
    });
    await new Promise<void>((resolve) => this.#server?.listen(this.#port, 'localhost', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async end() {
    await this.stop();
    await rm(this.#folder, { recursive: true });
  }
}
