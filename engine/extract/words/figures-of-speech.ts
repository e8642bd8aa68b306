import { fewRanges } from '../../text/few-ranges.ts';
import { verbBase } from './verbs.ts';

/** Verbs that name no work, whatever they are done to: "see children", "juggle several projects". */
const vagueVerbs =
  /^(?:see|let|ask|spend|juggle|juggling|hear|feel|love|enjoy|try|explain|stay|become|go|come|think|speak|want|wear|sit|climb|bend|kneel|like|likes)$/;
/** What may be anything: with a verb before it, it asks for nothing by itself. */
const anything =
  /^(?:questions?|results|options?|issues?|problems?|information|ideas?|tasks?|priorit(?:y|ies)|projects|needs|matters|things|situations?|expectations|concerns|activities|duties|answers?|details|changes|goals|objectives|opportunities)$/;
/** "Education" of "equivalent combination of education and experience". */
const otherWays = fewRanges(
  /(?<!\p{L})(?:combinations?|mix|mixture|level|equivalent) of (?:education|training|experience|study)(?!\p{L})/iu,
);
/** Two parts of a sentence: "patients actually understand". */
const sentenceInside = fewRanges(
  /\p{L} (?:actually|really|always|just|also|truly|simply|never|often|then|who|that|which|so) \p{L}/iu,
);
const meetings =
  /^(?:(?:team|department(?:al)?|staff|weekly|monthly|evening|daily|regular|morning|internal|company|all-hands|normal|typical|average|early|late) )+(?:meetings?|mornings?|days?|evenings?|briefings?|huddles?)$/iu;

/** "Grads welcome", "salon teams": who may apply, and with whom one works. */
const people = fewRanges(/^\p{Ll}[\p{L} -]* (?:welcome|teams?)$/u);
const employer = fewRanges(/^(?:family|privately|independently|employee)[- ](?:run|owned)(?: \p{L}+)*$/iu);

/** Whether a phrase of several words says nothing of the work. */
export function isFigureOfSpeech(surface: string): boolean {
  if (
    otherWays.test(surface) ||
    sentenceInside.test(surface) ||
    meetings.test(surface) ||
    employer.test(surface) ||
    people.test(surface)
  )
    return true;
  const words = surface.toLowerCase().split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (vagueVerbs.test(first)) return true;
  return verbBase(first) !== undefined && words.length < 4 && anything.test(last);
}
