/** By the token each one sends, the most specific first: nearly all call themselves Safari too. */
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

/** What a user agent says about its browser and system; each undefined when it says nothing known. */
export function readDevice(userAgent: string): { program: string | undefined; system: string | undefined } {
  const find = (names: readonly (readonly [sign: string, name: string])[]) =>
    names.find(([sign]) => userAgent.includes(sign))?.[1];
  return { program: find(programs), system: find(systems) };
}

/** "Firefox, Linux"; for anything that is not a browser, the first words of its user agent. */
export function describeDevice(userAgent: string): string {
  const { program, system } = readDevice(userAgent);
  const known = [program, system].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(', ') : userAgent.slice(0, 60);
}
