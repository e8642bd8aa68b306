import * as z from 'zod';
import { documented, list } from '../env-fields.ts';

/** Tokens travel over TLS; only a provider on this machine may do without it, for development. */
const safeUrl = z.string().refine(isSafeUrl, 'must be an https address (http only on localhost)');

function isSafeUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.search || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}

const clientIds = (provider: string) =>
  list
    .default([])
    .meta(
      documented(
        '(none)',
        `Client id at ${provider}; on when its secret is set too. Further ids, separated by commas, are accepted in id tokens of apps.`,
      ),
    );

const clientSecret = (provider: string) =>
  z
    .string()
    .optional()
    .meta(documented('(none)', `Client secret at ${provider}.`));

/** Sign-in through providers. The callback URL to register there is `SITE_URL/auth/v1/callback`. */
export const providerVariables = {
  AUTH_GOOGLE_CLIENT_ID: clientIds('Google'),
  AUTH_GOOGLE_CLIENT_SECRET: clientSecret('Google'),
  AUTH_GITHUB_CLIENT_ID: z
    .string()
    .optional()
    .meta(documented('(none)', 'Client id at GitHub; on when its secret is set too.')),
  AUTH_GITHUB_CLIENT_SECRET: clientSecret('GitHub'),
  AUTH_GITHUB_URL: safeUrl
    .transform((text) => text.replace(/\/$/, ''))
    .default('https://github.com')
    .meta(documented('https://github.com', 'Address of GitHub, or of a GitHub Enterprise Server.')),
  AUTH_LINKEDIN_CLIENT_ID: clientIds('LinkedIn'),
  AUTH_LINKEDIN_CLIENT_SECRET: clientSecret('LinkedIn'),
  AUTH_OIDC_ISSUER: safeUrl
    .optional()
    .meta(documented('(none)', 'Any OpenID Connect issuer, whose `/.well-known/openid-configuration` is read.')),
  AUTH_OIDC_CLIENT_ID: clientIds('that issuer'),
  AUTH_OIDC_CLIENT_SECRET: clientSecret('that issuer'),
  AUTH_OIDC_NAME: z
    .string()
    .regex(/^[a-z][a-z0-9_:-]{0,49}$/, 'must be a short word in lower case')
    .refine((name) => !reservedNames.includes(name), 'must differ from the names of other ways to sign in')
    .default('oidc')
    .meta(documented('oidc', 'Name of that issuer in requests: `provider=oidc`.')),
  AUTH_OIDC_LABEL: z
    .string()
    .max(50, 'must have 50 characters at most')
    .optional()
    .meta(documented('(its name)', 'What the button for that issuer says.')),
  AUTH_SAML_PROVIDERS: z
    .string()
    .optional()
    .meta(
      documented(
        '(none)',
        'Organisations that sign in by SAML 2.0: a JSON list, or the path of a file with one. Each has `id` (a UUID), `domains`, `metadata_xml` (or `entity_id`, `sso_url`, `certificate`) and, if wanted, `attribute_mapping`.',
      ),
    ),
} as const;

const reservedNames: readonly string[] = ['email', 'phone', 'anonymous_users', 'google', 'github', 'linkedin_oidc'];
