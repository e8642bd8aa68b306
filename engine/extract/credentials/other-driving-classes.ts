/**
 * German driving licences that are no more or less than those of a car and a lorry: with a trailer, buses, motorcycles, tractors. Each by the
 * classes that include it.
 */
const including: Readonly<Record<string, readonly string[]>> = {
  BE: ['BE', 'C1E', 'CE', 'D1E', 'DE'],
  C1E: ['C1E', 'CE'],
  D1: ['D1', 'D', 'D1E', 'DE'],
  D: ['D', 'DE'],
  DE: ['DE'],
  A1: ['A1', 'A2', 'A'],
  A2: ['A2', 'A'],
  A: ['A'],
  T: ['T'],
  L: ['L', 'T'],
};
const names = Object.keys(including);
/** Behind the classes of a car and of lorries (driving-classes.ts). */
const first = 100;

const asked =
  /(?:[Kk]lassen?|[Kk]l\.?|[Ff]ührerschein|[Ff]ahrerlaubnis) (BE|C1E|D1|DE|D|A1|A2|A|T|L)(?![\p{L}\d+])(?! ?(?:,|\/|und|oder|bzw\.) ?[A-DLT][E\d]?(?![\p{L}]))/u;
const german = /führerschein|fahrerlaubnis/iu;
const listOfClasses =
  /(?:[Ff]ührerscheine?|[Ff]uehrerscheine?|[Ff]ahrerlaubnis(?:se)?|FS|[Kk]lassen?|[Kk]l\.)[^.;\n]{0,60}/gu;
const bus = /(?:bus|omnibus)-?führerschein/iu;

/** The class of such a licence that a name stands for; undefined for the others. */
export function otherDrivingClassIn(name: string): number | undefined {
  const found = german.test(name) ? asked.exec(name)?.[1] : undefined;
  return found === undefined ? undefined : first + names.indexOf(found);
}

/** Whether a class is one of these. */
export function isOtherDrivingClass(driving: number): boolean {
  return driving >= first;
}

/** Whether a line of a resume has the class, or one that includes it. */
export function showsOtherClass(line: string, driving: number): boolean {
  const name = names[driving - first] ?? '';
  const listed = new Set((line.match(listOfClasses) ?? []).flatMap((list) => list.split(/[^\p{L}\d]+/u)));
  return (
    (including[name] ?? []).some((each) => listed.has(each)) ||
    (name.startsWith('D') && name !== 'DE' && bus.test(line))
  );
}
