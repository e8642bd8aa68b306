import { knockOutTemplates, offerTemplates, scoreTemplates } from './explain.de.ts';
import { questionTemplates, reasonTemplates } from './ledger.de.ts';
import { noteTemplates } from './notes.de.ts';
import { adviceTemplates, placementTemplates, worthTemplate } from './recommend.de.ts';
import { compile, type Template } from './template.de.ts';
import { parsingTemplates, writingTemplates } from './writing.de.ts';

/** Every sentence that stands by itself. The first that fits counts. */
export const templates: readonly Template[] = [
  ...adviceTemplates,
  ...placementTemplates,
  ...scoreTemplates,
  ...knockOutTemplates,
  ...offerTemplates,
  ...parsingTemplates,
  ...writingTemplates,
  ...reasonTemplates,
  ...questionTemplates,
  ...noteTemplates,
];

const sentences = templates.map(compile);
const worth = compile(worthTemplate);
/** Where an advice ends and what it is worth begins. */
const worthStart = /^(.+) (It is [^,"]+, worth [^,"]+\.)$/s;
/** "AI analysis unavailable: Error analyzing resume: …": what stands behind is a sentence too. */
const noteStart =
  /^((?:AI analysis unavailable|Error (?:analyzing resume|verifying API key)|AI provider key issue): )(.+)$/s;

/** The sentence in German; undefined when it is none that the engine makes. */
export function translate(sentence: string): string | undefined {
  const advised = worthStart.exec(sentence);
  const advice = advised && translateOne(advised[1] ?? '');
  const gain = advised && worth(advised[2] ?? '');
  if (advice && gain) return `${advice} ${gain}`;
  const noted = noteStart.exec(sentence);
  const reason = noted && translate(noted[2] ?? '');
  return translateOne(reason ? `${noted[1]}${reason}` : sentence);
}

function translateOne(sentence: string): string | undefined {
  for (const say of sentences) {
    const said = say(sentence);
    if (said !== undefined) return said;
  }
  return undefined;
}
