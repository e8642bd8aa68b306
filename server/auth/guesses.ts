import type { Statement } from '#database/database.ts';
import { type Device, getLimitedIp } from './auth-context.ts';
import { type Claim, giveBack, type LimitName, takeAll } from './rate-limits.ts';
import type { AuthSettings } from './settings.ts';

/** Secrets that are short enough to be guessed, each with its limit from one address and its limit from anywhere. */
const secrets = {
  password: { here: 'password', anywhere: 'passwordAnywhere' },
  /** Of an email or a text message, typed by someone who is not signed in yet. */
  code: { here: 'code', anywhere: 'codeAnywhere' },
  /** Of a factor, or what a signed-in person proves with. */
  proof: { here: 'proof', anywhere: 'proofAnywhere' },
} as const satisfies Record<string, { here: LimitName; anywhere: LimitName }>;

/** Who guesses at what. */
export interface Guess {
  secret: keyof typeof secrets;
  /** What the secret belongs to: an account by the hash of its address (`accountOf`), a user or a factor by its id. */
  account: string;
  device: Device;
}

/**
 * The statement that counts a guess, after `request`, the limit of such requests by address. The guesser is slowed by address and
 * account together, so that nobody locks the owner out at another address; what one address may not try any more does not
 * count for the others.
 */
export function takeGuess(settings: AuthSettings, guess: Guess, request?: LimitName): Statement[] {
  const own: Claim[] = request === undefined ? [] : [[request, getLimitedIp(guess.device)]];
  return takeAll(settings, [...own, ...claimsOf(guess)]);
}

/** The statement that takes the count back: it was the owner's own doing. */
export function giveGuessBack(settings: AuthSettings, guess: Guess): Statement[] {
  return giveBack(settings, claimsOf(guess));
}

function claimsOf({ secret, account, device }: Guess): Claim[] {
  const { here, anywhere } = secrets[secret];
  return [
    [here, placeOf(account, device)],
    [anywhere, account],
  ];
}

/** Where it is not known who is asking (contract L4) all are one. */
function placeOf(account: string, device: Device): string {
  return `${account} ${getLimitedIp(device) ?? ''}`;
}
