import { say, sayPlain } from '../../say.ts';
import { type Case, spanOf, spanOfWords } from '../lines/claim.ts';
import { type Doubt, defineRule, settledInWords } from '../lines/rule.ts';

/** Says that an action was tried, proposed, drafted or not done. */
const open =
  /\b(?:suggest\p{L}*|propos\p{L}*|draft\p{L}*|pilot\p{L}*|trial\p{L}*|prototyp\p{L}*|ideas?|attempt\p{L}*|tried (?:out|to)|trying|applied for(?! and)|under review|being (?:reviewed|considered|looked at|tested)|considering|to consider|pending|in progress|put (?:forward|to)|expected|aim(?:ed|ing)|intend\p{L}*|demo\p{L}*|mock-?up|experiment\p{L}*|feasibility|not (?:yet )?(?:adopted|approved|finished|completed|signed|live|used)|since dropped|tested|testing|planned to|plans? for|looked into|explor\p{L}*|part[- ]complet\p{L}+|half[- ]finished|have a place|signed up for|offered to|recommended \p{L}+ing)\b/iu;
/** Says so in any way. */
const still =
  /\b(?:to come|to follow|outstanding|suggest|propos|draft|pilot|trial|prototyp|idea|attempt|tri(?:al|ed|es)|try|appl|review|consider|pending|progress|put forward|put to|pitch|recommend|expect|aim|intend|demo|mock|experiment|feasib|not |never|dropped|test|plan|look|explor|partly|partial|part |first|concept|outline|sketch|initial|early|preliminary|proof|sample|evaluat|assess|assist|help|took part|take part|support|contribut|participat|investigat|would|could|might|may |if |enroll?(?:ed|ing)?\b|offer|advis|begin|began|start|under|upcoming|scheduled|place|proposal|wrote up|brainstorm|advocat|raised|urge|discuss|decid|decision|open|due|yet|unfinished|currently|taking|pursu|stud(?:y|ies))/iu;

const germanOpen =
  /\b(?:vorgeschlagen|Vorschlag\p{L}*|Entwurf\p{L}*|entworfen|Probelauf\p{L}*|Probe|Pilot\p{L}*|Test(?:lauf|betrieb|phase)\p{L}*|getestet|angedacht|geplant|Idee\p{L}*|Versuch\p{L}*|versucht|ausprobiert|beantragt|steht aus|noch (?:nicht|zu|offen)|angeregt|Anregung|in Planung|zurückgestellt|gestoppt|ungewiss)\b/iu;
const germanStill =
  /vorschl|vorgeschlag|entwurf|entw[oö]rf|probe|pilot|test|geplan|plan|idee|versuch|prob|beantrag|aussteh|steht aus|noch|offen|anreg|angeregt|konzept|angedacht|begleit|mitwirk|mitgew|beteilig|teil|unterstütz|empf|diskut|gespräch|ansto|angestoß|begonn|angefang|begann|gestoppt|abgebroch|brach .*\bab\b|zurückgestellt|ungewiss|bislang|bisher|könnte|skizz|ausständig|prototyp|vorläufig|voraussichtlich|liegt|vorgelegt|laufend|läuft|derzeit|eingereich|einreich|unterbreit|eingebrach|eingab|unvollständig|vorgesehen|angemeld|anmeld|künftig|beraten|beratung/iu;

/** Drafting contracts for a living is preparing them; testing a thing is checking it. */
const likewise: readonly [RegExp, RegExp][] = [
  [/^draft/i, /\bprepar/iu],
  [/^test/i, /\b(?:check|inspect|verif|measur|analy|QA|quality|debug)/iu],
  [/^(?:suggest|propos)/i, /\b(?:came up with|conceiv|devis)/iu],
];

/** An attempt, a plan, a pilot or a draft, presented as if it had been accomplished. */
export const certaintyRule = defineRule<Doubt>({
  id: 'certainty',
  roles: ['sentence'],
  skipsSummary: true,
  claims: firmerLines,
  proves: settledInWords,
  question: (_, { asked }) => asked,
});

function firmerLines({ line, sources, improved }: Case): Doubt[] {
  const source = sources.lines[0];
  if (source?.role !== 'sentence') return [];
  const [was, is] = improved.isGerman ? [germanOpen, germanStill] : [open, still];
  const hit = was.exec(source.content);
  const alike = likewise.find(([word]) => hit && word.test(hit[0]))?.[1];
  if (!hit || is.test(line.content) || alike?.test(line.content)) return [];
  const span = spanOfWords(improved, line.from, Math.min(line.to, line.from + 1));
  const reason = say('ledger.word', { word: hit[0], line: source.content }, spanOf(source));
  return [{ kind: 'outcome', span, asked: [reason, sayPlain('ask.finished')] }];
}
