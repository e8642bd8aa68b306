import { type Attributes, scanXml } from '../container/xml-scan.ts';
import { createFlow } from '../flow/create-flow.ts';
import { putText } from './put-text.ts';
import type { Story, StoryWalk } from './story.ts';
import { storyClosers, storyOpeners } from './story-elements.ts';
import type { Style } from './styles.ts';

/** Elements whose content is no text of the document: what was deleted, older copies, instructions of fields, readings above words. */
const skipped = new Set([
  'del',
  'moveFrom',
  'Fallback',
  'instrText',
  'delInstrText',
  'delText',
  'rt',
  'pPrChange',
  'rPrChange',
  'sectPrChange',
  'tblPrChange',
  'numberingChange',
]);

/** Sees every element and text that counts, after the walk has taken it, with its place in the XML. */
export interface StoryWatch {
  opened(name: string, attributes: Attributes, start: number, end: number): void;
  closed(name: string, start: number, end: number): void;
  read(start: number, end: number): void;
  /** An element whose content is no text of the document. */
  skipped(name: string): void;
}

/** Reads one part of a Word file that holds text: the body, a header, a footer. */
export function readStory(
  xml: string,
  styles: ReadonlyMap<string, Style>,
  watch?: (walk: StoryWalk) => StoryWatch,
): Story {
  const [body, boxes] = [createFlow(), createFlow()];
  const story: Story = {
    nodes: body.nodes,
    boxes: boxes.nodes,
    hasTables: false,
    hasChanges: false,
    hasComments: false,
    hasHeadings: false,
    fakeHeadings: 0,
    hidden: [],
    headers: [],
    footers: [],
  };
  const walk: StoryWalk = {
    story,
    body,
    boxes,
    styles,
    paragraphs: [],
    runs: [],
    inText: 0,
    boxDepth: 0,
    inRunProperties: 0,
    inParagraphProperties: 0,
    isShaded: false,
  };
  let skip = 0;
  const watcher = watch?.(walk);
  scanXml(xml, {
    open(name, attributes, start, end) {
      if (skipped.has(name)) {
        skip += 1;
        story.hasChanges ||= name === 'del' || name === 'moveFrom';
        watcher?.skipped(name);
      } else if (skip === 0) {
        storyOpeners.get(name)?.(walk, attributes);
        watcher?.opened(name, attributes, start, end);
      }
    },
    close(name, start, end) {
      if (skipped.has(name)) skip -= 1;
      else if (skip === 0) {
        storyClosers.get(name)?.(walk);
        watcher?.closed(name, start, end);
      }
    },
    text(text, start, end) {
      if (skip > 0 || walk.inText === 0) return;
      putText(walk, text);
      watcher?.read(start, end);
    },
  });
  story.hasTables = body.hasTables();
  return story;
}
