/** What a provider says about the person who signed in there. */
export interface ExternalPerson {
  /** The provider's own id of the person; never changes, unlike the address. */
  subject: string;
  email: string | null;
  /** Whether the provider has verified that the address belongs to the person. */
  isEmailVerified: boolean;
  /** `identity_data` (contract 3.2), bounded in size. */
  data: Readonly<Record<string, unknown>>;
}

/** The provider's own tokens, handed to the client with the session (contract 3.4). */
export interface ProviderTokens {
  accessToken: string;
  refreshToken: string | null;
}

/** What ties a provider's answer to its request. Kept sealed until then. */
export interface FlowChecks {
  state: string;
  nonce: string;
  /** For PKCE with the provider, not with our client. */
  verifier: string;
}

export interface AuthorizationRequest {
  checks: FlowChecks;
  /** Our callback. */
  redirectUri: string;
  /** Scopes requested beyond what a sign-in needs. */
  scopes: readonly string[];
  /** Parameters the client passes through; none that are set here. */
  extra: Readonly<Record<string, string>>;
}

/** An external service people can sign in through. */
export interface Provider {
  readonly name: string;
  /** Its button's label. */
  readonly label: string;
  /** The URL to send the browser to. @throws ProviderError */
  buildAuthorizationUrl(request: AuthorizationRequest): Promise<URL>;
  /** Exchanges what came back at `callback` for the person's data. @throws ProviderError */
  finish(callback: URL, checks: FlowChecks): Promise<{ person: ExternalPerson; tokens: ProviderTokens }>;
  /** Reads a token that an app got directly from the provider; null if the provider issues none. */
  readonly idTokens: IdTokenReader | null;
}

/** Reads id tokens of apps (contract 6.3, `id_token`). */
export interface IdTokenReader {
  /** @throws ProviderError when the issuer is unreachable, IdTokenError when the token is invalid */
  read(token: string): Promise<{ person: ExternalPerson; nonce: string; accessTokenHash: string; algorithm: string }>;
}

/** A provider did not answer, or answered wrongly. The message is for the user. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

/** An id token is invalid. `message` says why in the contract's words. */
export class IdTokenError extends Error {
  override readonly name = 'IdTokenError';
}
