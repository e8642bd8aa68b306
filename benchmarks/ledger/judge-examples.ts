import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compareResumes, findingsOf, readRewrite } from '../../engine/ledger/compare-resumes.ts';
import { settledBelow } from '../../engine/ledger/judge/judge-wording.ts';
import { type Signal, signalsOf } from '../../engine/ledger/judge/signals/signals.ts';
import { rules } from '../../engine/ledger/rules.ts';
import { createModel } from '../../engine/lexicon/create-model.ts';
import { ledgerSets, setsDay } from '../../engine/testing/ledger-sets.ts';
import { readRewrites } from '../accuracy/read-rewrites.ts';
import { crossRewrites } from './crossed-rewrites.ts';

/** A rewrite as the judge learns from it. */
export interface JudgeExample {
  /** All rewrites of one resume are on one side of a cross-validation. */
  resume: string;
  from: 'others' | 'crossed' | 'sets';
  kind: string;
  lies: boolean;
  /** Whether the rules alone ask about it: for a lie, by a question that its honest twin does not raise. */
  isAsked: boolean;
  /** Of a lie only what its honest twin has not; of an honest rewrite all. */
  signals: readonly Placed[];
  /** All signals, of a lie too: they tell whether a rule's question of wording is settled. */
  every: readonly Placed[];
  /** Places of its lines: a whole resume is counted by line. */
  lines: readonly { start: number; end: number }[];
  findings: readonly RuleFinding[];
}

/** What a rule asks about, where, and under which score of its line the judge settles it. */
export interface RuleFinding {
  at: number | undefined;
  settledBelow: number | undefined;
  /** Whether the honest twin does not raise it; true for an honest rewrite. */
  isBeyond: boolean;
}

/** A signal with its place in the rewritten text, and the number of its line: the signals of one line are weighed together. */
export type Placed = Pick<Signal, 'features' | 'about'> & { at: number; line: number };

export const rewritesFolder = fileURLToPath(new URL('../accuracy/data/ledger', import.meta.url));
/** The day on which they were written. */
export const writtenOn = '2026-11-22';
/** A line with fewer words states nothing. */
const leastWords = 4;

interface Written {
  resume: string;
  from: JudgeExample['from'];
  kind: string;
  original: string;
  improved: string;
  twin: string | undefined;
  now: string;
}

export type JudgeLanguage = 'en' | 'de';

/** Every rewrite of the project in a language: those of people who do not know the rules, and the sets the rules were made with. */
export function readExamples(language: JudgeLanguage): JudgeExample[] {
  const look = reader(language);
  const seen = new Set<string>();
  return written(language).flatMap((each) => {
    const { resume, from, kind, original, improved, twin, now } = each;
    const own = look(original, improved, now);
    const base = { resume, from, kind, lines: linesOf(improved), every: own.signals };
    const foundIn = ({ found }: Looked, known: readonly string[] = []): RuleFinding[] =>
      found.map(({ key, at, settledBelow: below }) => ({ at, settledBelow: below, isBeyond: !known.includes(key) }));
    if (twin === undefined)
      return [{ ...base, lies: false, isAsked: own.found.length > 0, findings: foundIn(own), signals: own.signals }];
    const other = look(original, twin, now);
    const known = new Set(other.signals.map(keyOf));
    const beyond = foundIn(
      own,
      other.found.map(({ key }) => key),
    );
    const lie: JudgeExample = {
      ...base,
      lies: true,
      findings: beyond,
      isAsked: beyond.some(({ isBeyond }) => isBeyond),
      signals: own.signals.filter((signal) => !known.has(keyOf(signal))),
    };
    const id = `${original}\0${twin}`;
    if (twin === original || seen.has(id)) return [lie];
    seen.add(id);
    const honest = { ...base, lines: linesOf(twin), findings: foundIn(other), kind: 'twin', lies: false };
    return [lie, { ...honest, isAsked: other.found.length > 0, every: other.signals, signals: other.signals }];
  });
}

function written(language: JudgeLanguage): Written[] {
  const files = globSync(`${language}-*.txt`, { cwd: rewritesFolder }).sort();
  const others = files.flatMap((file) => {
    const rewrites = readRewrites(readFileSync(`${rewritesFolder}/${file}`, 'utf8'));
    const crossed = language === 'en' ? crossRewrites(rewrites) : [];
    return [
      ...rewrites.map((each) => ({ ...each, from: 'others' as const, resume: each.original })),
      ...crossed.map((each) => ({ ...each, from: 'crossed' as const, kind: 'crossed', twin: undefined })),
    ].map((each) => ({ ...each, resume: `${file} ${each.resume}`, now: writtenOn }));
  });
  const sets = ledgerSets
    .filter(({ name }) => (name === 'german') === (language === 'de'))
    .flatMap(({ name, cases }) =>
      cases.map(({ trade, kind, lies, original, improved, withoutLie }) => ({
        ...{ resume: `${name} ${trade}`, from: 'sets' as const, kind, original, improved, now: setsDay },
        twin: lies ? (withoutLie ?? original) : undefined,
      })),
    );
  return [...others, ...sets];
}

interface Looked {
  found: { key: string; at: number | undefined; settledBelow: number | undefined }[];
  signals: (Placed & { text: string })[];
}

/** Reads what the rules ask about in a rewrite, and the signals of its changed lines; each text once. */
function reader(language: JudgeLanguage): (originalText: string, improvedText: string, now: string) => Looked {
  const model = createModel();
  const without = rules.filter(({ id }) => id !== 'wording');
  const known = new Map<string, Looked>();
  return (originalText, improvedText, now) => {
    const id = `${originalText}\0${improvedText}`;
    const rewrite = { originalText, improvedText, now };
    const findings = known.has(id) ? [] : findingsOf(compareResumes(rewrite, model, without));
    const looked = known.get(id) ?? {
      found: findings.map((finding) => ({
        key: keyOfFinding(finding),
        at: 'question' in finding ? finding.span.start : undefined,
        settledBelow: 'question' in finding ? settledBelow(finding, language === 'de') : undefined,
      })),
      signals: [...signalsIn(readRewrite(rewrite, model))],
    };
    known.set(id, looked);
    return looked;
  };
}

function* signalsIn({
  improved,
  aligned,
  caseOf,
}: ReturnType<typeof readRewrite>): Generator<Placed & { text: string }> {
  for (const line of improved.lines) {
    if (aligned.has(line.index)) continue;
    for (const { about, span, features } of signalsOf(caseOf(line)))
      yield {
        about,
        at: span.start,
        line: line.index,
        text: improved.text.slice(span.start, span.end),
        features: [...new Set(features)],
      };
  }
}

/** What is asked, wherever: of a dropped reservation its words, not the line, which differs between a lie and its twin. */
function keyOfFinding({ kind, text, reason }: ReturnType<typeof findingsOf>[number]): string {
  const about = reason.code === 'ledger.word' ? reason.params.word : text;
  return [kind, about, reason.code].join('|');
}

function keyOf({ about, text, features }: Pick<Signal, 'about' | 'features'> & { text: string }): string {
  return `${about} ${features[0]?.split(' ')[0]} ${text}`;
}

function linesOf(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^\n]+/g)]
    .filter(([line]) => line.trim().split(/\s+/).length >= leastWords)
    .map(({ 0: line, index }) => ({ start: index, end: index + line.length }));
}
