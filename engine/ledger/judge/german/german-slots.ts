import type { Frames, Part } from './german-frames.ts';
import { isListed, isTied, type Word } from './german-words.ts';

/** How much of a new noun's surroundings is that of a noun that is gone: both stand in the same place of the sentence. */
export function slotFeatures(word: Word, own: Frames, old: Frames, gone: readonly Word[]): string[] {
  const place = placeOf(own.parts, word);
  if (place === undefined) return [];
  const slots = old.parts
    .filter((part) => isAmong(part.word, gone))
    .slice(0, mostGone)
    .map((part) => ({ word: part.word, same: sameAround(place, placeOf(old.parts, part.word)) }));
  const best = slots.toSorted((a, b) => b.same - a.same)[0];
  if (best === undefined) return [isWanted(word, own, old) ? 'slot wanted' : 'slot none'];
  const known = isListed(word) && isListed(best.word) ? 'known' : 'unknown';
  return [`slot ${best.same}`, `slot ${best.same}, ${known}`];
}

const mostGone = 8;

/** By their places: a line that was read before has other objects. */
function isAmong({ index }: Word, words: readonly Word[]): boolean {
  return words.some((other) => other.index === index);
}

/** "Unterstützte Bewohner" for "Hilfe bei der Pflege": a verb wants the object that its noun did without. */
function isWanted(word: Word, own: Frames, old: Frames): boolean {
  const verbs = own.deeds.filter(
    ({ isVerb, things }) => isVerb && things.some((thing) => thing.word.index === word.index),
  );
  return verbs.some((verb) => old.deeds.some((other) => !other.isVerb && isAct(verb.word, other.word)));
}

function isAct(a: Word, b: Word): boolean {
  return isTied(a, b) || (a.act !== undefined && a.act === b.act);
}

interface Place {
  part: Part;
  before: Part | undefined;
  behind: Part | undefined;
}

function placeOf(parts: readonly Part[], word: Word): Place | undefined {
  const at = parts.findIndex((part) => part.word.index === word.index);
  const part = parts[at];
  if (part === undefined) return undefined;
  const near = (other: Part | undefined) => (other?.segment === part.segment ? other : undefined);
  return { part, before: near(parts[at - 1]), behind: near(parts[at + 1]) };
}

/** 0 to 3: the same preposition, the same noun before, the same behind. */
function sameAround(a: Place, b: Place | undefined): number {
  if (b === undefined) return 0;
  const isSame = (one: Part | undefined, other: Part | undefined) =>
    one !== undefined && other !== undefined && isTied(one.word, other.word);
  const isLead = a.part.lead === b.part.lead && a.part.isOf === b.part.isOf;
  return (isLead ? 1 : 0) + (isSame(a.before, b.before) ? 1 : 0) + (isSame(a.behind, b.behind) ? 1 : 0);
}

/** What a new action is done to, if the source tells of another action on it that is gone: "Zimmern" for "Richten von Dachstühlen". */
export function deedFeatures(word: Word, own: Frames, old: Frames, gone: readonly Word[]): string[] {
  const deed = own.deeds.find((each) => each.word.index === word.index);
  if (deed === undefined) return [];
  const isOn = ({ things }: (typeof old.deeds)[number]) =>
    deed.things.some((thing) => things.some((other) => isTied(thing.word, other.word)));
  const was = old.deeds.find((other) => isAmong(other.word, gone) && isOn(other));
  if (was === undefined) return [old.deeds.some(isOn) ? 'deed beside another' : 'deed on another'];
  const who = was.agent ? 'of another' : was.isOpen ? 'of nobody' : 'of the same';
  const known = isListed(word) && isListed(was.word) ? 'known' : 'unknown';
  return ['deed for another', `deed for another, ${known}`, `deed for another ${who}`];
}
