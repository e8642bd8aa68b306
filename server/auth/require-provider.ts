import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Address } from './address.ts';
import { AuthError } from './errors.ts';
import type { AuthSettings } from './settings.ts';

/** @throws AuthError email_provider_disabled, phone_provider_disabled, with the status of the endpoint */
export function requireProvider(
  settings: AuthSettings,
  channel: Address['channel'],
  purpose: 'signups' | 'logins',
  status: ContentfulStatusCode,
): void {
  if (channel === 'email' && !settings.emailProvider) {
    throw new AuthError('email_provider_disabled', `Email ${purpose} are disabled`, { status });
  }
  if (channel === 'phone' && !settings.phoneProvider) {
    throw new AuthError('phone_provider_disabled', `Phone ${purpose} are disabled`, { status });
  }
}
