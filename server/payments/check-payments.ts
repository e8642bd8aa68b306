import { readEnv } from '../env.ts';
import { checkConfiguration } from './check-configuration.ts';

/**
 * `npm run payments:check`: whether Stripe is set up as this installation needs it, one line per finding. The process exits with 1
 * when something is wrong.
 */
export async function checkPayments(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const findings = await checkConfiguration(readEnv(environment));
  for (const { isGood, text } of findings) process.stdout.write(`${isGood ? 'ok   ' : 'WRONG'}  ${text}\n`);
  const wrong = findings.filter(({ isGood }) => !isGood).length;
  process.stdout.write(wrong === 0 ? '\nPayments are ready.\n' : `\nTo be mended: ${wrong} of ${findings.length}.\n`);
  process.exitCode = wrong === 0 ? 0 : 1;
}
