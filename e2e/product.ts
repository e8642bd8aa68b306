import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDataDir } from '#database/testing/prepared.ts';
import { findFreePort } from '#server/free-port.ts';
import { readKeys } from '#server/testing/server-client.ts';
import { type ServerProcess, startServer } from '#server/testing/server-process.ts';

/** The real product: a server process with its own folder and port, which it keeps across restarts. */
export interface Product {
  url: string;
  anonKey: string;
  /** For what only an operator may do, such as saving analyses with past dates. */
  serviceKey: string;
  /** Ends the process as an operator does, with SIGTERM, or with the given signal. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same port and folder. */
  start(): Promise<void>;
  /** Stops it and removes its folder. */
  dispose(): Promise<void>;
}

/** Starts the product, configured by `variables`; resolves once it answers. The web has to be built. */
export async function startProduct(variables: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-e2e-'));
  cpSync(await prepareDataDir(), dataDir, { recursive: true });
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  // Links in emails lead to where the pages are opened.
  const env = { DATA_DIR: dataDir, PORT: String(port), SITE_URL: url, LOG_LEVEL: 'warn', ...variables };
  let server: ServerProcess | undefined;
  async function start(): Promise<void> {
    server = await startServer(env);
    const answer = await fetch(`${server.url}/readyz`);
    if (!answer.ok) throw new Error(`The product is not ready: /readyz answered ${answer.status}.`);
  }
  async function stop(signal?: NodeJS.Signals): Promise<void> {
    await server?.stop(signal);
    server = undefined;
  }
  await start();
  return {
    url,
    ...readKeys(dataDir),
    start,
    stop,
    async dispose() {
      await stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
