import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** The names that the library makes up at random for links. */
const randomId = /rId[a-z0-9_-]{12,40}/gi;
/** The parts have no dates of their own; a ZIP's begin in 1980. */
const zipDate = new Date(1980, 0, 2, 12);
const dates = /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g;

/** A Word file whose bytes depend on its content alone: dates are the given one, made-up names are numbered. */
export function steadyZip(bytes: Uint8Array, created: Date): Uint8Array<ArrayBuffer> {
  const names = new Map<string, string>();
  const steady = (id: string): string => {
    const known = names.get(id) ?? `rIdLink${names.size + 1}`;
    names.set(id, known);
    return known;
  };
  const parts = Object.entries(unzipSync(bytes)).sort(([a], [b]) => (a < b ? -1 : 1));
  const written = parts.map(([name, part]) => {
    if (!/\.(?:xml|rels)$/.test(name)) return [name, part] as const;
    const xml = strFromU8(part).replace(dates, `$1${created.toISOString()}`).replace(randomId, steady);
    return [name, strToU8(xml)] as const;
  });
  return Uint8Array.from(zipSync(Object.fromEntries(written), { mtime: zipDate }));
}
