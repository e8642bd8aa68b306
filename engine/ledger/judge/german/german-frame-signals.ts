import { type Case, spanOfWords } from '../../lines/claim.ts';
import type { Signal } from '../signals/signals.ts';
import { germanLevelOf } from './german-acts.ts';
import { type Deed, type Frames, framesOf, isSomebody, type Part } from './german-frames.ts';
import { withoutUmlauts } from './german-stems.ts';
import { isTied, type Word } from './german-words.ts';

/** The most actions looked at in one line. */
const most = 10;

/** Who did what to what, in a line and in its source: somebody else's action, another thing for the same action. */
export function germanFrameSignals(given: Case, now: readonly Word[], before: readonly Word[]): Signal[] {
  const { line, improved, original, sources } = given;
  const source = sources.lines[0];
  if (source === undefined) return [];
  const own = framesOf(improved, line, now);
  const old = framesOf(original, source, before);
  return [...taken(given, own, old, now, before), ...promoted(given, own, old, before), ...people(given, own, old)];
}

const isSame = (a: Word, b: Word) => isTied(a, b) || (a.act !== undefined && a.act === b.act);

/** What goes "zur Freigabe", is done "nach Plan" or "unter Leitung" is another's action. */
const given_ = /^(?:zur|zum|zu|nach|für|fürs|bei|beim|durch|unter|über|an|am|auf|laut|gemäß|von|vom|zuhanden)$/;

/** "Freigegeben" of what the chef released, of what went "zur Freigabe", of what is done "nach Plan". */
function taken({ improved }: Case, own: Frames, old: Frames, now: readonly Word[], before: readonly Word[]): Signal[] {
  const isMine = ({ agent, isOpen, isVerb, lead, word }: Deed) =>
    agent === undefined &&
    !isOpen &&
    (isVerb || lead === '' || lead === 'mit') &&
    (word.act === undefined || germanLevelOf(word.act) > 1);
  return own.deeds
    .filter(isMine)
    .slice(0, most)
    .flatMap((deed): Signal[] => {
      const tied = old.deeds.filter((other) => isTied(deed.word, other.word) && !isWithoutPrefix(other, deed));
      const span = spanOfWords(improved, deed.word.index, deed.word.index + 1);
      if (tied.length === 0) return ofNoun(span, deed, old, before);
      const isOwn = (other: Deed) => other.agent === undefined && (other.isVerb || !given_.test(other.lead));
      if (tied.some(isOwn)) return [];
      const first = tied.find(({ agent }) => agent !== undefined) ?? tied[0];
      const who = first?.agent;
      const stays = who !== undefined && now.some((word) => isTied(word, who));
      const features = [
        'frame',
        who ? 'frame of another' : `frame of ${first?.lead ?? ''}`,
        ...(who ? [stays ? 'frame of another, who stays' : 'frame of another, who is gone'] : []),
        ...(who && first?.isVerb ? ['frame of another by a verb'] : []),
        deed.isVerb ? 'frame now a verb' : 'frame now a noun',
        ...(!first?.isVerb && deed.isVerb && !who ? ['frame, verb of a noun'] : []),
        `frame level ${deed.word.act ? germanLevelOf(deed.word.act) : 'none'}`,
      ];
      return [{ about: 'deed', span, features }];
    });
}

/** "Gegeben" is not "freigegeben". */
function isWithoutPrefix(old: Deed, { word, isVerb }: Deed): boolean {
  return old.isVerb && isVerb && old.word.lower !== word.lower && word.lower.endsWith(old.word.lower);
}

/** A verb that the source only has as a noun that is no action of the person: "geplant" of "nach Plan". */
function ofNoun(span: Signal['span'], { isVerb, word }: Deed, old: Frames, before: readonly Word[]): Signal[] {
  const noun = isVerb ? old.parts.find((part) => isTied(part.word, word)) : undefined;
  const isVerbThere = before.some(
    (other) => isTied(other, word) && !old.parts.some((part) => part.word.index === other.index),
  );
  if (noun === undefined || isVerbThere) return [];
  const lead = noun.isOf ? 'of' : noun.lead;
  if (!given_.test(lead)) return [];
  return [{ about: 'deed', span, features: ['frame', 'frame, no action', `frame, no action of ${lead}`] }];
}

/** Another thing for the same action: what stood beside the thing, or is new. */
function promoted({ improved }: Case, own: Frames, old: Frames, before: readonly Word[]): Signal[] {
  return own.deeds.slice(0, most).flatMap((deed): Signal[] => {
    const alike = old.deeds.filter(
      (other) => other.agent === undefined && isSame(deed.word, other.word) && other.things.length > 0,
    );
    if (alike.length === 0) return [];
    const olds = alike.flatMap(({ things }) => things);
    const isOld = ({ word }: Part) =>
      olds.some((other) => isTied(other.word, word)) || alike.some((other) => isTied(other.word, word));
    const kept = deed.things.some(isOld);
    // "Lohnverbuchung" for "Verbuchung der Löhne".
    if (olds.some(({ word }) => begins(deed.word, word))) return [];
    const oldStays = olds.some((other) => own.parts.some(({ word }) => isTied(word, other.word)));
    return deed.things
      .filter((thing) => !isOld(thing))
      .slice(0, 2)
      .flatMap((thing): Signal[] => {
        const place = old.parts.find(({ word }) => isTied(word, thing.word));
        if (place === undefined && before.some((word) => isTied(word, thing.word))) return [];
        const where = place === undefined ? 'nowhere' : place.isOf ? 'whose' : place.lead || 'beside';
        const rest = oldStays ? 'old stays' : 'old gone';
        if (oldStays && !/^(?:whose|für|nowhere)$/.test(where)) return [];
        return [
          {
            about: 'object',
            span: spanOfWords(improved, thing.word.index, thing.word.index + 1),
            features: [
              'thing',
              `thing from ${where}`,
              kept ? 'thing beside the old' : 'thing alone',
              `thing, ${rest}`,
              `thing from ${where}, ${rest}`,
              deed.isVerb ? 'thing of a verb' : 'thing of a noun',
            ],
          },
        ];
      });
  });
}

/** Whether a compound begins with a thing. */
function begins({ lower }: Word, { stem }: Word): boolean {
  return (
    stem.length >= leastFirst &&
    withoutUmlauts(lower).startsWith(withoutUmlauts(stem)) &&
    lower.length > stem.length + 4
  );
}

const leastFirst = 3;

/** "Mit dem Projektleiter" for "durch den Projektleiter" or "an den Projektleiter". */
function people({ improved }: Case, own: Frames, old: Frames): Signal[] {
  const roleOf = (part: Part, { deeds }: Frames) => {
    if (deeds.some(({ agent }) => agent === part.word)) return 'acts';
    return part.isOf ? 'whose' : part.lead === '' ? 'bare' : part.lead.replace(/^(an|bei|zu|vo|i)[mrns]*$/, '$1');
  };
  return own.parts
    .filter(({ word }) => isSomebody(word))
    .slice(0, most)
    .flatMap((part): Signal[] => {
      const was = old.parts.find(({ word }) => isTied(word, part.word));
      if (was === undefined) return [];
      const [is, had] = [roleOf(part, own), roleOf(was, old)];
      if (is !== 'mit' || had === 'mit') return [];
      const span = spanOfWords(improved, part.word.index, part.word.index + 1);
      return [{ about: 'deed', span, features: ['person', `person was ${had}`] }];
    });
}
