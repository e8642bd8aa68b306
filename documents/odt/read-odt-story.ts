import { scanXml } from '../container/xml-scan.ts';
import { createFlow } from '../flow/create-flow.ts';
import { odtClosers, odtOpeners, putOdtText } from './odt-elements.ts';
import type { OdtStory, OdtWalk } from './odt-story.ts';

/** What is no text of the document: deletions, comments, the notes' numbers, forms, page numbers. */
const skipped = new Set([
  'tracked-changes',
  'annotation',
  'note-citation',
  'forms',
  'sequence-decls',
  'title',
  'desc',
  'meta',
  'page-number',
  'page-count',
]);

/** Reads one part of an OpenDocument file: its text, or its styles with the headers and footers. */
export function readOdtStory(xml: string): OdtStory {
  const flows = { body: createFlow(), box: createFlow(), header: createFlow(), footer: createFlow() };
  const story: OdtStory = {
    nodes: flows.body.nodes,
    boxes: flows.box.nodes,
    headers: flows.header.nodes,
    footers: flows.footer.nodes,
    hasTables: false,
    hasChanges: false,
    hasComments: false,
    hasHeadings: false,
    fakeHeadings: 0,
    hidden: [],
  };
  const walk: OdtWalk = {
    story,
    flows,
    styles: new Map(),
    style: undefined,
    places: ['body'],
    paragraphs: [],
    hiding: [],
    lists: 0,
  };
  let skip = 0;
  scanXml(xml, {
    open(name, attributes) {
      if (skipped.has(name)) {
        skip += 1;
        story.hasComments ||= name === 'annotation';
        story.hasChanges ||= name === 'tracked-changes';
      } else if (skip === 0) odtOpeners.get(name)?.(walk, attributes);
    },
    close(name) {
      if (skipped.has(name)) skip -= 1;
      else if (skip === 0) odtClosers.get(name)?.(walk);
    },
    text(text) {
      // Line breaks and runs of spaces in the file are one space.
      if (skip === 0) putOdtText(walk, text.replace(/\s+/g, ' '));
    },
  });
  story.hasTables = flows.body.hasTables();
  return story;
}
