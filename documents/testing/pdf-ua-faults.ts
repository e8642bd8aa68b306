import { unzlibSync } from 'fflate';

const latin = new TextDecoder('latin1');

/** A PDF's objects, and its streams unpacked. */
interface Objects {
  dictionaries: Map<number, string>;
  streams: Map<number, string>;
}

function readObjects(bytes: Uint8Array): Objects {
  const file = latin.decode(bytes);
  const dictionaries = new Map<number, string>();
  const streams = new Map<number, string>();
  for (const { 0: head, 1: id = '', index } of file.matchAll(/^(\d+) 0 obj$/gm)) {
    const end = file.indexOf('endobj', index);
    const body = file.slice(index + head.length, end);
    const stream = body.indexOf('stream\n');
    dictionaries.set(Number(id), stream < 0 ? body : body.slice(0, stream));
    if (stream < 0) continue;
    const from = index + head.length + stream + 'stream\n'.length;
    const raw = bytes.subarray(from, file.indexOf('\nendstream', from));
    const isPacked = body.slice(0, stream).includes('/FlateDecode');
    streams.set(Number(id), latin.decode(isPacked ? unzlibSync(raw) : raw));
  }
  return { dictionaries, streams };
}

/** Of PDF/UA-1, the rules that a machine can check in a file of text, lists and links. What is broken, in words. */
export function pdfUaFaults(bytes: Uint8Array): string[] {
  const { dictionaries, streams } = readObjects(bytes);
  const all = [...dictionaries.values()];
  const faults: string[] = [];
  const need = (isMet: boolean, rule: string) => void (isMet || faults.push(rule));
  const catalog = all.find((body) => body.includes('/Type /Catalog')) ?? '';
  const xmp = [...streams.values()].find((body) => body.includes('<x:xmpmeta')) ?? '';
  need(/\/Lang \(/.test(catalog), 'The document has no language.');
  need(/\/StructTreeRoot \d/.test(catalog) && /\/MarkInfo \d/.test(catalog), 'The document is not tagged.');
  need(
    all.some((body) => /\/Marked true/.test(body)),
    'It does not say that it is tagged.',
  );
  need(
    all.some((body) => /\/DisplayDocTitle true/.test(body)),
    'The title is not shown.',
  );
  need(/<pdfuaid:part>1</.test(xmp) && /<dc:title>/.test(xmp), 'The metadata lack the title or the part of PDF/UA.');
  faults.push(...contentFaults(dictionaries, streams), ...tagFaults(dictionaries));
  const fonts = all.filter((body) => /\/Type \/Font\b/.test(body) && /\/Subtype \/Type0/.test(body));
  need(fonts.length > 0 && fonts.every((body) => body.includes('/ToUnicode')), 'A font has no map to Unicode.');
  const descriptors = all.filter((body) => body.includes('/Type /FontDescriptor'));
  need(
    descriptors.every((body) => /\/FontFile\d? \d/.test(body)),
    'A font is not embedded.',
  );
  for (const body of all.filter((own) => own.includes('/Subtype /Link'))) {
    need(/\/StructParent \d/.test(body) && /\/Contents \([^)]/.test(body), 'A link has no tag or no words.');
  }
  for (const body of all.filter((own) => own.includes('/Type /Page\n') && own.includes('/Annots'))) {
    need(body.includes('/Tabs /S'), 'A page with links does not follow the tags.');
  }
  return [...new Set(faults)];
}

/** Everything that is drawn stands in a tag or is an artifact. */
function contentFaults(dictionaries: ReadonlyMap<number, string>, streams: ReadonlyMap<number, string>): string[] {
  const pages = [...dictionaries.values()].filter((body) => /\/Type \/Page\n/.test(body));
  return pages.flatMap((page) => {
    const content = streams.get(Number(/\/Contents (\d+) 0 R/.exec(page)?.[1])) ?? '';
    let depth = 0;
    for (const line of content.split('\n')) {
      if (line.endsWith(' BDC') || line.endsWith(' BMC')) depth += 1;
      else if (line === 'EMC') depth -= 1;
      else if (depth === 0 && /(?:^| )(?:TJ|Tj|S|f|Do)$/.test(line)) return ['Something is drawn outside all tags.'];
      if (depth > 1) return ['A tag stands within another one’s content.'];
    }
    return depth === 0 ? [] : ['A tag is not closed.'];
  });
}

const parents: Readonly<Record<string, RegExp>> = {
  Sect: /^Document$/,
  H1: /^Sect$/,
  H2: /^Sect$/,
  H3: /^Sect$/,
  P: /^Sect$/,
  L: /^Sect$/,
  LI: /^L$/,
  Lbl: /^LI$/,
  LBody: /^LI$/,
  Link: /^(?:P|LBody|H\d)$/,
};

/** Every tag stands where it belongs, and headings skip no level. The writer numbers tags in the order of the text. */
function tagFaults(dictionaries: ReadonlyMap<number, string>): string[] {
  const tags = new Map<number, { tag: string; parent: number }>();
  for (const [id, body] of dictionaries) {
    const tag = /\/S \/(Document|Sect|H\d|P|L|LI|Lbl|LBody|Link)\n/.exec(body)?.[1];
    if (tag) tags.set(id, { tag, parent: Number(/\/P (\d+) 0 R/.exec(body)?.[1]) });
  }
  const faults = [...tags.values()].flatMap(({ tag, parent }) => {
    const above = tags.get(parent)?.tag ?? '';
    const isRight = tag === 'Document' ? above === '' : parents[tag]?.test(above);
    return isRight ? [] : [`${tag} stands in ${above || 'nothing'}.`];
  });
  let level = 0;
  for (const [, { tag }] of [...tags].sort(([a], [b]) => a - b)) {
    const own = /^H(\d)$/.exec(tag)?.[1];
    if (own === undefined) continue;
    if (Number(own) > level + 1) faults.push(`A heading goes from level ${level} to ${own}.`);
    level = Number(own);
  }
  return tags.size > 0 ? faults : ['There are no tags.'];
}
