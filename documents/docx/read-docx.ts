import type { Zip } from '../container/zip.ts';
import { type FlowNode, flowLines } from '../flow/flow.ts';
import { addEdges } from '../flow/page-edges.ts';
import type { Reading, Warning, WarningCode } from '../types.ts';
import { readRelations, requireMainPart } from './parts.ts';
import { readStory } from './read-story.ts';
import type { Story } from './story.ts';
import { readStyles } from './styles.ts';

/** Bold short paragraphs from which on the document has headings that are none to a machine. */
const leastFakeHeadings = 2;

/**
 * Reads a Word document: its body, what stands in headers and footers alone, and its text boxes.
 * @throws DocumentRefusal when it is damaged or dangerous
 */
export function readDocx(zip: Zip): Reading {
  const main = requireMainPart(zip);
  const relations = readRelations(zip, main);
  const partOf = (kind: string) => relations.find((relation) => relation.kind === kind)?.target ?? '';
  const styles = readStyles(zip.readText(partOf('styles')));
  const body = readStory(zip.readText(main) ?? '', styles);
  const edge = (ids: readonly string[]): FlowNode[] =>
    ids.flatMap((id) => {
      const target = relations.find((relation) => relation.id === id)?.target;
      const xml = target && zip.readText(target);
      if (!xml) return [];
      const { nodes, boxes } = readStory(xml, styles);
      return [...nodes, ...boxes];
    });
  const boxLines = flowLines(body.boxes, 1_000);
  const own = [...flowLines(body.nodes, 1), ...boxLines];
  const { lines, added } = addEdges(own, flowLines(edge(body.headers)), flowLines(edge(body.footers), 2_000));
  const warnings = warningsOf(body);
  if (boxLines.length > 0) warnings.push(warn('text-box', 'order'));
  if (added.length > 0) warnings.push({ ...warn('header-footer', 'order'), lost: added.join(' ') });
  return { lines, warnings, streamText: streamOf(body) };
}

const warn = (code: WarningCode, severity: Warning['severity']): Warning => ({ code, severity, lines: [], boxes: [] });

function warningsOf(story: Story): Warning[] {
  const warnings: Warning[] = [];
  if (story.hidden.length > 0) warnings.push({ ...warn('hidden-text', 'loss'), lost: story.hidden.join(' ') });
  if (story.hasTables) warnings.push(warn('table', 'order'));
  if (story.hasChanges) warnings.push(warn('tracked-changes', 'note'));
  if (story.hasComments) warnings.push(warn('comments', 'note'));
  if (!story.hasHeadings && story.fakeHeadings >= leastFakeHeadings) warnings.push(warn('no-heading-styles', 'note'));
  return warnings;
}

/** What readers without a sense for boxes and headers take: the body alone. */
function streamOf(story: Story): string {
  return flowLines(story.nodes)
    .map(({ text }) => text)
    .join('\n');
}
