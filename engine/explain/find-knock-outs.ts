import type { PostingText } from '../extract/read-posting.ts';
import type { MatchedRequirement } from '../match/match-requirements.ts';
import type { ResumeText } from '../match/read-resume.ts';
import type { KnockOut } from '../types.ts';
import { shorten } from './wording.ts';

/** Conditions that no skill replaces, and how a resume says that it meets them. */
const conditions: readonly { name: string; asked: RegExp; met: RegExp }[] = [
  {
    name: 'work permit',
    asked:
      /(?:authori[sz]ed|eligible|right|permit(?:ted)?) to work in|work (?:authori[sz]ation|permit)|(?:us|u\.s\.|eu) citizen(?:ship)?|visa sponsorship|arbeitserlaubnis/i,
    met: /authori[sz]ed to work|work (?:permit|authori[sz]ation)|citizen|permanent resident|green card|visa|right to work|arbeitserlaubnis|staatsangehörigkeit/i,
  },
  {
    name: 'willingness to relocate or travel',
    asked:
      /must (?:be willing to )?(?:relocate|travel)|willing(?:ness)? to (?:relocate|travel)|must (?:live|reside|be located) (?:in|near|within)|reisebereitschaft/i,
    met: /willing to (?:relocate|travel)|open to (?:relocation|travel)|reisebereit/i,
  },
];

/** Licences that the posting insists on, work permits and places: they decide beside the score. */
export function findKnockOuts(
  posting: PostingText,
  resume: ResumeText,
  matches: readonly MatchedRequirement[],
): KnockOut[] {
  const licences = matches
    .filter(({ requirement }) => requirement.kind === 'licence' && requirement.importance === 'must')
    .map(
      ({ requirement, found, evidence }): KnockOut => ({
        requirement,
        met: found,
        reason: found
          ? `Your resume names it: "${shorten(evidence[0]?.line ?? '')}"`
          : 'The posting insists on it, and your resume does not name it.',
      }),
    );
  const others = conditions.flatMap(({ name, asked, met }): KnockOut[] => {
    const hit = asked.exec(posting.text);
    if (hit === null) return [];
    const answer = resume.lines.find(({ content }, index) => !resume.deniedLines.has(index) && met.test(content));
    return [
      {
        requirement: {
          surface: hit[0],
          canonical: name,
          alternatives: [],
          kind: 'licence',
          importance: 'must',
          spans: [{ start: hit.index, end: hit.index + hit[0].length }],
        },
        met: answer !== undefined,
        reason: answer
          ? `Your resume says: "${shorten(answer.content)}"`
          : 'The posting asks for it, and your resume does not say. If you meet it, a line in your resume saves the question.',
      },
    ];
  });
  return [...licences, ...others];
}
