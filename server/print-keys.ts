import { readEnv } from './env.ts';
import { rotateSigningKey } from './key-file.ts';
import { loadKeys } from './keys.ts';
import { KeyError } from './signing-key.ts';

/**
 * `npm run keys`: the two API keys on standard output, and nowhere else. The signing key is never shown.
 * `npm run keys -- --rotate` puts a new signing key in place first; with `--forget` the old one is not kept.
 */
export async function printKeys(
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Promise<void> {
  const env = readEnv(environment);
  if (args.includes('--rotate')) {
    if (env.JWT_PRIVATE_JWK) {
      throw new KeyError(
        'The signing key comes from JWT_PRIVATE_JWK: change it there, and add the old one to JWT_RETIRED_JWKS.',
      );
    }
    const forget = args.includes('--forget');
    await rotateSigningKey(env.DATA_DIR, { forget });
    const effect = forget ? 'Everyone will have to sign in again.' : 'Nobody is signed out.';
    process.stderr.write(`A new signing key is in place; it takes effect when the server starts next. ${effect}\n`);
  }
  const { anonKey, serviceKey } = await loadKeys(env.DATA_DIR, env);
  process.stdout.write(`anon          ${anonKey}\nservice_role  ${serviceKey}\n`);
}
