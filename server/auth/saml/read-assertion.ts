import * as z from 'zod';
import { describePerson } from '../providers/person-data.ts';
import type { ExternalPerson } from '../providers/provider.ts';
import { requireNoDoctype } from './read-metadata.ts';
import type { SamlProvider } from './saml-providers.ts';
import { CLOCK_SKEW_MS, createSaml, getAcsUrl, getRequestId } from './service-provider.ts';

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

/** The signed assertion as the library's parser gives it: members are lists, `$` holds attributes, `_` text. */
const Assertion = z.object({
  Assertion: z.object({
    Issuer: z.tuple([z.object({ _: z.string() })]),
    Subject: z.tuple([
      z.object({
        NameID: z.tuple([
          z.object({ _: z.string().min(1).max(500), $: z.object({ Format: z.string().optional() }).optional() }),
        ]),
        SubjectConfirmation: z.array(
          z.object({
            $: z.object({ Method: z.string() }),
            SubjectConfirmationData: z
              .tuple([
                z.object({
                  $: z.object({
                    InResponseTo: z.string().optional(),
                    Recipient: z.string().optional(),
                    NotOnOrAfter: z.string().optional(),
                  }),
                }),
              ])
              .optional(),
          }),
        ),
      }),
    ]),
  }),
});
type Subject = z.infer<typeof Assertion>['Assertion']['Subject'][0];

/** Names under which organisations send the address and the name, most used first. */
const emailAttributes = [
  'email',
  'mail',
  'emailAddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'http://schemas.xmlsoap.org/claims/EmailAddress',
];
const nameAttributes = [
  'name',
  'displayName',
  'urn:oid:2.16.840.1.113730.3.1.241',
  'http://schemas.microsoft.com/identity/claims/displayname',
];

export interface ExpectedAssertion {
  siteUrl: string;
  flowId: string;
  flowSeconds: number;
}

/**
 * The person named in an organisation's answer. The library checks signature, audience, times and the request answered;
 * what it leaves to its callers is checked here, on the signed part only: issuer, recipient, and the request once more.
 * @param response the form's SAMLResponse, base64
 * @throws Error saying what is wrong, for the log
 */
export async function readAssertion(
  provider: SamlProvider,
  response: string,
  expected: ExpectedAssertion,
): Promise<ExternalPerson> {
  requireNoDoctype(Buffer.from(response, 'base64').toString('utf8'));
  const saml = createSaml(expected.siteUrl, provider, expected);
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response });
  const { Assertion: signed } = Assertion.parse(profile?.getAssertion?.());
  const [subject] = signed.Subject;
  if (signed.Issuer[0]._ !== provider.entityId) throw new Error(`The issuer is ${signed.Issuer[0]._}.`);
  requireConfirmation(subject, expected);
  const [nameId] = subject.NameID;
  if (nameId.$?.Format === TRANSIENT) {
    throw new Error('The NameID is transient, so it identifies nobody. Set the provider to persistent or email.');
  }
  return describe(provider, nameId._, readAttributes(profile?.attributes));
}

/** SAML 2.0 profiles, 4.1.4.3: a bearer's confirmation names where it may be used, for which request, and until when. */
function requireConfirmation({ SubjectConfirmation }: Subject, { siteUrl, flowId }: ExpectedAssertion): void {
  const isGood = SubjectConfirmation.some(({ $: { Method }, SubjectConfirmationData }) => {
    const data = SubjectConfirmationData?.[0].$;
    return (
      Method === BEARER &&
      data?.InResponseTo === getRequestId(flowId) &&
      data.Recipient === getAcsUrl(siteUrl) &&
      Date.parse(data.NotOnOrAfter ?? '') > Date.now() - CLOCK_SKEW_MS
    );
  });
  if (!isGood) throw new Error('No confirmation of the subject is for this request and this URL.');
}

type Attributes = Readonly<Record<string, unknown>>;

function readAttributes(given: unknown): Attributes {
  return z.record(z.string(), z.unknown()).safeParse(given).data ?? {};
}

function describe(provider: SamlProvider, nameId: string, attributes: Attributes): ExternalPerson {
  const { email: emailRule, name: nameRule, ...others } = provider.attributes;
  const email = find(emailRule, emailAttributes, attributes) ?? (nameId.includes('@') ? nameId : null);
  const person = describePerson({
    issuer: provider.entityId,
    subject: nameId,
    email,
    // The organisation vouches for its people.
    isEmailVerified: true,
    name: find(nameRule, nameAttributes, attributes),
    picture: null,
  });
  const claims = Object.entries(others)
    .map(([key, rule]) => [key, find(rule, [], attributes)] as const)
    .filter(([, value]) => value !== null);
  return {
    ...person,
    data: { ...person.data, ...(claims.length === 0 ? {} : { custom_claims: Object.fromEntries(claims) }) },
  };
}

type Rule = SamlProvider['attributes'][string] | undefined;

/** The first of the attributes that is present; if it has several values, the first, as a text. */
function find(rule: Rule, usual: readonly string[], attributes: Attributes): unknown {
  const names = [...(rule?.name ? [rule.name] : []), ...(rule?.names ?? []), ...(rule ? [] : usual)];
  const values = names.filter((name) => Object.hasOwn(attributes, name)).map((name) => [attributes[name]].flat()[0]);
  return values.find((value) => typeof value === 'string' && value !== '') ?? rule?.default ?? null;
}
