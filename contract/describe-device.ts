/** By the sign each gives itself, the more particular first: nearly all call themselves Safari too. */
const programs = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** "Firefox, Linux"; what is no browser by the first word it says of itself. */
export function describeDevice(userAgent: string): string {
  const find = (names: readonly (readonly [sign: string, name: string])[]) =>
    names.find(([sign]) => userAgent.includes(sign))?.[1];
  const known = [find(programs), find(systems)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(', ') : userAgent.slice(0, 60);
}
