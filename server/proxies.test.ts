import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '#e2e/stubs/listen.ts';
import type { AppContext } from './context.ts';
import { answerError } from './errors.ts';
import { findFreePort } from './free-port.ts';
import { bodyLimit, bodyLimits } from './middleware/body-limit.ts';
import { resolveClientIp } from './middleware/client-ip.ts';
import { noProxies, readTrustedProxies } from './middleware/trusted-proxies.ts';

const MIB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'shortlist-proxies-'));
afterAll(() => rmSync(folder, { recursive: true }));
const recipe = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8');

/** The recipes of deploy/ on ports of this machine, without certificates: the arguments that start the proxy. */
const proxies = {
  nginx(port: number, upstream: number): string[] {
    const [site = ''] = recipe('nginx.conf')
      .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
      .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
      .replaceAll(/^\s*ssl_.*$/gm, '')
      .split(/^server \{\n\s*listen 80;/m);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${join(folder, kind)};`,
    );
    const file = join(folder, 'nginx.conf');
    const main = `daemon off; master_process off; pid ${join(folder, 'nginx.pid')}; events {}`;
    writeFileSync(file, `${main} http { access_log off; ${temporary.join(' ')} ${site} }`);
    return ['-c', file, '-e', join(folder, 'error.log')];
  },
  caddy(port: number, upstream: number): string[] {
    const file = join(folder, 'Caddyfile');
    const site = recipe('Caddyfile')
      .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
      .replace(/^shortlist\.example/m, `http://:${port}`);
    writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  },
} as const;

describe.each(['nginx', 'caddy'] as const)('behind %s', (name) => {
  const isInstalled = spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status === 0;
  if (!isInstalled) process.stderr.write(`NOT RUN: the recipe for ${name} is tested where it is installed.\n`);
  const port = Promise.withResolvers<number>();
  let sendSecond: () => void = () => {};
  let server: Server;
  let proxy: ChildProcess | null = null;

  const app = new Hono<AppContext>();
  app.onError((error, c) => answerError(c, 'functions', error));
  app.use(resolveClientIp(readTrustedProxies('true') ?? noProxies));
  app.get('/readyz', (c) => c.text('ready'));
  app.get('/ip', (c) => c.text(c.get('clientIp')));
  app.post('/body', bodyLimit(bodyLimits.documents), async (c) =>
    c.text(String((await c.req.arrayBuffer()).byteLength)),
  );
  app.get('/events', (c) =>
    streamSSE(c, async (stream) => {
      await stream.writeSSE({ data: 'first' });
      await new Promise<void>((resolve) => {
        sendSecond = resolve;
      });
      await stream.writeSSE({ data: 'second' });
    }),
  );

  beforeAll(async () => {
    if (!isInstalled) return;
    server = createServer(getRequestListener(app.fetch));
    const chosen = await findFreePort();
    const environment = {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    };
    proxy = spawn(name, proxies[name](chosen, await listen(server)), { env: environment, stdio: 'ignore' });
    port.resolve(chosen);
  });
  afterAll(async () => {
    if (!isInstalled) return;
    if (proxy?.exitCode === null && proxy.kill()) await once(proxy, 'exit');
    server.closeAllConnections();
    server.close();
  });

  const get = async (path: string, headers: Record<string, string> = {}, localAddress = '127.0.0.1') => {
    const options = { host: '127.0.0.1', port: await port.promise, path, headers, localAddress, agent: false as const };
    return new Promise<string>((resolve, reject) => {
      request(options, (answer) => resolve(text(answer)))
        .on('error', reject)
        .end();
    });
  };
  const urlOf = async (path: string) => `http://127.0.0.1:${await port.promise}${path}`;

  test.skipIf(!isInstalled)('a client has its own address, whatever it writes into a header', async () => {
    await expect.poll(() => get('/ip').catch(() => '')).toBe('127.0.0.1');
    expect(await get('/ip', {}, '127.0.0.2')).toBe('127.0.0.2');
    expect(await get('/ip', { 'X-Forwarded-For': '192.0.2.7' }, '127.0.0.3')).toBe('127.0.0.3');
    expect(await get('/ip', { 'X-Forwarded-For': '192.0.2.7, 127.0.0.1', 'X-Real-IP': '192.0.2.7' })).toBe('127.0.0.1');
  });

  test.skipIf(!isInstalled)('events arrive as they are sent', async () => {
    const { body } = await fetch(await urlOf('/events'));
    const reader = body?.getReader();
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await next()).toContain('first');
    sendSecond();
    expect(await next()).toContain('second');
  });

  test.skipIf(!isInstalled)(
    'a file of ten megabytes passes, and what is larger is refused in the product’s words',
    async () => {
      const send = async (bytes: number) => {
        const answer = await fetch(await urlOf('/body'), { method: 'POST', body: new Uint8Array(bytes) });
        return [answer.status, await answer.text()];
      };
      expect(await send(10 * MIB)).toEqual([200, String(10 * MIB)]);
      expect(await send(12 * MIB)).toEqual([413, expect.stringContaining('larger than 10 MiB')]);
    },
  );
});
