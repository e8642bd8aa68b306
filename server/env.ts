import * as z from 'zod';
import { readServerUrls } from '#database/postgresql-hosts.ts';
import { aiVariables } from './ai/variables.ts';
import { providerVariables } from './auth/provider-variables.ts';
import { authVariables } from './auth/variables.ts';
import { backupVariables } from './backup/variables.ts';
import { budgetVariables } from './budget/variables.ts';
import { documented, duration, list, wholeNumber } from './env-fields.ts';
import { mailVariables } from './mail/variables.ts';
import { metricsVariables } from './metrics/variables.ts';
import { readTrustedProxies } from './middleware/trusted-proxies.ts';
import { paymentVariables } from './payments/variables.ts';

const webUrl = z
  .string()
  .refine(isOrigin, { error: ({ input }) => `must be like https://shortlist.example, without a path, not "${input}"` })
  .transform((text) => new URL(text).origin);

/** A page anywhere on the web. */
const pageUrl = z.string().refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
  error: ({ input }) => `must be like https://operator.example/privacy, not "${input}"`,
});

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
}

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres:// or postgresql://', abort: true })
  .refine(isDatabaseUrl, 'is no address: write # / ? @ : and % in its password as %23 %2F %3F %40 %3A and %25');

function isDatabaseUrl(text: string): boolean {
  try {
    readServerUrls(text);
    return true;
  } catch {
    return false;
  }
}

// Keys travel in an HTTP header, so they may only contain printable ASCII. Secrets are never repeated in a message.
const apiKey = z.string().regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces');

const schema = z.object({
  PORT: wholeNumber(1, 65_535).default(3000).meta(documented('3000', 'Port the server listens on.')),
  HOST: z
    .string()
    .default('127.0.0.1')
    .meta(
      documented(
        '127.0.0.1',
        'Address the server listens on. The default answers this machine alone; a container or a server behind no proxy needs `0.0.0.0`.',
      ),
    ),
  SITE_URL: webUrl
    .optional()
    .meta(
      documented(
        'http://localhost:PORT',
        'Address people open in the browser: the issuer of tokens and, with `https`, the sign to send Strict-Transport-Security.',
      ),
    ),
  PRIVACY_URL: pageUrl
    .optional()
    .meta(documented('(none)', 'The operator’s page about privacy, linked below every page.')),
  TERMS_URL: pageUrl.optional().meta(documented('(none)', 'The operator’s terms of use, linked below every page.')),
  IMPRINT_URL: pageUrl
    .optional()
    .meta(documented('(none)', 'Who runs the installation, as some countries’ law asks, linked below every page.')),
  DATA_DIR: z
    .string()
    .default('./data')
    .meta(documented('./data', 'Folder of the embedded database and of `keys.json`. One server process at a time.')),
  EMBEDDED_DURABILITY: z
    .enum(['commit', 'system'], { error: ({ input }) => `must be commit or system, not "${input}"` })
    .default('commit')
    .meta(
      documented(
        'commit',
        'When the embedded database acknowledges a write: with `commit` once it is on the disk, so that it survives a power cut; with `system` once the operating system has it, which is faster and survives the end of the process only.',
      ),
    ),
  DATABASE_URL: databaseUrl
    .optional()
    .meta(
      documented(
        '(none)',
        'PostgreSQL 15 or newer, as `postgres://user:password@host:5432/name`. Without it the database is embedded. Several hosts are separated by commas; with `?target_session_attrs=read-write` the one that can be written to is used.',
      ),
    ),
  DATABASE_DIRECT_URL: databaseUrl
    .optional()
    .meta(
      documented(
        '(none)',
        'The same database past a connection pooler such as PgBouncer, when `DATABASE_URL` leads to one: migrations and notifications go there.',
      ),
    ),
  DATABASE_READ_URL: databaseUrl
    .optional()
    .meta(
      documented(
        '(none)',
        'A standby of the database of `DATABASE_URL`, or several separated by commas: answers what people read through `/rest/v1`, except what it does not have yet of their own.',
      ),
    ),
  DATABASE_POOL: wholeNumber(1, 200)
    .default(10)
    .meta(documented('10', 'Connections to PostgreSQL that one server process holds at most.')),
  ANON_KEY: apiKey
    .optional()
    .meta(documented('(made at first start)', 'API key of the browser, any string. Several machines must share it.')),
  SERVICE_KEY: apiKey
    .optional()
    .meta(
      documented(
        '(made at first start)',
        'API key that bypasses row level security, any string. For servers only, never a browser.',
      ),
    ),
  JWT_PRIVATE_JWK: z
    .string()
    .optional()
    .meta(
      documented(
        '(made at first start)',
        'Private EC P-256 key (JWK, one line of JSON) that signs access tokens. Several machines must share it.',
      ),
    ),
  JWT_RETIRED_JWKS: z
    .string()
    .optional()
    .meta(
      documented(
        '(none)',
        'Former private keys, as a JSON list: they sign nothing, but their tokens stay good until they have expired.',
      ),
    ),
  AUTH_SEALING_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes in base64url, 43 characters')
    .optional()
    .meta(
      documented(
        '(derived from the signing key)',
        'Seals the secrets of second factors and the files that people keep in the database. Set it before JWT_PRIVATE_JWK changes, or all of them are lost.',
      ),
    ),
  ADMIN_EMAIL: z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim().toLowerCase()))
    .pipe(z.array(z.email({ error: ({ input }) => `must be email addresses, separated by commas, not "${input}"` })))
    .default([])
    .meta(
      documented(
        '(none)',
        'Who is an administrator: the accounts of these addresses, separated by commas, at the start or as soon as they are there and the address is confirmed. In production without `SMTP_URL`, where nobody proves an address, only accounts that are there at the start count.',
      ),
    ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: ({ input }) => `must be trace, debug, info, warn, error, fatal or silent, not "${input}"`,
    })
    .default('info')
    .meta(documented('info', 'Least severity that is logged: trace, debug, info, warn, error, fatal or silent.')),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform((text, context) => {
      const proxies = readTrustedProxies(text);
      if (proxies !== null) return proxies;
      const message = `must be true, false, a number of proxies up to 10, or their addresses and networks like 10.0.0.0/8, separated by commas, not "${text}"`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .meta(
      documented(
        'false',
        'Behind reverse proxies that add to X-Forwarded-For: how many there are (`true` means one), or their addresses and networks, like `10.0.0.0/8,192.0.2.7`. The nearest machine that is not one of them counts as the client; without it everybody has the address of the proxy.',
      ),
    ),
  NODE_ENV: z
    .string()
    .optional()
    .meta(
      documented(
        '(none)',
        '`production` hides `/_outbox`, where emails that nothing sends stand for a developer, and switches the payment sandbox off, as a `SITE_URL` that is not this machine’s own does.',
      ),
    ),
  REST_SCHEMAS: list
    .default(['public'])
    .refine((schemas) => schemas.length > 0, 'must name at least one schema')
    .meta(
      documented(
        'public',
        'Schemas that `/rest/v1` serves, separated by commas; clients choose one by `Accept-Profile` and `Content-Profile`, the first is the default. The product itself needs `public`. Grant `usage` on the others to `authenticated`.',
      ),
    ),
  DRAIN_DELAY: duration(0, 60)
    .default(1)
    .meta(
      documented(
        '1',
        'Seconds for which `/readyz` says 503 before a stopping process closes its port, if anybody has asked it in the last minute. A little more than the load balancer takes between two checks.',
      ),
    ),
  ...backupVariables,
  ...metricsVariables,
  ...mailVariables,
  ...aiVariables,
  ...budgetVariables,
  ...authVariables,
  ...providerVariables,
  ...paymentVariables,
});

