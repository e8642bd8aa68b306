import type { PostingText } from '../extract/read-posting.ts';
import type { ResumeText } from '../match/index-resume.ts';
import type { MatchedRequirement } from '../match/match-requirements.ts';
import { say, sayPlain } from '../say.ts';
import { fewRanges } from '../text/few-ranges.ts';
import { type Line, lineAt } from '../text/lines.ts';
import type { KnockOut } from '../types/advice.ts';
import { shorten } from './wording.ts';

/** A condition that no skill replaces, and how a resume says that it meets it. */
interface Condition {
  name: string;
  asked: RegExp;
  /** Undefined where the resume must meet the posting's own clause: a place, by its name. */
  met: RegExp | undefined;
}

const conditions: readonly Condition[] = [
  {
    name: 'work permit',
    asked:
      /(?:authori[sz]ed|eligible|entitled|(?:the )?right|permit(?:ted)?) to (?:live and )?work (?:in|for)|work(?:ing)? (?:authori[sz]ation|permit|rights)|\b(?:us|u\.s\.|eu|australian) (?:citizen(?:ship)?|person)|(?:\bno|\bnot|unable to|cannot)\b[^.\n]{0,40}sponsor|arbeitserlaubnis|arbeitsgenehmigung/i,
    met: /(?:authori[sz]ed|eligible|entitled) to work|work(?:ing)? (?:permit|authori[sz]ation|rights)|\b(?:us|u\.s\.|american|eu|british|irish|australian|canadian|german) citizen|citizenship|permanent residen(?:t|ce|cy)|green card|(?:\bh-?1b|\bwork|\bgraduate|\bdependant|\bspouse|\bfamily) visa|settled status|indefinite leave|right to (?:live and )?work|arbeitserlaubnis|aufenthaltserlaubnis|staatsangehörigkeit|nationality/i,
  },
  {
    name: 'willingness to relocate',
    asked: /(?:must|willing(?:ness)?|able|open) (?:be willing )?to relocat(?:e|ion)|umzugsbereitschaft/i,
    met: /\brelocat|umzugsbereit/i,
  },
  {
    name: 'willingness to travel',
    asked:
      /(?:must|willing(?:ness)?|able|ability|required) (?:be willing )?to travel|travel (?:of )?(?:up to )?\d{1,3} ?(?:%|percent)|reisebereitschaft/i,
    met: /(?:willing(?:ness)?|open|able|happy|free) to travel|travel(?:l?ed|l?ing)? (?:up to )?\d{1,3} ?(?:%|percent)|reisebereit/i,
  },
  {
    name: 'place',
    asked: /must (?:live|reside|be (?:located|based)) (?:in|near|within)|wohnort (?:in|im)/i,
    met: undefined,
  },
];

/** The most characters of a clause that are shown. */
const longestClause = 60;

/** "Candidates from Coimbatore or willing to relocate": who lives there need not. */
const orThere = fewRanges(
  /(?<!\p{L})(?:from|in|near|around|local to|living in|based in) (\p{Lu}\p{L}{2,30})(?: area)?,? or (?:be )?$/u,
);

/** Licences that the posting insists on, work permits and places: decisive, but not part of the score. */
export function findKnockOuts(
  posting: PostingText,
  resume: ResumeText,
  matches: readonly MatchedRequirement[],
): KnockOut[] {
  const licences = matches
    .filter(({ requirement }) => requirement.kind === 'licence' && requirement.importance === 'must')
    .map(({ requirement, found, evidence }): KnockOut => {
      const reason = found
        ? say(
            'knockOut.named',
            { line: shorten(evidence[0]?.line ?? '') },
            ...evidence.slice(0, 1).map(({ span }) => span),
          )
        : sayPlain('knockOut.missing');
      return { requirement, met: found, reason };
    });
  const others = conditions.flatMap((condition) => findCondition(condition, posting, resume));
  return [...licences, ...others];
}

function findCondition({ name, asked, met }: Condition, { text }: PostingText, resume: ResumeText): KnockOut[] {
  const hit = asked.exec(text);
  if (hit === null) return [];
  const rest = clauseIn(text.slice(hit.index, hit.index + longestClause));
  const surface = (rest.length < hit[0].length ? hit[0] : rest).trim().replace(/\.\p{Lu}$/u, '$&.');
  const isMet = met ?? placeIn(surface);
  const there = orThere.exec(text.slice(Math.max(0, hit.index - longestClause), hit.index))?.[1];
  const answer =
    resume.lines.find((line) => isSaid(isMet, line, resume)) ??
    (there && resume.lines.find((line) => isSaid(placeIn(` ${there}`), line, resume)));
  return [
    {
      requirement: {
        surface,
        canonical: name,
        alternatives: [],
        kind: 'licence',
        importance: 'must',
        spans: [{ start: hit.index, end: hit.index + surface.length }],
      },
      met: answer !== undefined,
      reason: answer
        ? say('knockOut.says', { line: shorten(answer.content) }, { start: answer.start, end: answer.end })
        : sayPlain('knockOut.silent'),
    },
  ];
}

/** Whether a line says it and no word of that is denied: what else the line denies is another matter. */
function isSaid(met: RegExp, { content, start }: Line, { tokens, negated }: ResumeText): boolean {
  const hit = met.exec(content);
  if (hit === null) return false;
  const from = start + hit.index;
  for (let index = lineAt(tokens, from); index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.start >= from + hit[0].length) break;
    if (token.end > from && negated[index] === 1) return false;
  }
  return true;
}

/** A clause up to its end, which is no full stop of a short form: "authorized to work in the U.S. without". */
function clauseIn(text: string): string {
  return (
    /^(?:[^.,;:!?()\n]|(?<=(?<!\p{L})\p{Lu})\.(?=\p{Lu}|\s\p{Ll}|$))*/u.exec(text)?.[0].split(/ [-–—] /, 1)[0] ?? ''
  );
}

/** The names in a clause: any of them meets it, and nothing meets a clause without names. */
function placeIn(clause: string): RegExp {
  const names = clause.match(/(?<=\s)\p{Lu}[\p{L}'-]{2,}/gu) ?? [];
  return names.length === 0 ? /(?!)/ : new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'u');
}
