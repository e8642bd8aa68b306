import type { Context } from 'hono';
import * as z from 'zod';
import type { AppContext } from '#server/context.ts';
import { type Auth, getDevice, getLimitedIp } from '../auth-context.ts';
import { getBrowser, requireBrowser } from '../browser.ts';
import { arrive, notBegunHere } from '../callback.ts';
import { redirectToLinkPage, redirectWithError } from '../callback-answers.ts';
import { AuthError } from '../errors.ts';
import { holdPerson, startFlow, takeFlow } from '../external-flow.ts';
import { requirePkceParameters } from '../pkce.ts';
import type { ExternalPerson } from '../providers/provider.ts';
import { take } from '../rate-limits.ts';
import { bodyText, readBody, readFormValue } from '../read-body.ts';
import { resolveRedirect } from '../redirects.ts';
import { readAssertionApart } from './assertion-reader.ts';
import type { SamlProvider } from './saml-providers.ts';
import { createSaml, getAcsUrl, presentMetadata } from './service-provider.ts';

const SsoRequest = z.object({
  provider_id: bodyText,
  domain: bodyText,
  redirect_to: bodyText,
  skip_http_redirect: z.boolean().nullish(),
  code_challenge: bodyText,
  code_challenge_method: bodyText,
});
type SsoRequest = z.infer<typeof SsoRequest>;

/** POST /sso (contract 6.6): sends the browser to an organisation's own sign-in. */
export async function signInWithSso(c: Context<AppContext>, auth: Auth): Promise<Response> {
  requireSaml(auth);
  const request = await readBody(c, SsoRequest);
  const provider = requireProvider(request, auth);
  const pkce = requirePkceParameters(request.code_challenge, request.code_challenge_method);
  const redirectTo = resolveRedirect(c, auth, request.redirect_to);
  const limits = take(auth.settings, 'sso', getLimitedIp(getDevice(c, auth)));
  const name = `sso:${provider.id}`;
  const browser = requireBrowser(c, auth);
  const departure = { kind: 'sso/saml', provider: name, redirectTo, pkce, linkingUserId: null, browser } as const;
  const { id } = await startFlow(auth, departure, limits);
  const saml = createSaml(auth.siteUrl, provider, { flowId: id, flowSeconds: auth.settings.flowSeconds });
  const url = await saml.getAuthorizeUrlAsync(id, undefined, {});
  return request.skip_http_redirect ? c.json({ url }) : c.redirect(url, 303);
}

function requireSaml({ samlProviders }: Auth): void {
  if (samlProviders.length === 0) throw new AuthError('saml_provider_disabled', 'SAML 2.0 is disabled');
}

function requireProvider({ provider_id: id, domain }: SsoRequest, { samlProviders }: Auth): SamlProvider {
  if ((id === '') === (domain === '')) {
    throw new AuthError('validation_failed', 'Either provider_id or domain must be given, not both');
  }
  const provider = samlProviders.find((known) =>
    id === '' ? known.domains.includes(domain.toLowerCase()) : known.id === id.toLowerCase(),
  );
  if (provider) return provider;
  throw new AuthError('sso_provider_not_found', 'No SSO provider is configured for this organisation');
}

/** GET /sso/saml/metadata: what an organisation needs to set up this installation. */
export function samlMetadata(c: Context<AppContext>, auth: Auth): Response {
  requireSaml(auth);
  c.header('Content-Type', 'application/xml; charset=utf-8');
  if (c.req.query('download') === 'true') c.header('Content-Disposition', 'attachment; filename="metadata.xml"');
  return c.body(presentMetadata(auth.siteUrl));
}

/**
 * POST /sso/saml/acs: an organisation's answer. Only an answer to a request of ours is accepted: anyone could have put an
 * unsolicited one into somebody's browser. A form posted from another site brings no cookie, so the person named in the
 * answer is kept until the browser comes back by a link and shows that it is the one that left.
 */
export async function samlAcs(c: Context<AppContext>, auth: Auth): Promise<Response> {
  requireSaml(auth);
  const flow = await takeFlow(auth, await readFormValue(c, 'RelayState'), 'sso/saml', 'anybody');
  if (flow === null) return redirectToLinkPage(c, auth.siteUrl, notBegunHere());
  try {
    if (flow.secrets === null) throw flow.refusal;
    if (flow.secrets.person) throw new AuthError('flow_state_already_used', 'This sign-in was already used.');
    const provider = auth.samlProviders.find(({ id }) => flow.provider === `sso:${id}`);
    if (!provider) throw new AuthError('sso_provider_disabled', 'This organisation is no longer configured');
    await holdPerson(auth, flow, await readPerson(c, auth, provider, flow.id));
    return c.redirect(`${getAcsUrl(auth.siteUrl)}?RelayState=${flow.id}`, 303);
  } catch (error) {
    return redirectWithError(c, flow.redirectTo, error);
  }
}

/** GET /sso/saml/acs: the browser comes for the person kept. */
export async function samlArrival(c: Context<AppContext>, auth: Auth): Promise<Response> {
  requireSaml(auth);
  const browser = getBrowser(c, auth);
  const flow = await takeFlow(auth, c.req.query('RelayState') ?? '', 'sso/saml', { browser });
  if (flow === null) return redirectToLinkPage(c, auth.siteUrl, notBegunHere());
  try {
    if (flow.secrets === null) throw flow.refusal;
    const { person } = flow.secrets;
    if (!person)
      throw new AuthError('bad_oauth_callback', 'Your organisation has not answered. Start the sign-in again.');
    return await arrive(c, auth, flow, 'sso/saml', { provider: flow.provider, person }, null);
  } catch (error) {
    return redirectWithError(c, flow.redirectTo, error);
  }
}

/** Only the log says why an answer is refused: it would help a forger. */
async function readPerson(
  c: Context<AppContext>,
  auth: Auth,
  provider: SamlProvider,
  flowId: string,
): Promise<ExternalPerson> {
  const { siteUrl, settings } = auth;
  const response = await readFormValue(c, 'SAMLResponse');
  try {
    const expected = { siteUrl, flowId, flowSeconds: settings.flowSeconds };
    return await readAssertionApart({ provider, response, expected });
  } catch (cause) {
    c.get('log').warn({ err: cause, provider: provider.id }, 'A SAML answer was refused');
    const message = 'The answer from your organisation could not be accepted. Start again, or ask its administrator.';
    throw new AuthError('validation_failed', message, { cause });
  }
}