/** The checked environment; `SITE_URL` has its default, the keys are absent when not given. */
export type Env = z.infer<typeof schema> & { SITE_URL: string };

/** Every variable with its default and meaning, in the order of `docs/operating.md`. */
export const variables = Object.entries(schema.shape).map(([name, field]) => {
  const { shown, meaning } = z.object({ shown: z.string(), meaning: z.string() }).parse(field.meta());
  return { name, shown, meaning };
});

/** All mistakes in the environment at once, one line each. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * Checks the environment. An empty value counts as absent, because that is how compose files pass unset variables.
 * @throws EnvError naming every variable that is wrong, what it must be, and what it is (unless it is a secret)
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  const mistakes = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
  if (given.ANON_KEY && given.ANON_KEY === given.SERVICE_KEY) {
    mistakes.push('SERVICE_KEY must differ from ANON_KEY, which every browser knows.');
  }
  if (given.DATABASE_READ_URL && !given.DATABASE_URL) {
    mistakes.push('DATABASE_READ_URL needs DATABASE_URL too.');
  }
  if (given.BACKUP_BUCKET_URL && !(given.BACKUP_BUCKET_KEY_ID && given.BACKUP_BUCKET_SECRET)) {
    mistakes.push('BACKUP_BUCKET_URL needs BACKUP_BUCKET_KEY_ID and BACKUP_BUCKET_SECRET too.');
  }
  if (!parsed.success || mistakes.length > 0) throw new EnvError(mistakes.join('\n'));
  return { ...parsed.data, SITE_URL: parsed.data.SITE_URL ?? `http://localhost:${parsed.data.PORT}` };
}
