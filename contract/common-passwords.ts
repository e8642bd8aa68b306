/**
 * Whether a password is among the commonest, which whoever guesses tries first: some 49,000 of leaks, from the package
 * `@zxcvbn-ts/language-common` (MIT licence). Upper and lower case count as the same. The list is 170 kB on the wire: it is loaded at the
 * first call alone.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= loadList().catch((error) => {
    list = undefined;
    throw error;
  });
  return (await list).has(password.toLowerCase());
}

let list: Promise<ReadonlySet<string>> | undefined;

async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
