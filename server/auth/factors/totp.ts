import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** Contract R-51, which is what authenticator apps assume (RFC 6238): 20 bytes are 160 bits. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
const WINDOW_STEPS = 1;

/** Modules of light around the code: ISO/IEC 18004 asks for four, and some readers insist. */
const QUIET_ZONE = 4;

/** What an authenticator app is given (contract 6.14). */
export interface TotpEnrolment {
  /** Base32. */
  secret: string;
  /** otpauth URI. */
  uri: string;
  /** SVG markup on a light ground of its own, so that it scans on dark pages too; contains no "#" or "%" (data URIs). */
  qr_code: string;
}

/** A fresh secret. The issuer and the label are what the app shows. */
export function createTotp(issuer: string, label: string): TotpEnrolment {
  const totp = new TOTP({ ...form, issuer, label, secret: new Secret({ size: SECRET_BYTES }) });
  const uri = totp.toString();
  return { secret: totp.secret.base32, uri, qr_code: renderSVG(uri, { border: QUIET_ZONE, pixelSize: 1 }) };
}

/**
 * The time step whose code this is, or null when it is not one of the accepted ones: the current step and one either way.
 * @param now milliseconds since 1970
 */
export function findStep(secret: string, code: string, now = Date.now()): number | null {
  // The library throws at six characters that are not ASCII digits.
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ ...form, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW_STEPS });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
