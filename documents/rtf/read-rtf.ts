import { DocumentRefusal } from '../document-refusal.ts';
import { createFlow } from '../flow/create-flow.ts';
import { flowLines } from '../flow/flow.ts';
import { addEdges } from '../flow/page-edges.ts';
import { documentLimits } from '../limits.ts';
import type { Reading, Warning, WarningCode } from '../types.ts';
import { endParagraph, flushBytes, leaveTable, putRtfText, type RtfWalk } from './rtf-walk.ts';
import { rtfCharacters, rtfTargets, rtfWords } from './rtf-words.ts';
import { type RtfToken, scanRtf } from './scan-rtf.ts';

/**
 * Reads Rich Text.
 * @throws DocumentRefusal when it is cut off or nested too deeply
 */
export function readRtf(bytes: Uint8Array): Reading {
  const walk = createWalk();
  let depth = 0;
  for (const token of scanRtf(bytes)) {
    if (token.kind === 'open') depth += 1;
    if (token.kind === 'close') depth -= 1;
    if (depth > documentLimits.rtfDepth) {
      throw new DocumentRefusal('dangerous', 'The file nests its parts deeper than documents do.');
    }
    take(walk, token);
    if (depth === 0) break;
  }
  if (depth !== 0) throw new DocumentRefusal('damaged', 'The file is damaged: we read nothing rather than half.');
  return finish(walk);
}

function createWalk(): RtfWalk {
  return {
    flows: { text: createFlow(), header: createFlow(), footer: createFlow() },
    groups: [],
    state: { target: 'text', isHidden: false, substitutes: 1, font: -1, isTable: false },
    paragraph: { text: '', isBullet: false, isHeading: false },
    pending: [],
    skipping: 0,
    fonts: new Map(),
    codePage: 'windows-1252',
    defaultFont: 0,
    isOptional: false,
    isTableOpen: false,
    hasTables: false,
    hidden: [],
    seen: new Set(),
  };
}

function take(walk: RtfWalk, token: RtfToken): void {
  if (token.kind === 'byte') {
    if (walk.skipping > 0) walk.skipping -= 1;
    else walk.pending.push(token.byte);
    return;
  }
  if (token.kind === 'text') {
    // A character takes two bytes at most.
    if (walk.pending.length + token.bytes.length > 2 * documentLimits.characters) {
      throw new DocumentRefusal('too-large', 'The document has too much text.');
    }
    for (const byte of token.bytes.subarray(walk.skipping)) walk.pending.push(byte);
    walk.skipping = Math.max(0, walk.skipping - token.bytes.length);
    walk.isOptional = false;
    return;
  }
  flushBytes(walk);
  walk.skipping = 0;
  if (token.kind === 'open') walk.groups.push({ ...walk.state });
  else if (token.kind === 'close') {
    if (walk.state.target === 'header' || walk.state.target === 'footer') endParagraph(walk);
    walk.state = walk.groups.pop() ?? walk.state;
    walk.isOptional = false;
  } else takeWord(walk, token);
}

function takeWord(walk: RtfWalk, { word, value }: { word: string; value: number | undefined }): void {
  const { state } = walk;
  const target = rtfTargets.get(word);
  if (target) state.target = state.target === 'none' ? 'none' : target;
  else if (walk.isOptional && word !== '*' && !rtfWords.has(word)) state.target = 'none';
  if (word !== '*') walk.isOptional = false;
  const text = rtfCharacters.get(word);
  if (text !== undefined && (word !== 'tab' || walk.paragraph.text !== '')) putRtfText(walk, text);
  rtfWords.get(word)?.(walk, value);
}

const warn = (code: WarningCode, severity: Warning['severity'], lost?: string): Warning => ({
  code,
  severity,
  lines: [],
  boxes: [],
  ...(lost !== undefined && { lost }),
});

function finish(walk: RtfWalk): Reading {
  flushBytes(walk);
  leaveTable(walk);
  endParagraph(walk);
  const { text, header, footer } = walk.flows;
  const { lines, added } = addEdges(flowLines(text.nodes, 1), flowLines(header.nodes), flowLines(footer.nodes, 2_000));
  const warnings: Warning[] = [];
  const hidden = walk.hidden.join('').trim();
  if (walk.hasTables) warnings.push(warn('table', 'order'));
  if (hidden !== '') warnings.push(warn('hidden-text', 'loss', hidden));
  for (const code of walk.seen) warnings.push(warn(code, 'note'));
  if (added.length > 0) warnings.push(warn('header-footer', 'order', added.join(' ')));
  return { lines, warnings };
}
