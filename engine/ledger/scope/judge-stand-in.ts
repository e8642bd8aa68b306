import { say, sayPlain } from '../../say.ts';
import { type Case, spanOf, spanOfWords } from '../lines/claim.ts';
import { type Doubt, defineRule, settledInWords } from '../lines/rule.ts';

/** The source says that the person stood in for somebody else. */
const stoodIn =
  /\b(?:cover(?:ed|ing|s)?|st(?:ood|and|anding) in|filled in|filling in|stepped in|deputi[sz](?:ed|e|ing)) (?:as|for)\b|\bals Vertretung\b|\bvertretungsweise\b|\bin Vertretung\b|\bvertrat\b|\bvertreten\b|\bsprang für\b|\b(?:Urlaubs|Krankheits|Abwesenheits)vertretung\b/iu;
/** All the ways to say so. */
const stillIn =
  /cover|stood|stand|step|fill|deput|act(?:ed|ing)\b|interim|replac|reliev|relief|substitut|\bplace\b|absen|\baway\b|\bleave\b|holiday|vacation|\bback-?up\b|temporar|\bwhile\b|\bwhen\b|vertret|vertrat|aushilf|ausgeholfen|sprang|gesprung|spring|stellvertr|ersatz|ersetz|abwesen|urlaub|krank|elternzeit|mutterschutz|übergang|kommissar|interim/iu;

const besides = 2;

/** "Managed the office" of who covered for its manager. */
export const standInRule = defineRule<Doubt>({
  id: 'standIn',
  roles: ['sentence', 'contact'],
  unless: ['role'],
  skipsSummary: true,
  claims: ownPosts,
  proves: settledInWords,
  question: (_, { asked }) => asked,
});

function ownPosts({ line, sources, improved }: Case): Doubt[] {
  const source = sources.lines[0];
  const hit = source?.role === 'sentence' ? stoodIn.exec(source.content) : null;
  // Where one line became several, its neighbours say so.
  const near = improved.lines.slice(Math.max(0, line.index - besides), line.index + besides + 1);
  if (source === undefined || hit === null || near.some(({ content }) => stillIn.test(content))) return [];
  const span = spanOfWords(improved, line.from, Math.min(line.to, line.from + 1));
  const reason = say('ledger.word', { word: hit[0], line: source.content }, spanOf(source));
  return [{ kind: 'scope', span, asked: [reason, sayPlain('ask.ownRole')] }];
}
