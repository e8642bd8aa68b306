import { limits } from '#contract/limits.ts';

/** The contract's settings (section 9) that this server honours. */
export interface AuthSettings {
  signupDisabled: boolean;
  emailProvider: boolean;
  phoneProvider: boolean;
  anonymousUsers: boolean;
  /** Characters a new password has at least. */
  minPasswordCharacters: number;
  /** Seconds within which a refresh token older than the current one's predecessor is still answered. */
  refreshReuseSeconds: number;
}

export const defaultAuthSettings: AuthSettings = {
  signupDisabled: false,
  emailProvider: true,
  // Nothing sends text messages.
  phoneProvider: false,
  // Contract's default; anonymous accounts would each have scans of their own.
  anonymousUsers: false,
  minPasswordCharacters: limits.passwordCharacters,
  // What hosted projects use: covers several tabs that wake up at once.
  refreshReuseSeconds: 10,
};

/** External providers clients know by name; none is configured. */
const externalProviders = ['apple', 'azure', 'facebook', 'github', 'google', 'linkedin_oidc'] as const;

/** GET /settings (contract 6.19). Addresses are confirmed at once, because nothing here sends mail or messages. */
export function presentSettings(settings: AuthSettings): Record<string, unknown> {
  return {
    external: {
      email: settings.emailProvider,
      phone: settings.phoneProvider,
      anonymous_users: settings.anonymousUsers,
      ...Object.fromEntries(externalProviders.map((name) => [name, false])),
    },
    disable_signup: settings.signupDisabled,
    mailer_autoconfirm: true,
    phone_autoconfirm: true,
    sms_provider: '',
    saml_enabled: false,
  };
}
