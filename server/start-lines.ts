import type { Env } from './env.ts';
import { isLoopbackUrl } from './loopback.ts';
import { choosePayments, isProduction } from './payments/choose-payments.ts';

/** What is off until it is configured: what happens meanwhile, and the variables that switch it on. */
const switchedOff = [
  { name: 'AI rewriting', meanwhile: 'matching runs on the built-in engine', variable: 'AI_BASE_URL' },
] as const;

/** The few lines a start prints: the URL, what is embedded, what is switched off and what switches it on. */
export function presentStart(env: Env, hasWeb: boolean): string {
  const isLocal = ['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'].includes(env.HOST);
  const url = `http://${isLocal ? 'localhost' : env.HOST}:${env.PORT}`;
  const database = env.DATABASE_URL
    ? `PostgreSQL at ${URL.parse(env.DATABASE_URL)?.host || 'DATABASE_URL'}`
    : `PostgreSQL, embedded, in ${env.DATA_DIR} (DATABASE_URL switches to a PostgreSQL server)`;
  const lines = [
    `Shortlist is running at ${url}`,
    line('Database', database),
    ...switchedOff
      .filter(({ variable }) => !isSet(env, variable))
      .map(({ name, meanwhile, variable }) => line(name, `off: ${meanwhile} (to be switched on by ${variable})`)),
    ...aiLines(env),
    ...mailLines(env),
    ...paymentLines(env),
    ...proxyLines(env),
    ...(hasWeb ? [] : [line('Web', 'not built: only the interfaces answer (npm run build)')]),
  ];
  return lines.join('\n');
}

function aiLines(env: Env): string[] {
  if (!env.AI_BASE_URL) return [];
  const host = URL.parse(env.AI_BASE_URL)?.host || 'AI_BASE_URL';
  const model = env.AI_MODEL ?? 'the model of the setting openai_model';
  return [line('AI rewriting', `on: ${model} at ${host} reads what is analyzed, while the setting ai_enabled is on`)];
}

function mailLines(env: Env): string[] {
  if (env.SMTP_URL) return [];
  const isConfirmed = env.AUTH_EMAIL_AUTOCONFIRM ?? isLoopbackUrl(env.SITE_URL);
  const accounts = isConfirmed ? 'new accounts are confirmed at once' : 'nobody can confirm a new account';
  const messages = isOutboxOpen(env) ? 'emails stand at /_outbox' : 'there is no /_outbox';
  const others =
    isConfirmed || isLoopbackUrl(env.SITE_URL)
      ? 'to be switched on by SMTP_URL'
      : 'to be switched on by SMTP_URL; AUTH_EMAIL_AUTOCONFIRM=true confirms everybody unproved';
  return [line('Mail', `off: ${accounts}, ${messages} (${others})`)];
}

/** Others reach the product: there is no outbox in which to read their emails, and no free premium. */
function isOutboxOpen(env: Env): boolean {
  return isLoopbackUrl(env.SITE_URL) && !isProduction(env);
}

function proxyLines(env: Env): string[] {
  if (!env.TRUST_PROXY.any) return [];
  return [line('Proxies', `trusted for client IPs: ${env.TRUST_PROXY.description}`)];
}

function paymentLines(env: Env): string[] {
  const chosen = choosePayments(env);
  if (chosen.kind === 'stripe') return [];
  if (chosen.kind === 'none')
    return [line('Payments', `off: premium cannot be bought (to be switched on by ${chosen.missing.join(', ')})`)];
  return [line('Payments', 'pretended: nobody pays, everybody may get premium (STRIPE_SECRET_KEY switches to Stripe)')];
}

function isSet(env: Env, variable: string): boolean {
  return variable in env;
}

function line(name: string, text: string): string {
  return `  ${name.padEnd(14)}${text}`;
}
