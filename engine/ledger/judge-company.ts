import { say, sayPlain } from '../say.ts';
import type { Claim } from '../types.ts';
import { type Case, spanOf, spanOfWords, unsupported } from './claim.ts';

/** Someone beside whom the deed was done, on an equal footing or above. */
const company =
  /\b(?:together|jointly|along) with\b|\bwith (?:a|an|one|two|my|the|another) (?:\p{L}+ )?(?:colleagues?|co-?workers?|manager|director|designer|developer|engineer|boss|owner|partner|teammates?)\b|\bwith (?:the|my|our) (?:head|senior|chief|lead|deputy) \p{L}+/iu;
/** All ways to say that it was not alone. */
const stillTogether =
  /\bwith\b|\bco-?\p{L}|\bcolleagues?\b|\bjoint|\bcollaborat|\bpartner|\balongside\b|\bteams?\b|\bbeside\b|\bhelp|\bassist|\bsupport|\bcontribut|\bparticip/iu;
/** Deeds that somebody gets the credit for. */
const credited =
  /\b(?:lead|create|design|develop|build|write|establish|introduce|organi[sz]e|manage|invent|led|founded|started|launched|created|designed|developed|built|wrote|rewrote|established|redesigned|introduced|organi[sz]ed|managed|invented|authored|set up|rebuilt|planned)\b/iu;

/** "Started the podcast with a colleague" is not "founded the podcast". */
export function judgeCompany(given: Case): Claim[] {
  const { line, improved, sources, confirmed } = given;
  const source = sources.lines[0];
  if (line.role !== 'sentence' || line.isSummary || source?.role !== 'sentence') return [];
  const hit = company.exec(source.content);
  if (!hit || stillTogether.test(line.content) || !credited.test(line.content)) return [];
  if (stillTogether.test(confirmed.text)) return [];
  const span = spanOfWords(improved, line.from, line.from + 1);
  const reason = say('ledger.word', { word: hit[0], line: source.content }, spanOf(source));
  return [unsupported(given, 'scope', span, reason, sayPlain('ask.alone'))];
}
