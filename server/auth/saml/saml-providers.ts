import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { type Env, EnvError } from '#server/env.ts';
import { type IdentityProvider, readCertificate, readMetadata } from './read-metadata.ts';

/** Where a member of the identity data comes from: the first of these attributes that is present, else the default. */
const Attribute = z.object({
  name: z.string().optional(),
  names: z.array(z.string()).optional(),
  default: z.unknown().optional(),
});

const Given = z.object({
  id: z.guid().transform((id) => id.toLowerCase()),
  domains: z.array(z.string().transform((domain) => domain.toLowerCase())).default([]),
  metadata_xml: z.string().optional(),
  entity_id: z.string().optional(),
  sso_url: z.url({ protocol: /^https?$/ }).optional(),
  certificate: z.string().optional(),
  attribute_mapping: z.object({ keys: z.record(z.string(), Attribute).default({}) }).default({ keys: {} }),
});
type Given = z.infer<typeof Given>;

/** One organisation's own sign-in. */
export interface SamlProvider extends IdentityProvider {
  id: string;
  domains: readonly string[];
  attributes: Readonly<Record<string, z.infer<typeof Attribute>>>;
}

export type SamlProviders = readonly SamlProvider[];

/**
 * The organisations of AUTH_SAML_PROVIDERS: JSON, or the path of a file that contains it.
 * @throws EnvError naming the provider that is wrong, and how
 */
export async function openSamlProviders({ AUTH_SAML_PROVIDERS: setting }: Partial<Env>): Promise<SamlProviders> {
  if (setting === undefined) return [];
  const parsed = z.array(z.unknown()).safeParse(await readJson(setting));
  if (!parsed.success) throw refuse('must be a JSON list of providers, or the path of a file with one.');
  const providers = await Promise.all(parsed.data.map(openProvider));
  requireDistinct(
    providers.map(({ id }) => id),
    'id',
  );
  requireDistinct(
    providers.flatMap(({ domains }) => domains),
    'domain',
  );
  return providers;
}

async function readJson(setting: string): Promise<unknown> {
  const text = setting.trimStart().startsWith('[') ? setting : await readFile(setting, 'utf8').catch(explainNoFile);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refuse(`is not valid JSON: ${cause instanceof Error ? cause.message : ''}.`);
  }
}

function explainNoFile(cause: NodeJS.ErrnoException): never {
  throw refuse(`names a file that cannot be read (${cause.code}): ${cause.path}.`);
}

async function openProvider(value: unknown, index: number): Promise<SamlProvider> {
  const parsed = Given.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw refuse(`is wrong in provider ${index + 1}: ${issue?.path.join('.')}: ${issue?.message}.`);
  }
  const { id, domains, attribute_mapping: mapping } = parsed.data;
  try {
    return { ...(await readIdentityProvider(parsed.data)), id, domains, attributes: mapping.keys };
  } catch (cause) {
    throw refuse(`is wrong in provider ${index + 1} (${id}): ${cause instanceof Error ? cause.message : cause}.`);
  }
}

async function readIdentityProvider(given: Given): Promise<IdentityProvider> {
  const { metadata_xml: metadata, entity_id: entityId, sso_url: ssoUrl, certificate } = given;
  if (metadata) return readMetadata(metadata);
  if (!entityId || !ssoUrl || !certificate) {
    throw new Error('it needs metadata_xml, or entity_id, sso_url and certificate');
  }
  return { entityId, ssoUrl, certificates: [readCertificate(certificate)] };
}

function requireDistinct(values: readonly string[], what: string): void {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) throw refuse(`names the ${what} ${twice} twice.`);
}

const refuse = (what: string) => new EnvError(`AUTH_SAML_PROVIDERS ${what}`);
