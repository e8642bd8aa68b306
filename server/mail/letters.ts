import type { Letter } from './mailer.ts';
import { writeLetter } from './write-letter.ts';

/** A letter without its address. */
export type LetterText = Omit<Letter, 'to'>;

/** What a letter that confirms something offers: a link to open, or the same as digits to type. */
export interface Offer {
  /** Where the product is; named in the letter's end. */
  siteUrl: string;
  link: string;
  code: string;
  /** How long both hold, in seconds. */
  seconds: number;
}

export function confirmationLetter(offer: Offer): LetterText {
  return writeLetter({
    ...offer,
    subject: 'Confirm your email address',
    opening: 'Confirm this address to finish creating your Shortlist account.',
    button: 'Confirm address',
    ignore: 'If you did not sign up, ignore this letter: no account can be used without it.',
  });
}

export function magicLinkLetter(offer: Offer): LetterText {
  return writeLetter({
    ...offer,
    subject: 'Your sign-in link',
    opening: 'Here is the way into your Shortlist account.',
    button: 'Sign in',
    ignore: 'If you did not ask to sign in, ignore this letter. Never give the code to anybody.',
  });
}

export function recoveryLetter(offer: Offer): LetterText {
  return writeLetter({
    ...offer,
    subject: 'Reset your password',
    opening: 'Set a new password for your Shortlist account.',
    button: 'Set a new password',
    ignore: 'If you did not ask for this, ignore this letter: your password stays as it is.',
  });
}

export function inviteLetter(offer: Offer): LetterText {
  return writeLetter({
    ...offer,
    subject: 'You are invited to Shortlist',
    opening: 'An account on Shortlist was made for you. Accept the invitation to use it.',
    button: 'Accept the invitation',
    ignore: 'If you expected no invitation, ignore this letter.',
  });
}

/** @param which the address the letter goes to: the account's own, or the one it shall have */
export function emailChangeLetter(offer: Offer & { which: 'current' | 'new'; newEmail: string }): LetterText {
  const { which, newEmail } = offer;
  return writeLetter({
    ...offer,
    subject: 'Confirm the change of your email address',
    opening:
      which === 'new'
        ? 'Confirm that this address shall belong to your Shortlist account.'
        : `Your Shortlist account shall belong to ${newEmail} from now on. Confirm that you want this.`,
    button: 'Confirm the change',
    ignore:
      which === 'new'
        ? 'If you did not ask for this, ignore this letter: nothing changes without you.'
        : 'If you did not ask for this, do not confirm it, and change your password: somebody is signed in as you.',
  });
}

/** Has a code only: it is typed where the person already is. */
export function reauthenticationLetter({ siteUrl, code, seconds }: Omit<Offer, 'link'>): LetterText {
  return writeLetter({
    siteUrl,
    code,
    seconds,
    link: null,
    subject: 'Your confirmation code',
    opening: 'Type this code to confirm that it is you who changes the account.',
    button: '',
    ignore: 'If you are not changing anything, change your password: somebody is signed in as you.',
  });
}
