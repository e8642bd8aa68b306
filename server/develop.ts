import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer as createViteServer } from 'vite';
import { readEnv } from './env.ts';
import { findFreePort } from './free-port.ts';

const apiPaths = ['/auth/v1', '/rest/v1', '/functions/v1', '/_outbox', '/_sandbox', '/healthz', '/readyz'];

/**
 * `npm run dev`: one URL for both halves. Vite serves the web with hot reload there and forwards the APIs to the server, a child
 * process that Node restarts when one of its files changes.
 */
export async function develop(environment: Record<string, string | undefined>): Promise<void> {
  const env = readEnv(environment);
  const serverPort = await findFreePort();
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', fileURLToPath(new URL('./main.ts', import.meta.url))],
    {
      // Its start-up lines name a port that does not matter here; its log and its failures are shown.
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...environment, PORT: String(serverPort), HOST: '127.0.0.1', SITE_URL: env.SITE_URL },
    },
  );
  const target = `http://127.0.0.1:${serverPort}`;
  const vite = await createViteServer({
    server: {
      host: env.HOST,
      port: env.PORT,
      strictPort: true,
      proxy: Object.fromEntries(apiPaths.map((path) => [path, { target }])),
    },
  });
  await vite.listen();
  process.stdout.write(`Shortlist (development) is at http://localhost:${env.PORT}\n`);

  const stop = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await vite.close();
  };
  process.once('SIGINT', () => void stop('SIGINT'));
  process.once('SIGTERM', () => void stop('SIGTERM'));
  server.once('exit', (code) => {
    process.exitCode = code ?? 0;
    void vite.close();
  });
}
