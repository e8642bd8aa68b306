import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import type { OpenIdStub } from '#e2e/stubs/openid-provider.ts';
import type { AppContext } from '#server/context.ts';
import { readEnv } from '#server/env.ts';
import { requestId } from '#server/middleware/request-id.ts';
import type { Services } from '#server/services.ts';
import { authRoutes } from '../routes.ts';
import { type AuthSettings, defaultAuthSettings } from '../settings.ts';
import { keepCookies } from './open-browser.ts';

/** The variables that configure the stub as any OpenID issuer, and as GitHub. */
export function stubVariables({ url, clientId, clientSecret }: OpenIdStub): Record<string, string> {
  return {
    AUTH_OIDC_ISSUER: url,
    AUTH_OIDC_CLIENT_ID: `${clientId},app-client`,
    AUTH_OIDC_CLIENT_SECRET: clientSecret,
    AUTH_GITHUB_URL: url,
    AUTH_GITHUB_CLIENT_ID: clientId,
    AUTH_GITHUB_CLIENT_SECRET: clientSecret,
  };
}

/** `/auth/v1` and one browser, which keeps its cookies. */
export interface ProviderBench {
  app: Hono<AppContext>;
  services: Services;
  /** A tab's client, unmodified; its network is the app. */
  openClient(flowType: 'implicit' | 'pkce'): SupabaseClient;
  /** Follows redirects as a browser would, through the provider, until one leads to the site; returns that URL. */
  follow(address: string): Promise<URL>;
  /** One request from the browser. */
  request(address: string, init?: RequestInit): Promise<Response>;
}

/** `/auth/v1` with further environment variables and other settings. */
export function createProviderBench(
  base: Services,
  variables: Record<string, string>,
  settings: Partial<AuthSettings> = {},
): ProviderBench {
  const services: Services = { ...base, env: { ...base.env, ...readEnv(variables) } };
  const site = services.env.SITE_URL;
  const app = new Hono<AppContext>();
  app.use(requestId(services.log, false));
  app.route('/auth/v1', authRoutes(services, { ...defaultAuthSettings, ...settings }));

  const cookies = new Map<string, string>();
  const request: ProviderBench['request'] = async (address, init) => {
    const asked = new Request(new URL(address, site), init);
    asked.headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await app.request(asked);
    keepCookies(cookies, answer);
    return answer;
  };

  const openClient: ProviderBench['openClient'] = (flowType) => {
    const stored = new Map<string, string>();
    return createClient(site, services.keys.anonKey, {
      auth: {
        flowType,
        autoRefreshToken: false,
        storage: {
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, value) => void stored.set(key, value),
          removeItem: (key) => void stored.delete(key),
        },
      },
      global: { fetch: async (input, init) => request(new Request(input, init).url, init) },
    });
  };

  async function follow(address: string): Promise<URL> {
    const url = new URL(address);
    const isOurs = url.href.startsWith(`${site}/auth/v1/`);
    if (url.origin === site && !isOurs) return url;
    const answer = isOurs ? await request(url.href) : await fetch(url, { redirect: 'manual' });
    const next = answer.headers.get('Location');
    if (next === null) throw new Error(`${url.pathname} answered ${answer.status}: ${await answer.text()}`);
    return follow(next);
  }

  return { app, services, openClient, follow, request };
}
