import { scanXml } from '../container/xml-scan.ts';
import type { Zip } from '../container/zip.ts';
import { DocumentRefusal } from '../document-refusal.ts';

/** A part's relations: what it refers to, by kind. */
export interface Relation {
  id: string;
  /** The last word of its type: "officeDocument", "header". */
  kind: string;
  target: string;
}

const nothing = () => undefined;

export function readRelations(zip: Zip, part: string): Relation[] {
  const slash = part.lastIndexOf('/') + 1;
  const folder = part.slice(0, slash);
  const xml = zip.readText(`${folder}_rels/${part.slice(slash)}.rels`);
  const relations: Relation[] = [];
  if (!xml) return relations;
  scanXml(xml, {
    open(name, attributes) {
      // What lies outside the file is never followed.
      if (name !== 'Relationship' || attributes.get('TargetMode') === 'External') return;
      const kind = (attributes.get('Type') ?? '').split('/').at(-1) ?? '';
      relations.push({ id: attributes.get('Id') ?? '', kind, target: resolve(folder, attributes.get('Target') ?? '') });
    },
    close: nothing,
    text: nothing,
  });
  return relations;
}

function resolve(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const parts = folder.split('/').filter((part) => part !== '');
  for (const step of target.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.' && step !== '') parts.push(step);
  }
  return parts.join('/');
}

/**
 * The document's own part, wherever the file keeps it.
 * @throws DocumentRefusal when there is none
 */
export function requireMainPart(zip: Zip): string {
  const main = readRelations(zip, '').find(({ kind }) => kind === 'officeDocument')?.target;
  if (!main || !zip.names.includes(main)) {
    throw new DocumentRefusal('damaged', 'The file is damaged: we read nothing rather than half.');
  }
  return main;
}
