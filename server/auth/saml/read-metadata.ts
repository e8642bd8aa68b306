import { X509Certificate } from 'node:crypto';
import { parseXml2JsFromString } from '@node-saml/node-saml/lib/xml.js';
import * as z from 'zod';

/** What identifies an organisation's sign-in. */
export interface IdentityProvider {
  entityId: string;
  /** Where browsers are sent with a request in the query (HTTP-Redirect binding). */
  ssoUrl: string;
  /** PEM; each may have signed an assertion, so that keys can be changed. */
  certificates: readonly string[];
}

const REDIRECT_BINDING = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

const KeyDescriptor = z.object({
  $: z.object({ use: z.string().optional() }).optional(),
  KeyInfo: z.array(
    z.object({
      X509Data: z.array(z.object({ X509Certificate: z.array(z.object({ _: z.string() })) })).default([]),
    }),
  ),
});

/** SAML 2.0 metadata as the parser gives it: members are lists, `$` holds attributes, `_` text. */
const Metadata = z.object({
  EntityDescriptor: z.object({
    $: z.object({ entityID: z.string() }),
    IDPSSODescriptor: z.tuple([
      z.object({
        KeyDescriptor: z.array(KeyDescriptor),
        SingleSignOnService: z.array(z.object({ $: z.object({ Binding: z.string(), Location: z.url() }) })),
      }),
    ]),
  }),
});

/**
 * Reads the metadata an identity provider publishes.
 * @throws Error saying what is missing
 */
export async function readMetadata(xml: string): Promise<IdentityProvider> {
  requireNoDoctype(xml);
  const tree: unknown = await parseXml2JsFromString(xml);
  const parsed = Metadata.safeParse(tree);
  if (!parsed.success) {
    const place = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new Error(`its metadata does not describe exactly one identity provider: look at ${place}`);
  }
  const { $: attributes, IDPSSODescriptor } = parsed.data.EntityDescriptor;
  const [descriptor] = IDPSSODescriptor;
  const service = descriptor.SingleSignOnService.find(({ $: { Binding } }) => Binding === REDIRECT_BINDING);
  if (!service) throw new Error('its metadata names no SingleSignOnService with the HTTP-Redirect binding');
  const certificates = descriptor.KeyDescriptor.filter(({ $: key }) => key?.use !== 'encryption')
    .flatMap(({ KeyInfo }) => KeyInfo)
    .flatMap(({ X509Data }) => X509Data)
    .flatMap((data) => data.X509Certificate.map(({ _: text }) => readCertificate(text)));
  if (certificates.length === 0) throw new Error('its metadata contains no signing certificate');
  return { entityId: attributes.entityID, ssoUrl: service.$.Location, certificates };
}

/** A certificate as PEM, given with or without its header lines. @throws Error when it is not a certificate */
export function readCertificate(text: string): string {
  const body = text.replace(/-----[A-Z ]+-----/g, '').replace(/\s/g, '');
  try {
    return new X509Certificate(Buffer.from(body, 'base64')).toString();
  } catch (cause) {
    throw new Error('its certificate cannot be read: give the PEM or base64 of an X.509 certificate', { cause });
  }
}

/** No SAML document needs a document type; with one, entities could blow up a small text or make it ambiguous. */
export function requireNoDoctype(xml: string): void {
  if (/<!(doctype|entity)/i.test(xml)) throw new Error('the XML has a document type, which SAML does not use');
}
