import type { Logger } from 'pino';
import type { LargeBodies } from './budget/large-bodies.ts';

/** Who is asking, as the database sees it: the role to switch to and the claims its policies read. */
export interface Identity {
  role: 'anon' | 'authenticated' | 'service_role';
  /** All claims of the token, `role` included; `{ role: 'anon' }` without one. */
  claims: Readonly<Record<string, unknown>>;
}

/** What middleware leaves for handlers: `new Hono<AppContext>()`. */
export interface AppContext {
  Variables: {
    requestId: string;
    log: Logger;
    /** The client's IP address as the database takes it, without a zone; '' where there is no connection. */
    clientIp: string;
    /** The IP as limits count it; null when it is not known who asks (middleware/client-ip.ts). */
    limitedIp: string | null;
    /** Whoever parses a body asks for its turn here. */
    largeBodies: LargeBodies;
    /** Set by `requireApiKey` on /auth/v1, /rest/v1 and /functions/v1. */
    apiRole: 'anon' | 'service_role';
    /** Set by `resolveIdentity` on /rest/v1 and /functions/v1. */
    identity: Identity;
  };
}
