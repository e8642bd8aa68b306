import { say } from '../../say.ts';
import { type Case, spanOf } from '../lines/claim.ts';
import { type Doubt, defineRule, settledInWords } from '../lines/rule.ts';

/** Says who paid the person. */
const employed =
  /\b(?:(?:as )?an? employee of|employed (?:by|at|with)|(?:while|when) (?:employed|working) (?:by|at|for)|on the (?:staff|payroll) of|angestellt (?:bei|beim|in)|beschäftigt (?:bei|beim)|im Dienst (?:von|der|des)|als (?:Angestellter?|Mitarbeiter(?:in)?) (?:von|der|des|bei|beim))(?= \p{L})/iu;
const alike = /\bemploy|\bstaff\b|\bpayroll\b|angestellt|beschäftigt|mitarbeiter|\bim dienst\b/iu;

/** "While employed by the developer" of who worked on its project for somebody else. */
export const employerRule = defineRule<Doubt>({
  id: 'employer',
  roles: ['sentence'],
  claims: newEmployers,
  proves: settledInWords,
  question: (_, { asked }) => asked,
});

function newEmployers({ line, sources }: Case): Doubt[] {
  const source = sources.lines[0];
  const hit = employed.exec(line.content);
  if (source === undefined || hit === null || alike.test(source.content)) return [];
  const start = line.start + hit.index;
  const asked: Doubt['asked'] = [
    say('ledger.moreThan', { word: hit[0], line: source.content }, spanOf(source)),
    say('ask.right', { text: hit[0] }),
  ];
  return [{ kind: 'employer', span: { start, end: start + hit[0].length }, asked }];
}
