import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  type IParagraphOptions,
  type IParagraphStyleOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { findLinks } from '../find-links.ts';
import type { PrintedLine, PrintedResume, PrintedRole, WriteOptions } from '../printed-resume.ts';
import { splitDates } from '../split-dates.ts';
import { indent, type LineLook, margins, papers, type Template, templates } from '../templates.ts';
import { steadyZip } from './steady-zip.ts';

/** Word's fonts that look most like the PDF's; every system has them or a substitute of the same widths. */
const fonts = { sans: 'Calibri', serif: 'Cambria' } as const;

/** Word's own names: what reads the file knows them as title, headings and list. */
const styles: Partial<Record<PrintedRole, string>> = {
  name: 'Title',
  heading: 'Heading1',
  entry: 'Heading2',
  contact: 'Contact',
  detail: 'Detail',
  bullet: 'ListBullet',
};

const twips = (points: number): number => Math.round(points * 20);
const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;

/** The resume as a Word file with real styles. Every script has its place in it; the same input gives the same bytes. */
export async function writeDocx(resume: PrintedResume, options: WriteOptions): Promise<Uint8Array<ArrayBuffer>> {
  const template = templates[options.template];
  const paper = papers[options.paper];
  const { side, end } = margins[options.margins];
  const size = template.sizes[options.size];
  const document = new Document({
    title: options.title,
    creator: 'Shortlist',
    lastModifiedBy: 'Shortlist',
    styles: stylesOf(template, size, options.language),
    numbering: { config: [{ reference: 'items', levels: [bulletLevel(size)] }] },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(paper.width), height: twips(paper.height) },
            margin: { left: twips(side), right: twips(side), top: twips(end), bottom: twips(end) },
          },
        },
        children: resume.lines.map((line) => paragraphOf(line, options, twips(paper.width - 2 * side))),
      },
    ],
  });
  const bytes = new Uint8Array(await Packer.toArrayBuffer(document));
  return steadyZip(bytes, options.created);
}

function bulletLevel(size: number) {
  const left = twips(indent.words * size);
  const paragraph = { indent: { left, hanging: left - twips(indent.bullet * size) } };
  return { level: 0, format: LevelFormat.BULLET, text: '•', alignment: AlignmentType.LEFT, style: { paragraph } };
}

function stylesOf(template: Template, size: number, language: string) {
  const font = fonts[template.font];
  const style = (role: PrintedRole) => styleOf(template, template.looks[role], size);
  const unit = (size * template.leading) / 2;
  const text = { font, size: Math.round(size * 2), color: template.colors.ink.slice(1) };
  const line = { line: twips(unit * 2), lineRule: 'atLeast' as const };
  const { rule } = template;
  const border = rule && {
    // Word counts a border's thickness in eighths of a point.
    bottom: { style: BorderStyle.SINGLE, size: Math.round(rule.thickness * 8), space: 2, color: rule.color.slice(1) },
  };
  const heading = style('heading');
  const extra = (id: string, name: string, role: PrintedRole): IParagraphStyleOptions => ({
    id,
    name,
    basedOn: 'Normal',
    quickFormat: true,
    ...style(role),
  });
  return {
    default: {
      document: { run: { ...text, language: { value: language } }, paragraph: { spacing: line } },
      title: style('name'),
      heading1: {
        ...heading,
        paragraph: { ...heading.paragraph, ...(border ? { border } : {}) },
      },
      heading2: style('entry'),
    },
    paragraphStyles: [
      extra('Contact', 'Contact', 'contact'),
      extra('Detail', 'Detail', 'detail'),
      extra('ListBullet', 'List Bullet', 'bullet'),
    ],
  };
}

function styleOf(template: Template, look: LineLook, size: number) {
  const unit = (size * template.leading) / 2;
  return {
    run: {
      size: Math.round(look.size * size * 2),
      bold: look.isBold,
      color: template.colors[look.color].slice(1),
      font: fonts[template.font],
    },
    paragraph: {
      keepNext: look.isBold,
      alignment: look.isCentred ? AlignmentType.CENTER : AlignmentType.START,
      spacing: { before: twips(look.above * unit), after: twips(look.below * unit) },
    },
  };
}

function paragraphOf(line: PrintedLine, options: WriteOptions, width: number): Paragraph {
  const isTurned = rightToLeft.test(line.text);
  const style = styles[line.role];
  const paragraph: IParagraphOptions = {
    ...(style === undefined ? {} : { style }),
    ...(line.role === 'bullet' ? { numbering: { reference: 'items', level: 0 } } : {}),
    ...(isTurned ? { bidirectional: true } : {}),
    ...(options.dates === 'aligned' ? { tabStops: [{ type: TabStopType.RIGHT, position: width }] } : {}),
    children: options.dates === 'aligned' ? alignedText(line, isTurned) : textOf(line.text, isTurned),
  };
  return new Paragraph(paragraph);
}

/** The dates of a job behind a tab to the right edge. */
function alignedText(line: PrintedLine, isTurned: boolean): ParagraphChild[] {
  const split = splitDates(line);
  if (!split) return textOf(line.text, isTurned);
  const dates = new TextRun({ children: [new Tab(), split.dates], bold: false });
  return [...textOf(split.title, isTurned), dates];
}

function textOf(text: string, isTurned: boolean): ParagraphChild[] {
  const run = (part: string) => new TextRun({ text: part, ...(isTurned ? { rightToLeft: true } : {}) });
  const children: ParagraphChild[] = [];
  let at = 0;
  for (const { start, end, url } of findLinks(text)) {
    if (start > at) children.push(run(text.slice(at, start)));
    children.push(new ExternalHyperlink({ link: url, children: [run(text.slice(start, end))] }));
    at = end;
  }
  if (at < text.length) children.push(run(text.slice(at)));
  return children;
}
