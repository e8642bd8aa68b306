import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Where Node caches compiled code, which is worth a third of a cold start. It is next to the packages, so a new install starts
 * over.
 */
const compileCache = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));

type Environment = Record<string, string | undefined>;

/**
 * What `server/start.js` does once Node is known to be new enough: `--keys`, `--admin`, `--backup` and its kin, `--check-payments`, `--dev`, or the product
 * itself. Everything else is imported only then, so that it comes from the cache. If the cache cannot be written, Node continues
 * without it.
 */
export async function launch(args: readonly string[], environment: Environment): Promise<void> {
  enableCompileCache(compileCache);
  // Threads that run from their sources look for it here alone; without it each of them strips all types anew.
  environment.NODE_COMPILE_CACHE ??= compileCache;
  if (existsSync('.env')) process.loadEnvFile('.env');
  if (args.includes('--keys')) {
    const { printKeys } = await import('./print-keys.ts');
    await printKeys(environment, args);
  } else if (args[0] === '--admin') {
    const { runAdminCommand } = await import('./admin/command.ts');
    await runAdminCommand(environment, args.slice(1));
  } else if (/^--(backup|restore|check|export|import)$/.test(args[0] ?? '')) {
    const { runBackupCommand } = await import('./backup/command.ts');
    await runBackupCommand(environment, args);
  } else if (args.includes('--check-payments')) {
    const { checkPayments } = await import('./payments/check-payments.ts');
    await checkPayments(environment);
  } else if (args.includes('--dev')) {
    const { develop } = await import('./develop.ts');
    await develop(environment);
  } else {
    const { buildWebIfStale } = await import('./build-web.ts');
    buildWebIfStale();
    const { buildThreadsIfStale } = await import('./build-threads-if-stale.ts');
    buildThreadsIfStale();
    await import('./main.ts');
  }
}
