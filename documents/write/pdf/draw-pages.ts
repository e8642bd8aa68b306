/// <reference path="./libraries.d.ts" />
import type { PDFDocument as Pdf, StructureElement } from 'pdfkit';
import { findLinks } from '../find-links.ts';
import type { PrintedRole } from '../printed-resume.ts';
import { indent } from '../templates.ts';
import type { TextRow } from './break-rows.ts';
import type { PageLayout, PlacedLine } from './lay-out.ts';
import { ruleOf } from './show-pages.ts';

/** The tag of a line; one that goes on on the next page stays the same. */
interface OpenTag {
  placed: PlacedLine['broken'];
  element: StructureElement;
  tag: string;
}

/** Where the drawing stands in the tree of tags. */
interface Drawing {
  pdf: Pdf;
  layout: PageLayout;
  document: StructureElement;
  hasName: boolean;
  hasHeading: boolean;
  section: StructureElement;
  list: StructureElement | undefined;
  open: OpenTag | undefined;
}

/** Draws the pages and tags what they say. */
export function drawPages(pdf: Pdf, layout: PageLayout): void {
  pdf.addPage();
  const document = pdf.struct('Document');
  pdf.addStructure(document);
  const section = pdf.struct('Sect');
  document.add(section);
  const hasName = layout.pages[0]?.[0]?.broken.line.role === 'name';
  const tree = { document, section, list: undefined, open: undefined };
  const drawing: Drawing = { pdf, layout, ...tree, hasName, hasHeading: false };
  for (const [index, page] of layout.pages.entries()) {
    if (index > 0) pdf.addPage();
    for (const placed of page) drawLine(drawing, placed);
    if (layout.pages.length > 1) drawPageNumber(drawing, index + 1);
  }
  document.end();
}

function drawLine(drawing: Drawing, placed: PlacedLine): void {
  const { pdf, layout } = drawing;
  const { broken } = placed;
  const { look, size, rows } = broken;
  const isNew = drawing.open?.placed !== broken;
  if (isNew) openLine(drawing, placed);
  if (!drawing.open) return;
  pdf.font(look.isBold ? 'bold' : 'regular', size).fillColor(layout.template.colors[look.color]);
  for (const [offset, row] of rows.slice(placed.from, placed.to).entries()) {
    const index = placed.from + offset;
    const baseline = placed.baseline + offset * placed.rowHeight;
    const isLast = index === rows.length - 1 && broken.dates === undefined;
    drawRow(drawing, drawing.open, { ...row, text: isLast ? row.text : `${row.text} ` }, baseline);
    if (index === 0 && broken.dates) drawDates(drawing, drawing.open, broken.dates, baseline);
  }
  if (isNew) drawRule(drawing, placed);
}

/** Opens the tags of a line: a section at its heading, a list at its first item. */
function openLine(drawing: Drawing, placed: PlacedLine): void {
  const { pdf, document } = drawing;
  const { line } = placed.broken;
  if (line.role === 'heading') {
    drawing.hasHeading = true;
    drawing.section = pdf.struct('Sect', { title: line.text });
    document.add(drawing.section);
    pdf.outline.addItem(line.text);
  }
  if (line.role !== 'bullet') {
    drawing.list = undefined;
    const tag = tagOf(drawing, line.role);
    const element = pdf.struct(tag);
    drawing.section.add(element);
    drawing.open = { placed: placed.broken, element, tag };
    return;
  }
  if (!drawing.list) {
    drawing.list = pdf.struct('L');
    drawing.section.add(drawing.list);
  }
  const item = pdf.struct('LI');
  const [label, body] = [pdf.struct('Lbl'), pdf.struct('LBody')];
  drawing.list.add(item);
  item.add(label).add(body);
  drawBullet(drawing, label, placed);
  drawing.open = { placed: placed.broken, element: body, tag: 'LBody' };
}

/** Headings skip no level: without a name the sections are the first. */
function tagOf({ hasName, hasHeading }: Drawing, role: PrintedRole): string {
  if (role === 'name') return 'H1';
  const level = hasName ? 2 : 1;
  if (role === 'heading') return `H${level}`;
  return role === 'entry' ? `H${hasHeading ? level + 1 : level}` : 'P';
}

function drawBullet({ pdf, layout }: Drawing, label: StructureElement, { baseline }: PlacedLine): void {
  pdf.font('regular', layout.size).fillColor(layout.template.colors.ink);
  label.add(pdf.markStructureContent('Lbl'));
  pdf.text('• ', layout.side + indent.bullet * layout.size, baseline, atBaseline);
  pdf.endMarkedContent();
}

const atBaseline = { lineBreak: false, baseline: 'alphabetic' } as const;

/** Draws a row piece by piece: what leads somewhere is a link of its own. */
function drawRow({ pdf, layout }: Drawing, { element, tag }: OpenTag, row: TextRow, baseline: number): void {
  let x = layout.side + row.x;
  const draw = (text: string, owner: StructureElement, own: string) => {
    if (text === '') return 0;
    owner.add(pdf.markStructureContent(own));
    pdf.text(text, x, baseline, atBaseline);
    pdf.endMarkedContent();
    const width = pdf.widthOfString(text);
    x += width;
    return width;
  };
  let at = 0;
  for (const { start, end, url } of findLinks(row.text)) {
    draw(row.text.slice(at, start), element, tag);
    const link = pdf.struct('Link');
    element.add(link);
    const left = x;
    const text = row.text.slice(start, end);
    const width = draw(text, link, 'Link');
    const height = pdf.currentLineHeight();
    pdf.link(left, baseline - height * 0.8, width, height, url, { structParent: link, Contents: new String(text) });
    at = end;
  }
  draw(row.text.slice(at), element, tag);
}

function drawDates({ pdf, layout }: Drawing, { element, tag }: OpenTag, row: TextRow, baseline: number): void {
  pdf.font('regular').fillColor(layout.template.colors.quiet);
  element.add(pdf.markStructureContent(tag));
  pdf.text(row.text, layout.side + row.x, baseline, atBaseline);
  pdf.endMarkedContent();
}

/** The line under a heading; it says nothing. */
function drawRule({ pdf, layout }: Drawing, placed: PlacedLine): void {
  const rule = ruleOf(layout, placed);
  if (!rule) return;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(rule.x, rule.y)
    .lineTo(rule.x + rule.width, rule.y)
    .lineWidth(rule.thickness)
    .strokeColor(rule.color)
    .stroke();
  pdf.endMarkedContent();
}

function drawPageNumber({ pdf, layout }: Drawing, page: number): void {
  const text = `${page} / ${layout.pages.length}`;
  pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
  pdf.font('regular', 8).fillColor(layout.template.colors.quiet);
  pdf.text(text, (layout.width - pdf.widthOfString(text)) / 2, layout.height - 20, atBaseline);
  pdf.endMarkedContent();
}
