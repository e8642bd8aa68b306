import { say, sayPlain } from '../../say.ts';
import { type Case, spanOf, spanOfWords } from '../lines/claim.ts';
import { defineRule, type Statement } from '../lines/rule.ts';

/** Someone the action was done with: an equal or a superior. */
const company =
  /\b(?:together|jointly|along) with\b|\bwith (?:a|an|one|two|my|the|another) (?:\p{L}+ )?(?:colleagues?|co-?workers?|manager|director|designer|developer|engineer|boss|owner|partner|teammates?)\b|\bwith (?:the|my|our) (?:head|senior|chief|lead|deputy) \p{L}+/iu;
/** All the ways to say that the person was not alone. */
const stillTogether =
  /\bwith\b|\bco-?\p{L}|\bcolleagues?\b|\bjoint|\bcollaborat|\bpartner|\balongside\b|\bteams?\b|\bbeside\b|\bhelp|\bassist|\bsupport|\bcontribut|\bparticip/iu;
/** Actions that people get the credit for. */
const credited =
  /\b(?:lead|create|design|develop|build|write|establish|introduce|organi[sz]e|manage|invent|led|founded|started|launched|created|designed|developed|built|wrote|rewrote|established|redesigned|introduced|organi[sz]ed|managed|invented|authored|set up|rebuilt|planned)\b/iu;

/** "Started the podcast with a colleague" is not "founded the podcast". */
export const companyRule = defineRule({
  id: 'company',
  roles: ['sentence'],
  claims({ line, improved, sources }: Case): Statement[] {
    if (line.isSummary || withWhom(sources) === undefined) return [];
    if (stillTogether.test(line.content) || !credited.test(line.content)) return [];
    return [{ kind: 'scope', span: spanOfWords(improved, line.from, line.from + 1) }];
  },
  proves: ({ confirmed }) => (stillTogether.test(confirmed.text) ? 'wording' : undefined),
  question({ sources }) {
    const [source] = sources.lines;
    const spans = source === undefined ? [] : [spanOf(source)];
    const params = { word: withWhom(sources) ?? '', line: source?.content ?? '' };
    return [say('ledger.word', params, ...spans), sayPlain('ask.alone')];
  },
});

/** The words of the source that name who the action was done with. */
function withWhom({ lines: [source] }: Case['sources']): string | undefined {
  return source?.role === 'sentence' ? company.exec(source.content)?.[0] : undefined;
}
