import type { Statement } from '#database/database.ts';
import { type Device, getLimitedIp } from './auth-context.ts';
import { type Claim, giveBack, type LimitName, takeAll } from './rate-limits.ts';
import type { AuthSettings } from './settings.ts';

/** Secrets short enough to be guessed, each with its limit from one IP and its limit from anywhere. */
const secrets = {
  password: { here: 'password', anywhere: 'passwordAnywhere' },
  /** The code of an email or a text message, typed by someone who is not signed in yet. */
  code: { here: 'code', anywhere: 'codeAnywhere' },
  /** The code of a factor, or one that a signed-in user confirms with. */
  proof: { here: 'proof', anywhere: 'proofAnywhere' },
} as const satisfies Record<string, { here: LimitName; anywhere: LimitName }>;

/** Who is guessing, and what. */
export interface Guess {
  secret: keyof typeof secrets;
  /** What the secret belongs to: an account by the hash of its address (`accountOf`), a user or a factor by its id. */
  account: string;
  device: Device;
}

/**
 * The statement that counts a guess, after `request`, the limit of such requests by IP. Guesses are limited by IP and
 * account together, so that nobody locks out the owner at another IP; guesses refused at one IP do not count for the
 * others.
 */
export function takeGuess(settings: AuthSettings, guess: Guess, request?: LimitName): Statement[] {
  const own: Claim[] = request === undefined ? [] : [[request, getLimitedIp(guess.device)]];
  return takeAll(settings, [...own, ...claimsOf(guess)]);
}

/** The statement that undoes the count: it was the owner. */
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

/** Where it is not known who is asking (contract L4), all share one count. */
function placeOf(account: string, device: Device): string {
  return `${account} ${getLimitedIp(device) ?? ''}`;
}
