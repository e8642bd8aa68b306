import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import { makeCertificate } from './self-signed-certificate.ts';

/** The content of an answer; everything but the person follows from the request unless a test overrides it. */
export interface SamlAnswer {
  nameId: string;
  nameIdFormat?: string;
  attributes?: Record<string, string>;
  issuer?: string;
  audience?: string;
  recipient?: string;
  /** Null omits the attribute. */
  inResponseTo?: string | null;
  /** The same for the subject confirmation alone, which is what is signed. */
  confirmedInResponseTo?: string | null;
  /** Seconds from now. */
  notBefore?: number;
  notOnOrAfter?: number;
  sign?: 'assertion' | 'response' | 'nothing';
  /** Changes the XML after it was signed. */
  tamper?: (xml: string) => string;
}

export interface SamlStub {
  readonly entityId: string;
  readonly certificate: string;
  /** For `metadata_xml`. */
  readonly metadata: string;
  /** The form that an organisation's page posts back for the request in `address`. */
  answer(address: string, answer: SamlAnswer): URLSearchParams;
}

const ssoUrl = 'https://sign-in.works.example/saml';
const namespaces =
  'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"';

/** A SAML 2.0 identity provider with its own key; the test plays the browser. */
export function createSamlStub(entityId = 'https://sign-in.works.example/metadata'): SamlStub {
  const { privateKey, certificate } = makeCertificate('Sample Works');
  const body = certificate.replace(/-----[A-Z ]+-----|\s/g, '');
  const metadata = `<?xml version="1.0"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${entityId}">
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${body}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${ssoUrl}/post"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${ssoUrl}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`;

  function answer(address: string, given: SamlAnswer): URLSearchParams {
    const request = readRequest(address);
    const xml = writeResponse(entityId, request, given);
    const signed = given.sign === 'nothing' ? xml : signXml(xml, given.sign ?? 'assertion', privateKey);
    const final = given.tamper?.(signed) ?? signed;
    return new URLSearchParams({
      SAMLResponse: Buffer.from(final).toString('base64'),
      RelayState: request.relayState,
    });
  }

  return { entityId, certificate, metadata, answer };
}

interface SamlRequest {
  id: string;
  issuer: string;
  acs: string;
  relayState: string;
}

/** The HTTP-Redirect binding: deflated, base64, in the query. */
function readRequest(address: string): SamlRequest {
  const { searchParams } = new URL(address);
  const xml = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  const read = (pattern: RegExp) => pattern.exec(xml)?.[1] ?? '';
  return {
    id: read(/ ID="([^"]+)"/),
    issuer: read(/Issuer[^>]*>([^<]+)</),
    acs: read(/AssertionConsumerServiceURL="([^"]+)"/),
    relayState: searchParams.get('RelayState') ?? '',
  };
}

const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

function writeResponse(entityId: string, request: SamlRequest, given: SamlAnswer): string {
  const { issuer = entityId, audience = request.issuer, recipient = request.acs } = given;
  const { notBefore = -30, notOnOrAfter = 300, inResponseTo = request.id } = given;
  const { confirmedInResponseTo = inResponseTo } = given;
  const responding = (id: string | null) => (id === null ? '' : ` InResponseTo="${id}"`);
  const format = given.nameIdFormat ?? 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
  const attributes = Object.entries(given.attributes ?? {}).map(
    ([name, value]) =>
      `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
  );
  const statement =
    attributes.length === 0 ? '' : `<saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement>`;
  return `<samlp:Response ${namespaces} ID="_${randomUUID()}" Version="2.0" IssueInstant="${at(0)}" Destination="${recipient}"${responding(inResponseTo)}><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="_${randomUUID()}" Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${format}">${given.nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${at(notOnOrAfter)}" Recipient="${recipient}"${responding(confirmedInResponseTo)}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(notBefore)}" NotOnOrAfter="${at(notOnOrAfter)}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(0)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${statement}</saml:Assertion></samlp:Response>`;
}

function signXml(xml: string, what: 'assertion' | 'response', privateKey: string): string {
  const xpath = what === 'assertion' ? "//*[local-name(.)='Assertion']" : "/*[local-name(.)='Response']";
  const signature = new SignedXml({
    privateKey,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  });
  signature.addReference({
    xpath,
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'],
  });
  signature.computeSignature(xml, { location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' } });
  return signature.getSignedXml();
}
