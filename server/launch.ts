import { existsSync } from 'node:fs';
import { buildWebIfStale } from './build-web.ts';
import { readEnv } from './env.ts';
import { loadKeys } from './keys.ts';

type Environment = Record<string, string | undefined>;

/** What `server/start.js` does once Node is known to be new enough: `--keys`, `--dev`, or the product itself. */
export async function launch(args: readonly string[], environment: Environment): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  if (args.includes('--keys')) {
    await printKeys(environment);
  } else if (args.includes('--dev')) {
    const { develop } = await import('./develop.ts');
    await develop(environment);
  } else {
    buildWebIfStale();
    await import('./main.ts');
  }
}

/** On standard output and nowhere else; the signing key is never shown. */
async function printKeys(environment: Environment): Promise<void> {
  const env = readEnv(environment);
  const { anonKey, serviceKey } = await loadKeys(env.DATA_DIR, env);
  process.stdout.write(`anon          ${anonKey}\nservice_role  ${serviceKey}\n`);
}
