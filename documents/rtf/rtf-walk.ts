import type { FlowBuilder } from '../flow/create-flow.ts';
import type { WarningCode } from '../types.ts';
import { decodeBytes } from './code-pages.ts';

/** Where a group's text goes. */
export type RtfTarget = 'text' | 'header' | 'footer' | 'bullet' | 'fonts' | 'none';

/** A group's settings; a group that ends gives back what was before it. */
interface GroupState {
  target: RtfTarget;
  isHidden: boolean;
  /** How many characters stand in for a Unicode one, for readers that know none. */
  substitutes: number;
  font: number;
  isTable: boolean;
}

/** Where a walk through the tokens stands. */
export interface RtfWalk {
  flows: Readonly<Record<'text' | 'header' | 'footer', FlowBuilder>>;
  groups: GroupState[];
  state: GroupState;
  paragraph: { text: string; isBullet: boolean; isHeading: boolean };
  /** Bytes that wait for the end of their run, to be decoded together. */
  pending: number[];
  /** Substitutes that are still to come. */
  skipping: number;
  fonts: Map<number, string>;
  codePage: string;
  defaultFont: number;
  /** A reader that does not know the next word skips its group. */
  isOptional: boolean;
  isTableOpen: boolean;
  hasTables: boolean;
  hidden: string[];
  seen: Set<WarningCode>;
}

export const flowOf = ({ flows, state: { target } }: RtfWalk): FlowBuilder =>
  flows[target === 'header' || target === 'footer' ? target : 'text'];

export function putRtfText({ state, paragraph, hidden }: RtfWalk, text: string): void {
  if (state.target === 'none' || state.target === 'fonts' || text === '') return;
  if (state.target === 'bullet') paragraph.isBullet = true;
  else if (state.isHidden) hidden.push(text);
  else paragraph.text += text;
}

/** Decodes the bytes that wait, by their font's code page. */
export function flushBytes(walk: RtfWalk): void {
  if (walk.pending.length === 0) return;
  const bytes = Uint8Array.from(walk.pending);
  walk.pending = [];
  const { font } = walk.state;
  putRtfText(walk, decodeBytes(bytes, walk.fonts.get(font < 0 ? walk.defaultFont : font) ?? walk.codePage));
}

export function endParagraph(walk: RtfWalk): void {
  const { text, isBullet, isHeading } = walk.paragraph;
  walk.paragraph = { text: '', isBullet: false, isHeading };
  if (text.trim() === '') return;
  const hasMark = /^\s*[•▪●◦‣·]\s*/u.test(text);
  flowOf(walk).paragraph(text, isHeading ? 'heading' : isBullet || hasMark ? 'bullet' : 'line');
}

export function openCells(walk: RtfWalk): void {
  if (walk.isTableOpen) return;
  const flow = flowOf(walk);
  flow.openTable();
  flow.openRow();
  flow.openCell();
  walk.isTableOpen = true;
  walk.hasTables = true;
}

export function leaveTable(walk: RtfWalk): void {
  if (!walk.isTableOpen) return;
  flowOf(walk).closeCell();
  flowOf(walk).closeTable();
  walk.isTableOpen = false;
}
