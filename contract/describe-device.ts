/** By the sign each gives itself, the more particular first: nearly all call themselves Safari too. */
const programs = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
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

/** What a user agent tells of its browser and its system; each undefined where it tells nothing that is known. */
export function readDevice(userAgent: string): { program: string | undefined; system: string | undefined } {
  const find = (names: readonly (readonly [sign: string, name: string])[]) =>
    names.find(([sign]) => userAgent.includes(sign))?.[1];
  return { program: find(programs), system: find(systems) };
}

/** "Firefox, Linux"; what is no browser by the first words it says of itself. */
export function describeDevice(userAgent: string): string {
  const { program, system } = readDevice(userAgent);
  const known = [program, system].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(', ') : userAgent.slice(0, 60);
}
