import type { PostingTerm } from '../extract/extract-terms.ts';
import { onceFor } from '../text/cache/once-for.ts';
import { rememberWords } from '../text/cache/remember-words.ts';
import { wordSet } from '../text/word-set.ts';
import { germanCompounds } from './german-compounds.ts';
import type { ResumeText } from './index-resume.ts';
import type { TermMatchResult } from './match-term.ts';

/** Verbs and nouns that add nothing to what is done: who tells of "Eingewöhnungen" has carried them out. As lemmas. */
const light = wordSet(
  `durchfuehren durchfuehrung gestalten gestaltung ausfuehren ausfuehrung umsetzen umsetzung erledigen
  erledigung abwickeln abwicklung anwenden anwendung kenntnisse umgang uebernehmen uebernahme`,
);
/** Talks and records are led by whoever tells of them; who cleaned a crane or has met the team has not driven or led it. As lemmas. */
const led =
  /(?:gespraeche?n?|verhandlung(?:en)?|interviews?|protokolle?n?|statistik(?:en)?|listen?|akten?|buecher[n]?|korrespondenz|schriftverkehr|telefonate?n?|verzeichnisse?n?|nachweise?n?|dokumentation(?:en)?|besichtigung(?:en)?|konten)$/u;
const links = wordSet('von vom der des den die das dem mit in im unserer unseren ihrer eigener eigenen');

/** What is about a thing and no other thing: who did the "Ladungssicherungslehrgang" has learned it. As lemmas. */
const tail =
  /^(?<thing>.{6,}?)(?:s?(?:lehrgang|lehrgaenge|kurse?|schulung(?:en)?|seminare?|training|unterweisung(?:en)?|kenntnisse?n?|erfahrung(?:en)?|arbeiten|taetigkeit(?:en)?|aufgaben))$/u;

/** Shorter words are inflected too irregularly, and say too little alone. */
const shortest = { inflected: 7, alone: 9 } as const;

/**
 * The ways in which a German resume shows a term by its own words: in another case or number ("Frequenzumrichtern"), without a verb that adds
 * nothing ("Gestaltung der Eingewöhnung"), in a compound of what is about it ("Ladungssicherungslehrgang"), and as a compound or its parts.
 */
export function germanWays({ key, kind }: Pick<PostingTerm, 'key' | 'kind'>, resume: ResumeText): TermMatchResult[] {
  if (kind === 'licence' || kind === 'language' || kind === 'soft') return [];
  const words = key.split(' ');
  const core = withoutLight(words);
  const parts = germanCompounds(words, resume);
  const { inflected, compound } = formsOf(resume);
  if (core.length > 1) return parts;
  const [word = ''] = core;
  const form = uninflected(word);
  if (form.length < (words.length > 1 ? shortest.alone : shortest.inflected)) return parts;
  const ways: TermMatchResult[] = [
    { strength: words.length > 1 ? 'named' : 'inflected', places: inflected.get(form) ?? [] },
    { strength: 'named', places: compound.get(form) ?? [] },
  ];
  return [...ways.filter(({ places }) => places.length > 0), ...parts];
}

function withoutLight(words: readonly string[]): readonly string[] {
  const [first = ''] = words;
  if (words.length < 2 || !(light.has(first) || first === 'fuehren')) return words;
  const from = words.findIndex((word, at) => at > 0 && !links.has(word));
  if (from < 0 || (first === 'fuehren' && !led.test(words.at(-1) ?? ''))) return words;
  return words.slice(from);
}

/** A noun without the ending of its case or number; endings that make another noun of it stay ("Fahrer" is no "Fahren"). */
const uninflected = rememberWords((word) =>
  word.length < shortest.inflected ? word : word.replace(/(?<=.{5})(?:e[ns]?|n)$/, ''),
);

type Places = Map<string, [number, number][]>;

/** Where a resume has each noun, whatever its case, and where a compound of what is about it. */
const formsOf = onceFor(({ lemmas }: ResumeText): { inflected: Places; compound: Places } => {
  const inflected: Places = new Map();
  const compound: Places = new Map();
  const add = (to: Places, form: string, places: readonly number[]) => {
    const known = to.get(form) ?? [];
    for (const place of places) known.push([place, place + 1]);
    to.set(form, known);
  };
  for (const [lemma, places] of lemmas) {
    add(inflected, uninflected(lemma), places);
    const thing = tail.exec(lemma)?.groups?.thing;
    if (thing !== undefined) add(compound, uninflected(thing), places);
  }
  return { inflected, compound };
});
