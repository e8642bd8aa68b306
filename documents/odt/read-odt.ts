import type { Zip } from '../container/zip.ts';
import { DocumentRefusal } from '../document-refusal.ts';
import { flowLines } from '../flow/flow.ts';
import { addEdges } from '../flow/page-edges.ts';
import type { Reading, Warning, WarningCode } from '../types.ts';
import { readOdtStory } from './read-odt-story.ts';

const warn = (code: WarningCode, severity: Warning['severity']): Warning => ({ code, severity, lines: [], boxes: [] });

/**
 * Reads an OpenDocument text: its body, what only its headers and footers say, and its text boxes.
 * @throws DocumentRefusal when it is damaged or dangerous
 */
export function readOdt(zip: Zip): Reading {
  const content = zip.readText('content.xml');
  if (!content) throw new DocumentRefusal('damaged', 'The file is damaged: we read nothing rather than half.');
  const body = readOdtStory(content);
  const edges = readOdtStory(zip.readText('styles.xml') ?? '');
  const boxLines = flowLines(body.boxes, 1_000);
  const own = [...flowLines(body.nodes, 1), ...boxLines];
  const { lines, added } = addEdges(own, flowLines(edges.headers), flowLines(edges.footers, 2_000));
  const warnings: Warning[] = [];
  if (body.hidden.length > 0) warnings.push({ ...warn('hidden-text', 'loss'), lost: body.hidden.join(' ') });
  if (body.hasTables) warnings.push(warn('table', 'order'));
  if (body.hasChanges) warnings.push(warn('tracked-changes', 'note'));
  if (body.hasComments) warnings.push(warn('comments', 'note'));
  if (!body.hasHeadings && body.fakeHeadings >= 2) warnings.push(warn('no-heading-styles', 'note'));
  if (boxLines.length > 0) warnings.push(warn('text-box', 'order'));
  if (added.length > 0) warnings.push({ ...warn('header-footer', 'order'), lost: added.join(' ') });
  return {
    lines,
    warnings,
    streamText: flowLines(body.nodes)
      .map(({ text }) => text)
      .join('\n'),
  };
}
