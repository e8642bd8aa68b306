import * as z from 'zod';

/** What nodemailer adds to an error; `response` is the mail server's answer. */
const Refusal = z.object({
  code: z.string().optional(),
  message: z.string(),
  command: z.string().optional(),
  response: z.string().optional(),
});

/** Codes of connection errors, whose messages name a host and a cause but nobody's address. */
const ofConnection = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EABORT']);

/**
 * Why an email was refused, for the log. Only the numbers of the mail server's answer are kept (RFC 5321, RFC 3463): the rest may
 * repeat the address or the email.
 */
export function describeRefusal(error: unknown): string {
  const { success, data } = Refusal.safeParse(error);
  if (!success) return 'for an unknown reason.';
  const { code = 'no code', message, command = 'it', response } = data;
  if (response !== undefined) {
    const [status = 'something else'] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response) ?? [];
    return `${command} was answered with ${status} (${code}).`;
  }
  return ofConnection.has(code) ? `${message} (${code}).` : `${code}.`;
}
