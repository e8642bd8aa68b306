import type { ExternalPerson } from './provider.ts';

/**
 * Characters kept of a name and of a picture's URL, which go into `user_metadata` and so into every access token: HTTP
 * servers refuse headers over 16 KiB.
 */
const NAME_CHARACTERS = 200;
const URL_CHARACTERS = 1000;

interface Told {
  issuer: string;
  subject: string;
  email: unknown;
  isEmailVerified: boolean;
  name: unknown;
  picture: unknown;
  userName?: unknown;
}

/** The person as the provider describes them, under the names that clients know. Values that are not texts are left out. */
export function describePerson(told: Told): ExternalPerson {
  const email = readText(told.email, 320)?.toLowerCase() ?? null;
  const name = readText(told.name, NAME_CHARACTERS);
  const userName = readText(told.userName, NAME_CHARACTERS);
  const picture = readText(told.picture, URL_CHARACTERS);
  const isEmailVerified = email !== null && told.isEmailVerified;
  return {
    subject: told.subject,
    email,
    isEmailVerified,
    data: {
      iss: told.issuer,
      sub: told.subject,
      provider_id: told.subject,
      ...(email === null ? {} : { email }),
      ...(name === null ? {} : { name, full_name: name }),
      ...(userName === null ? {} : { user_name: userName, preferred_username: userName }),
      ...(picture !== null && /^https?:/i.test(picture) ? { picture, avatar_url: picture } : {}),
      email_verified: isEmailVerified,
      phone_verified: false,
    },
  };
}

/** A text the database can store, or null. A text that is too long is not a name, so it is left out rather than cut. */
function readText(value: unknown, most: number): string | null {
  if (typeof value !== 'string' || value === '' || value.length > most) return null;
  return value.isWellFormed() && !value.includes('\0') ? value : null;
}
