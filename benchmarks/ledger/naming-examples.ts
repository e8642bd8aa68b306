import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readRewrite } from '../../engine/ledger/compare-resumes.ts';
import { namingFeatures } from '../../engine/ledger/judge/withdrawn/naming-features.ts';
import { mayBeOwn } from '../../engine/ledger/judge/withdrawn/withdraw-unlikely.ts';
import { createModel } from '../../engine/lexicon/create-model.ts';
import { readRewrites, type WrittenRewrite } from '../accuracy/read-rewrites.ts';
import { type JudgeExample, type JudgeLanguage, type Placed, rewritesFolder, writtenOn } from './judge-examples.ts';

const file = fileURLToPath(new URL('data/first-findings.txt', import.meta.url));
const ofFinding = /^(?<name>\w\w-\d+) (?<rewrite>\d+) (?<code>[\w.]+) (?<kind>\w+) (?<at>\d+) (?<text>.+)$/;

/**
 * What was asked about rewrites when nobody had read them, by the rules of that day: rules that have learned from a file raise no false
 * alarms on it, and so do not show which of their alarms are false. A lie has the findings that its twin has not.
 */
export function readNamingExamples(language: JudgeLanguage): JudgeExample[] {
  const model = createModel();
  const rewrites = new Map<string, WrittenRewrite[]>();
  const examples = new Map<string, JudgeExample>();
  for (const row of readFileSync(file, 'utf8').trim().split('\n')) {
    const { name = '', rewrite = '', code = '', kind = '', at = '', text = '' } = ofFinding.exec(row)?.groups ?? {};
    if (!name.startsWith(language)) continue;
    const written = rewrites.get(name) ?? readRewrites(readFileSync(`${rewritesFolder}/${name}.txt`, 'utf8'));
    rewrites.set(name, written);
    const { original, improved, twin } = written[Number(rewrite)] ?? {};
    const start = Number(at);
    if (original === undefined || improved?.slice(start, start + text.length) !== text)
      throw new Error(`“${row}” of ${file} is not in the rewrite it names. Was that edited?`);
    const read = readRewrite({ originalText: original, improvedText: improved, now: writtenOn }, model);
    const line = read.improved.lines.find((each) => start >= each.start && start < each.end);
    const finding = { code, kind, text, span: { start, end: start + text.length } };
    const given = line && read.caseOf(line);
    if (line === undefined || given === undefined || !mayBeOwn(given, finding)) continue;
    const { signals } = examples.get(`${name} ${rewrite}`) ?? { signals: [] };
    const signal: Placed = { about: 'object', at: start, line: line.index, features: namingFeatures(given, finding) };
    examples.set(`${name} ${rewrite}`, {
      ...{ resume: name, from: 'others', kind, lies: twin !== undefined, isAsked: false },
      ...{ signals: [...signals, signal], every: [], lines: [], findings: [] },
    });
  }
  return [...examples.values()];
}
