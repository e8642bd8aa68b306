import { DocumentRefusal } from '../document-refusal.ts';
import { documentLimits } from '../limits.ts';
import { decodeEntities } from './decode-entities.ts';

/** An element's attributes; prefixes are dropped, because producers choose them freely. */
export type Attributes = ReadonlyMap<string, string>;

/** `start` and `end` are where the tag or the text stands in the XML; an empty element closes where it opened. */
export interface XmlHandler {
  /** `name` is without its prefix. */
  open(name: string, attributes: Attributes, start: number, end: number): void;
  close(name: string, start: number, end: number): void;
  text(text: string, start: number, end: number): void;
}

const damaged = (cause: string) =>
  new DocumentRefusal('damaged', 'The file is damaged: we read nothing rather than half.', { cause });

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Walks through XML in one pass of `indexOf`, so that no text costs more than linear time. Elements must be closed in their order.
 * @throws DocumentRefusal for a DOCTYPE (entities that grow or fetch), too many levels, or XML that is not well-formed
 */
export function scanXml(xml: string, handler: XmlHandler): void {
  const open: string[] = [];
  let at = 0;
  while (at < xml.length) {
    const tag = xml.indexOf('<', at);
    const end = tag < 0 ? xml.length : tag;
    if (end > at && open.length > 0) handler.text(decodeEntities(xml.slice(at, end)), at, end);
    if (tag < 0) break;
    at =
      xml[tag + 1] === '!' || xml[tag + 1] === '?' ? skipMarkup(xml, tag, handler) : readTag(xml, tag, open, handler);
  }
  if (open.length > 0) throw damaged('An element is not closed.');
}

function skipMarkup(xml: string, at: number, handler: XmlHandler): number {
  if (xml.startsWith('<![CDATA[', at)) {
    const end = endOf(xml, ']]>', at);
    handler.text(xml.slice(at + 9, end - 3), at, end);
    return end;
  }
  if (xml.startsWith('<!--', at)) return endOf(xml, '-->', at);
  if (xml.startsWith('<?', at)) return endOf(xml, '?>', at);
  throw new DocumentRefusal('dangerous', 'The file defines entities of its own, which documents never need.');
}

function endOf(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  if (at < 0) throw damaged(`${mark} is missing.`);
  return at + mark.length;
}

/** Where the tag ends: a ">" in a quoted value does not end it. */
function tagEnd(xml: string, from: number): number {
  const mark = /["'>]/g;
  mark.lastIndex = from;
  for (let found = mark.exec(xml); found; found = mark.exec(xml)) {
    if (found[0] === '>') return found.index;
    mark.lastIndex = endOf(xml, found[0], found.index + 1);
  }
  throw damaged('A tag is not closed.');
}

function readTag(xml: string, tag: number, open: string[], handler: XmlHandler): number {
  const end = tagEnd(xml, tag + 1);
  if (xml[tag + 1] === '/') {
    const name = xml.slice(tag + 2, end).trim();
    if (open.pop() !== name) throw damaged(`</${name.slice(0, 40)}> closes nothing.`);
    handler.close(withoutPrefix(name), tag, end + 1);
    return end + 1;
  }
  const isEmpty = xml[end - 1] === '/';
  const inner = xml.slice(tag + 1, isEmpty ? end - 1 : end);
  const name = /^[^\s/>"'=]+/.exec(inner)?.[0];
  if (!name) throw damaged('A tag has no name.');
  handler.open(withoutPrefix(name), readAttributes(inner.slice(name.length)), tag, end + 1);
  if (isEmpty) handler.close(withoutPrefix(name), tag, end + 1);
  else if (open.push(name) > documentLimits.xmlDepth) {
    throw new DocumentRefusal('dangerous', 'The file nests its parts deeper than documents do.');
  }
  return end + 1;
}

function readAttributes(text: string): Attributes {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(
    /([^\s=/"']{1,200})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g,
  )) {
    const key = withoutPrefix(name);
    if (!name.startsWith('xmlns')) attributes.set(key, decodeEntities(double ?? single ?? ''));
  }
  return attributes;
}
