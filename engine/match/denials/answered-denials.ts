import { allMatches } from '../../text/all-matches.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { isBulleted, splitLines } from '../../text/lines.ts';

/**
 * Denials that name nothing and mean what stands before them: "Interviewed four bookkeepers who do it; I don't", "never did any",
 * "Clinic letters? Not once." Each is a pattern without nested repetition, so that searching is linear.
 */
const end = `(?=\\s*(?:[.;,)!\\n]|$|myself|yet|though|however))`;
const thing = `(?: (?:in |on |of |with |for )?(?:it|either|any|them|that|this|those|these|one|so|neither|anything|any of (?:it|them)))`;
const answers = [
  `\\b(?:I|we)(?: still| also)? (?:do|did|have|can|could|am|was|would)(?:n['’]t| not)(?: ever)?(?: (?:do|done|use|used|code|write|know|follow|run|touch|open|opened|practi[sc]e|have|had|take|taken|help|drive|sit|lead|own|handle|work))?${thing}?${end}`,
  `\\b(?:I|we)(?:['’]ve| have)? never (?:do|did|done|use|used|have|had|held|ran|run|saw|seen|tried|touched|opened|practi[sc]ed|worked|needed)${thing}?${end}`,
  `\\b(?:still )?(?:couldn['’]t|could not|can['’]t|cannot|didn['’]t|don['’]t) do${thing}${end}`,
  `\\bnever (?:did|used|tried|touched|opened|practi[sc]ed|applied|attempted|done|needed|held|had|drove|driven|ran|run|taken|took|worked)(?: (?:it|any|one|either|them|so|that))?${end}`,
  `\\bwithout (?:ever |once )?(?:having|being|touching|lending|using|opening|seeing|ringing|knowing|doing|holding|knowledge|experience|practice)\\b(?! (?:accident|error|complaint|incident|supervision|help))[^.;\\n]{0,60}`,
  `\\b(?:neither|none) of (?:which|these|those|them|it)\\b`,
  `\\bwhich (?:others|my colleagues|somebody else|someone else|other people)\\b`,
  `\\b(?:a job|tasks?|work) (?:which|that) (?:is|are) (?:theirs|not mine)\\b`,
  `\\b(?:in words|on paper|from the outside|for the captions|on screen) only\\b|\\bonly (?:for|in) the (?:captions|brochure|text)\\b`,
  `\\b(?:not me|not mine|not by me|nor do I|nor did I|nor have I|nor can I)${end}`,
  `\\? (?:not|never|no|none|nope|nothing|couldn['’]t|don['’]t|haven['’]t)\\b`,
  `\\b(?:is|are|was|were)(?:n['’]t| not) (?:with|for) (?:us|me)${end}|\\b(?:is|are) my (?:next |current )?(?:target|goal|project|challenge|plan|next step)\\b`,
  `\\b(?:is|are|was|were|has|have)(?:n['’]t| never| not)(?: been)? (?:a )?part of (?:my|our) (?:job|work|role|duties|remit|experience|day)\\b`,
  `\\b(?:is|are|was|were|lies?|falls?) (?:well |quite |far |all |both )?(?:outside|beyond) (?:of )?(?:my|our) (?:experience|role|job|remit|scope|duties|field|reach)\\b`,
  `\\bI(?:['’]ve| have) yet to [^.;\\n]{1,80}`,
  `\\bnothing more${end}|\\b(?:operated|used|know|known|held|done|change|did|have) (?:neither|none)${end}`,
  `\\b(?:ich|wir) (?:nicht|nie)${end}|\\b(?:selbst|ich) (?:aber |jedoch |selbst )?(?:nie|nicht)${end}|\\bohne (?:es|sie|ihn|das|je|selbst)\\b[^.;\\n]{0,40}`,
];
const answer = fewRanges(new RegExp(answers.join('|'), 'giu'));
/** "None of these should be read as my experience": the whole line. */
const blanket =
  /\b(?:none|nothing) of (?:these|this|them|that|the above) (?:should|is|are|may|can|could|counts?|must)\b/i;
/** Only lines with one of these are looked at. */
const mayAnswer =
  /n['’]t\b|\b(?:not|never|no|none|neither|nor|without|others|only|theirs|nothing|nicht|nie|ohne|nope|yet|target|goal|project|challenge|plan|step|outside|beyond)\b/i;

/** A contrast, and what is somebody's own deed before it, stands by itself: "Ran the till, but never used the scanner". */
const contrast = /\b(?:but|however|whereas|while|yet|aber|jedoch|sondern|instead)\b/gi;

/** A line of prose is answered from its last sentence on, an item of a list as a whole. */
const sentenceEnd = /[.!](?=\s)/g;

/** The stretches of a text that such an answer denies, with the answer. Linear in the length. */
export function* answeredDenials(text: string): Generator<[start: number, end: number]> {
  for (const { content, start } of splitLines(text)) {
    if (content.length > longestLine || !mayAnswer.test(content)) continue;
    if (blanket.test(content)) yield [start, start + content.length];
    const isItem = isBulleted(content);
    for (const { 0: found, index } of allMatches(content, answer)) {
      const before = content.slice(0, index);
      const turns = allMatches(before, contrast);
      const sentences = isItem ? [] : allMatches(before, sentenceEnd);
      const from = Math.max(turns.at(-1)?.index ?? 0, (sentences.at(-1)?.index ?? -1) + 1);
      yield [start + from, start + index + found.length];
    }
  }
}

/** A longer line is no line. */
const longestLine = 2_000;
