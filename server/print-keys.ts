import { readEnv } from './env.ts';
import { loadKeys } from './keys.ts';

/** `npm run keys`: the two API keys on standard output, and nowhere else. The signing key is never shown. */
export async function printKeys(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const env = readEnv(environment);
  const { anonKey, serviceKey } = await loadKeys(env.DATA_DIR, env);
  process.stdout.write(`anon          ${anonKey}\nservice_role  ${serviceKey}\n`);
}
