import { readFileSync } from 'node:fs';
import { compareResumes, findingsOf } from '../../engine/ledger/compare-resumes.ts';
import { createModel } from '../../engine/lexicon/create-model.ts';
import { readRewrites } from '../accuracy/read-rewrites.ts';
import { writtenOn } from './judge-examples.ts';

/**
 * What is asked about rewrites that nobody has read yet, as rows for data/first-findings.txt. Run it before the file is learned from, and
 * keep the rows: afterwards they cannot be had again.
 *
 *     node benchmarks/ledger/list-first-findings.ts FILE en-33 >> benchmarks/ledger/data/first-findings.txt
 */
const [file = '', name = ''] = process.argv.slice(2);
const model = createModel();
for (const [index, { original, improved, twin }] of readRewrites(readFileSync(file, 'utf8')).entries()) {
  const look = (improvedText: string) =>
    findingsOf(compareResumes({ originalText: original, improvedText, now: writtenOn }, model)).filter(
      (finding) => 'question' in finding && !finding.text.includes('\n'),
    );
  const known = new Set((twin === undefined ? [] : look(twin)).map(({ reason, text }) => `${reason.code} ${text}`));
  for (const { kind, text, span, reason } of look(improved))
    if (!known.has(`${reason.code} ${text}`)) console.log([name, index, reason.code, kind, span.start, text].join(' '));
}
