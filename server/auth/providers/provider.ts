/** What a provider tells of the person who signed in there. */
export interface ExternalPerson {
  /** The provider's own id of the person; never changes, unlike the address. */
  subject: string;
  email: string | null;
  /** Whether the provider has checked that the address is the person's. */
  isEmailVerified: boolean;
  /** `identity_data` (contract 3.2), bounded in size. */
  data: Readonly<Record<string, unknown>>;
}

/** The provider's own tokens, handed to the client with the session (contract 3.4). */
export interface ProviderTokens {
  accessToken: string;
  refreshToken: string | null;
}

/** What ties a provider's answer to the request it answers. Kept sealed until then. */
export interface FlowChecks {
  state: string;
  nonce: string;
  /** PKCE with the provider, not with our client. */
  verifier: string;
}

export interface AuthorizationRequest {
  checks: FlowChecks;
  /** Our callback. */
  redirectUri: string;
  /** Wanted beyond what a sign-in needs. */
  scopes: readonly string[];
  /** Parameters the client passes through; none of those that are set here. */
  extra: Readonly<Record<string, string>>;
}

/** Another service that says who someone is. */
export interface Provider {
  readonly name: string;
  /** What its button says. */
  readonly label: string;
  /** The address to send the browser to. @throws ProviderError */
  buildAuthorizationUrl(request: AuthorizationRequest): Promise<URL>;
  /** Exchanges what came back at `callback` for the person. @throws ProviderError */
  finish(callback: URL, checks: FlowChecks): Promise<{ person: ExternalPerson; tokens: ProviderTokens }>;
  /** Reads a token that an app got from the provider by itself; null where the provider has none. */
  readonly idTokens: IdTokenReader | null;
}

/** Reads id tokens of apps (contract 6.3, `id_token`). */
export interface IdTokenReader {
  /** @throws ProviderError when the issuer is away, IdTokenError when the token is not good */
  read(token: string): Promise<{ person: ExternalPerson; nonce: string; accessTokenHash: string; algorithm: string }>;
}

/** A provider did not answer, or not as it must. The message is for the person. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

/** An id token is not good. `message` says why in the contract's words. */
export class IdTokenError extends Error {
  override readonly name = 'IdTokenError';
}
