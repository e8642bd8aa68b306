import type { PostingText } from '../extract/read-posting.ts';
import type { MatchedRequirement } from '../match/match-requirements.ts';
import type { KnockOut } from '../types.ts';

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
  resumeText: string,
  matches: readonly MatchedRequirement[],
): KnockOut[] {
  const licences = matches
    .filter(({ requirement }) => requirement.kind === 'licence' && requirement.importance === 'must')
    .map(
      ({ requirement, found }): KnockOut => ({
        requirement,
        met: found,
        reason: found
          ? `The resume names ${requirement.surface}.`
          : `The posting insists on ${requirement.surface}; the resume does not name it.`,
      }),
    );
  const others = conditions.flatMap(({ name, asked, met }): KnockOut[] => {
    const hit = asked.exec(posting.text);
    if (hit === null) return [];
    const isMet = met.test(resumeText);
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
        met: isMet,
        reason: isMet ? `The resume speaks of it.` : `The posting asks for it ("${hit[0]}"); the resume does not say.`,
      },
    ];
  });
  return [...licences, ...others];
}
