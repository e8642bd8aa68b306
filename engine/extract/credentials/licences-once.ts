import { sameAs } from './licence-name.ts';
import type { AskedLicence } from './name-licences.ts';

/** A credential that is named twice is one; a must if it is one anywhere. */
export function licencesOnce(found: readonly AskedLicence[]): AskedLicence[] {
  const kept: AskedLicence[] = [];
  const byName = new Map<string, AskedLicence>();
  for (const licence of found) {
    // A qualification in social work is no registration as a social worker.
    const apart = /registration|qualification|diploma|permit/iu.exec(licence.surface)?.[0].toLowerCase();
    const keys = licence.names.map((name) =>
      JSON.stringify({ ...name, text: '', words: name.words.map(sameAs), initials: '', apart }),
    );
    const all = keys.join();
    // "X-ray certification (DANB RHS)" and, at the foot, "Radiology certification": the first of its names is the same.
    const known = byName.get(all) ?? keys.map((key) => byName.get(key)).find((other) => other !== undefined);
    if (known === undefined) {
      kept.push(licence);
      byName.set(all, licence);
      const [first] = keys;
      if (first !== undefined && (keys.length === 1 || licence.surface.includes('('))) byName.set(first, licence);
    } else {
      known.again.push({ start: licence.start, end: licence.end });
      if (licence.importance === 'must') known.importance = 'must';
    }
  }
  return kept;
}
