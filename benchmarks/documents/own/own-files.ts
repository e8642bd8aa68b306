import { type LayOut, layOut } from './lay-out.ts';
import { canva, fpdf, googleDocs, indesign, latex, qt, quartz, reportlab, type3, word } from './producers.ts';
import { type Block, type OwnResume, surveyor, tailor } from './resumes.ts';

/** What is to be read, in the form of the scorer of resume files. */
export interface Truth {
  id: string;
  file: string;
  format: 'pdf';
  producer: string;
  layout: LayOut;
  lang: string;
  traps: string[];
  maybe: string[];
  note: string;
  /** Every order that is right. */
  orders: string[][];
  blocks: { id: string; heading: string | null; lines: string[] }[];
}

const producers = { canva, fpdf, googleDocs, indesign, latex, quartz, qt, reportlab, type3, word } as const;

export interface OwnFile {
  bytes: Uint8Array;
  truth: Truth;
}

/** Twenty files of ten producers that no rule of documents/ was chosen by: each is written as its program writes. */
const files: readonly (readonly [keyof typeof producers, LayOut, OwnResume, isJustified: boolean])[] = [
  ['latex', 'single', tailor, true],
  ['latex', 'date-rail', surveyor, false],
  ['reportlab', 'right-dates', tailor, false],
  ['reportlab', 'sidebar-left', surveyor, false],
  ['googleDocs', 'single', surveyor, false],
  ['googleDocs', 'sidebar-right', tailor, false],
  ['indesign', 'single', tailor, true],
  ['indesign', 'sidebar-left', tailor, true],
  ['quartz', 'right-dates', surveyor, true],
  ['quartz', 'sidebar-left', tailor, false],
  ['qt', 'single', tailor, false],
  ['qt', 'date-rail', surveyor, false],
  ['canva', 'sidebar-left', surveyor, false],
  ['canva', 'sidebar-right', tailor, false],
  ['word', 'single', tailor, true],
  ['word', 'right-dates', surveyor, false],
  ['type3', 'single', surveyor, false],
  ['type3', 'sidebar-right', surveyor, false],
  ['fpdf', 'right-dates', tailor, false],
  ['fpdf', 'date-rail', tailor, false],
];

export function ownFiles(): OwnFile[] {
  return files.map(([producer, layout, resume, isJustified]) => ({
    bytes: producers[producer](layOut(resume, layout, isJustified)),
    truth: truthOf(producer, layout, resume),
  }));
}

const isSidebar = (layout: LayOut): boolean => layout === 'sidebar-left' || layout === 'sidebar-right';

function truthOf(producer: string, layout: LayOut, resume: OwnResume): Truth {
  const id = `own-${producer.toLowerCase()}-${layout}`;
  const ids = resume.blocks.map((block) => block.id);
  const side = ids.filter((one) => resume.side.includes(one));
  const [head = '', ...main] = ids.filter((one) => !resume.side.includes(one));
  return {
    id,
    file: `${id}.pdf`,
    format: 'pdf',
    producer,
    layout,
    lang: resume.lang,
    traps: isSidebar(layout) ? ['columns'] : [],
    maybe: ['ligatures', 'odd-bullets', ...(layout === 'date-rail' ? ['table', 'columns'] : [])],
    note: '',
    orders: isSidebar(layout)
      ? [
          [head, ...main, ...side],
          [head, ...side, ...main],
        ]
      : [ids],
    blocks: resume.blocks.map(({ id: own, heading, lines }: Block) => ({
      id: own,
      heading,
      lines: [...(heading === null ? [] : [heading]), ...lines.map((line) => lineOf(line, layout))],
    })),
  };
}

/** As a person reads it: a date on the left comes first. */
function lineOf(line: string, layout: LayOut): string {
  const [text = '', date] = line.replace(/^• /, '').split('\t');
  if (date === undefined) return text;
  return layout === 'date-rail' ? `${date} ${text}` : `${text} ${date}`;
}
