import type { FlowBuilder } from '../flow/create-flow.ts';
import type { FlowNode } from '../flow/flow.ts';
import type { Style } from './styles.ts';

/** What a part of a Word file says. */
export interface Story {
  nodes: FlowNode[];
  /** What stands in text boxes, which float over the page. */
  boxes: FlowNode[];
  hasTables: boolean;
  hasChanges: boolean;
  hasComments: boolean;
  hasHeadings: boolean;
  /** Short bold paragraphs in no heading style. */
  fakeHeadings: number;
  hidden: string[];
  /** Relations of its headers and footers. */
  headers: string[];
  footers: string[];
}

interface ParagraphInProgress {
  text: string;
  style: Style | undefined;
  isList: boolean | undefined;
  isHeading: boolean;
  boldLength: number;
}

/** Where a walk through the part's elements stands. */
export interface StoryWalk {
  story: Story;
  body: FlowBuilder;
  boxes: FlowBuilder;
  styles: ReadonlyMap<string, Style>;
  /** A text box stands in a paragraph, and holds its own. */
  paragraphs: ParagraphInProgress[];
  runs: { isHidden: boolean; isBold: boolean }[];
  inText: number;
  boxDepth: number;
  inRunProperties: number;
  inParagraphProperties: number;
  /** Something has a background, on which white text shows. */
  isShaded: boolean;
}
