import type { WarningCode } from '../types.ts';

/**
 * Points of 100 that a finding costs, by what it takes from a person whom a machine reads. Codes that lose nothing cost nothing; the
 * engine's checks of the text (engine/explain/judge-parsing.ts) have their own costs, of the same scale.
 */
export const costs: Readonly<Record<WarningCode, number>> = {
  // Words that nobody meant are read, or the file is set aside as a trick.
  'hidden-text': 30,
  // The text is a guess of another program.
  'scan-with-text': 25,
  'broken-unicode': 25,
  damaged: 25,
  // Words are missing, some of them.
  'text-in-image': 15,
  'rotated-text': 8,
  'private-characters': 8,
  'pages-left-out': 10,
  // Simple readers get something else. To columns, tables and boxes comes what is really out of order.
  columns: 10,
  table: 5,
  'text-box': 10,
  'header-footer': 5,
  'spaced-letters': 15,
  'doubled-text': 10,
  // For information.
  'icon-font': 0,
  'tracked-changes': 0,
  comments: 0,
  'no-heading-styles': 0,
  'odd-bullets': 0,
  ligatures: 0,
  'cjk-radicals': 0,
  restricted: 0,
  'right-to-left': 0,
  'guessed-encoding': 0,
};

/** Points for all words out of order; half of them cost half. A resume read in any order is of no use. */
export const disorderCost = 40;

/** An address, in a header or footer alone: who is to be called is lost, so it costs as a missing one does. */
export const contactInHeaderCost = 15;

/** A sentence that gives a model orders: many employers set such a file aside. */
export const instructionCost = 30;
