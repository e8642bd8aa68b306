import { decodeEntities } from '../container/decode-entities.ts';
import { keepOneName } from '../flow/flow.ts';
import { documentLimits } from '../limits.ts';
import { decodeText } from '../text/decode-text.ts';
import type { LineRole, LooseLine, Reading, Warning } from '../types.ts';

/** Elements that end a line. */
const blocks = new Set(
  'address article aside blockquote body br dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
/** Elements without text for people. */
const silent = new Set([
  'script',
  'style',
  'head',
  'template',
  'noscript',
  'svg',
  'iframe',
  'object',
  'select',
  'textarea',
]);
const hiddenStyle = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0(?![.\d])/i;
const voids = new Set([
  'br',
  'hr',
  'img',
  'input',
  'meta',
  'link',
  'source',
  'wbr',
  'area',
  'base',
  'col',
  'embed',
  'track',
]);

export function isHtml(text: string): boolean {
  return (
    /^\s*(?:<!doctype html|<html[\s>]|<\?xml[^>]{0,200}\?>\s*<(?:!doctype )?html)/i.test(text.slice(0, 2000)) ||
    /<body[\s>]/i.test(text.slice(0, 5000))
  );
}

/** A web page's text in the order of its source: one line a block. Nothing is run or fetched. */
export function readHtml(bytes: Uint8Array): Reading {
  const { text: html } = decodeText(bytes);
  const lower = html.toLowerCase();
  const lines: LooseLine[] = [];
  const hidden: string[] = [];
  const open: { name: string; isHidden: boolean }[] = [];
  let words = '';
  let role: LineRole = 'line';
  const flush = () => {
    const text = words.replace(/\s+/g, ' ').trim();
    words = '';
    if (text !== '') lines.push({ text: role === 'bullet' ? `• ${text}` : text, role, group: 0, boxes: [] });
    if (text !== '') role = 'line';
  };
  const put = (text: string) => {
    if (open.some(({ isHidden }) => isHidden)) {
      if (text.trim() !== '') hidden.push(text.trim());
    } else words += text;
  };
  let at = 0;
  while (at < html.length) {
    const tag = html.indexOf('<', at);
    const end = tag < 0 ? html.length : tag;
    if (end > at) put(decodeEntities(html.slice(at, end)));
    if (tag < 0) break;
    const close = html.startsWith('<!--', tag) ? html.indexOf('-->', tag) + 2 : html.indexOf('>', tag);
    if (close < tag) break;
    const inner = html.slice(tag + 1, close);
    at = close + 1;
    const name = /^\/?([a-z][a-z0-9]*)/i.exec(inner)?.[1]?.toLowerCase();
    if (!name) continue;
    if (silent.has(name) && inner[0] !== '/') {
      const finish = lower.indexOf(`</${name}`, at);
      at = finish < 0 ? html.length : finish;
      continue;
    }
    if (blocks.has(name)) flush();
    if (inner[0] === '/') closeElement(open, name);
    else {
      if (name === 'li') role = 'bullet';
      else if (/^h[1-6]$/.test(name)) role = name === 'h1' ? 'name' : 'heading';
      else if (name === 'address') role = 'contact';
      if (!voids.has(name) && !inner.endsWith('/') && open.length < documentLimits.xmlDepth) {
        open.push({ name, isHidden: hiddenStyle.test(inner) || /\shidden(?:[\s=>]|$)/i.test(inner) });
      }
    }
  }
  flush();
  keepOneName(lines);
  const warnings: Warning[] =
    hidden.length > 0 ? [{ code: 'hidden-text', severity: 'loss', lines: [], boxes: [], lost: hidden.join(' ') }] : [];
  return { lines, warnings };
}

/** Closes the element and what was left open inside it. */
function closeElement(open: { name: string }[], name: string): void {
  const index = open.findLastIndex((element) => element.name === name);
  if (index >= 0) open.splice(index);
}
