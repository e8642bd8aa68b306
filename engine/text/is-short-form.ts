/** Whether one of two names is the other's initials ("AHA", "American Heart Association"): its capitals begin the words of the other. */
export function isShortForm(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const letters = short
    .replace(/[^\p{L}]/gu, '')
    .replace(/s$/, '')
    .toLowerCase();
  const initials = long
    .split(/[\s\-/]+/)
    .map((word) => word.charAt(0).toLowerCase())
    .join('');
  return (
    /^\p{Lu}[\p{L}&.]+$/u.test(short) && letters.length > 1 && (initials === letters || initials.startsWith(letters))
  );
}
