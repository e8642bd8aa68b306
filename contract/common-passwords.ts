/**
 * Whether a password is among the most common, which attackers try first: some 49,000 from leaks, from the package
 * `@zxcvbn-ts/language-common` (MIT licence). Case is ignored. The list is 170 kB on the wire, so it is loaded only at the first
 * call.
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
