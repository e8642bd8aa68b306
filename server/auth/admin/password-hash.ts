import { AuthError } from '../errors.ts';
import { verifyPassword } from '../passwords.ts';

/** The highest costs a sign-in may have: an imported hash must not become a way to exhaust the server. */
const highest = { bcryptCost: 15, argonKibibytes: 262_144, argonPasses: 16, argonLanes: 16 } as const;

const bcryptForm = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
const argonForm =
  /^\$argon2(?:id|i|d)\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{16,172}$/;

/**
 * Refuses a hash that no password can be checked against: it is tried once here, so that no sign-in meets a bad one.
 * @throws AuthError validation_failed
 */
export async function requireUsableHash(hash: string): Promise<void> {
  if (!isAffordable(hash) || !(await isReadable(hash))) {
    const message = 'password_hash must be a bcrypt or Argon2 hash in its usual text form and with usual costs';
    throw new AuthError('validation_failed', message);
  }
}

function isAffordable(hash: string): boolean {
  const bcrypt = bcryptForm.exec(hash);
  if (bcrypt) return Number(bcrypt[1]) <= highest.bcryptCost;
  const [, memory, passes, lanes] = argonForm.exec(hash) ?? [];
  return (
    memory !== undefined &&
    Number(memory) <= highest.argonKibibytes &&
    Number(passes) <= highest.argonPasses &&
    Number(lanes) <= highest.argonLanes
  );
}

function isReadable(hash: string): Promise<boolean> {
  return verifyPassword(hash, '').then(
    () => true,
    () => false,
  );
}
