import { generateServiceProviderMetadata, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { SamlProvider } from './saml-providers.ts';

/** The name by which organisations know this installation: the URL of its metadata. */
export const getEntityId = (siteUrl: string): string => `${siteUrl}/auth/v1/sso/saml/metadata`;

/** The assertion consumer service, where organisations send their answers. */
export const getAcsUrl = (siteUrl: string): string => `${siteUrl}/auth/v1/sso/saml/acs`;

/** A request's id is derived from its flow's, so an answer is good only for that flow. An XML id must not begin with a digit. */
export const getRequestId = (flowId: string): string => `_${flowId}`;

/** Milliseconds two clocks may differ, chosen: more than machines with NTP do, less than a person notices. */
export const CLOCK_SKEW_MS = 60_000;

/** Requests to one organisation, and its answers, for one flow. */
export function createSaml(
  siteUrl: string,
  provider: SamlProvider,
  { flowId, flowSeconds }: { flowId: string; flowSeconds: number },
): SAML {
  const requestId = getRequestId(flowId);
  // The flow remembers the request and is taken once; there is nothing to keep here.
  const now = new Date().toISOString();
  const remembered = async (id: string | null) => (id === requestId ? now : null);
  return new SAML({
    issuer: getEntityId(siteUrl),
    callbackUrl: getAcsUrl(siteUrl),
    entryPoint: provider.ssoUrl,
    idpCert: [...provider.certificates],
    audience: getEntityId(siteUrl),
    wantAssertionsSigned: true,
    // Many sign only the assertion, and nothing else is read.
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: flowSeconds * 1000,
    generateUniqueId: () => requestId,
    cacheProvider: { saveAsync: async () => null, getAsync: remembered, removeAsync: remembered },
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    // How people sign in there, and the form of their names, is the organisation's choice.
    disableRequestedAuthnContext: true,
    identifierFormat: null,
  });
}

/** What organisations are given to set this installation up. */
export function presentMetadata(siteUrl: string): string {
  return generateServiceProviderMetadata({
    issuer: getEntityId(siteUrl),
    callbackUrl: getAcsUrl(siteUrl),
    identifierFormat: null,
    wantAssertionsSigned: true,
    generateUniqueId: () => '_shortlist',
  });
}
