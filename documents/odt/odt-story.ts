import type { FlowBuilder } from '../flow/create-flow.ts';
import type { FlowNode } from '../flow/flow.ts';

/** What a part of an OpenDocument file says. */
export interface OdtStory {
  nodes: FlowNode[];
  boxes: FlowNode[];
  headers: FlowNode[];
  footers: FlowNode[];
  hasTables: boolean;
  hasChanges: boolean;
  hasComments: boolean;
  hasHeadings: boolean;
  fakeHeadings: number;
  hidden: string[];
}

export type OdtPlace = 'body' | 'box' | 'header' | 'footer';

export interface OdtStyle {
  isHidden: boolean;
  isBold: boolean;
}

/** Where a walk through the part's elements stands. */
export interface OdtWalk {
  story: OdtStory;
  flows: Readonly<Record<OdtPlace, FlowBuilder>>;
  styles: Map<string, OdtStyle>;
  /** The style that is being defined. */
  style: OdtStyle | undefined;
  places: OdtPlace[];
  paragraphs: { text: string; isHeading: boolean; isTitle: boolean; isBold: boolean }[];
  hiding: boolean[];
  lists: number;
}
