import { allMatches } from '../../text/all-matches.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { firstFrom } from '../../text/first-from.ts';
import type { PostingText } from '../read-posting.ts';
import type { TaggedTerm } from '../terms/tagger.ts';

/** "Erfahrung in der", "Kenntnisse im Bereich", "sicherer Umgang mit": what follows is asked for. */
const cue =
  /(?:kenntnisse|erfahrung(?:en)?|umgang|know-how|fachwissen|expertise|vertraut|verständnis|weiterbildung|interesse)\s+(?:in|im|mit|von|vom|bei|beim|für|zum|zur|an|am|als)\s+(?:(?:der|den|dem|die|das|einer|einem|eines|gängigen|unserer)\s+|(?:bereich|umfeld|umgang)\s+(?:der|des|mit)?\s*)*/giu;
/** One to three capitalised words, perhaps after an adjective; "Arbeit" with whom. More may follow after commas and "und". */
const nouns = fewRanges(
  /^(?:(?:Zusammena|A)rbeit\s(?:mit|von)\s(?:den\s)?\p{Lu}\p{L}{2,40}(?!-)|(?:\p{Ll}{4,20}(?:en|er|e|es)\s)?\p{Lu}[\p{L}\p{N}+#/-]{2,40}(?:\s\p{Lu}[\p{L}\p{N}+#/-]{2,40}){0,2})/u,
);
const next = /^(?:,\s|\s(?:und|oder|sowie|bzw\.)\s)/;
/** After this many items a list has changed its subject. */
const mostItems = 6;

/** What a German posting names after the usual cues, in words of no list; the tagger never learned German. */
export function findGermanTerms({ text, tokens }: PostingText, confidence: number): TaggedTerm[] {
  const terms: TaggedTerm[] = [];
  for (const { 0: words, index } of allMatches(text, cue)) {
    let at = index + words.length;
    for (let item = 0; item < mostItems; item += 1) {
      const name = nouns.exec(text.slice(at, at + 130))?.[0];
      if (name === undefined) break;
      terms.push({ from: firstFrom(tokens, at), to: firstFrom(tokens, at + name.length), confidence });
      at += name.length;
      const join = next.exec(text.slice(at, at + 8))?.[0];
      if (join === undefined) break;
      at += join.length;
    }
  }
  return terms;
}
