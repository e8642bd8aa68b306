import type { PDFPageProxy } from 'unpdf/pdfjs';
import { lineRoles } from '../own-pdf/read-own-pdf.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import type { LineRole } from '../types.ts';

/** A line as its tag says it. */
export interface TaggedLine {
  role: LineRole;
  text: string;
  page: number;
}

interface TagNode {
  role?: string;
  type?: string;
  id?: string;
  children?: readonly TagNode[];
}

/** The lines of a tagged PDF, by its tags alone; what has none is not there. */
export async function readTags(bytes: Uint8Array): Promise<TaggedLine[]> {
  const document = await openPdf(bytes);
  try {
    const lines: TaggedLine[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      lines.push(...(await readPage(await document.getPage(number))));
    }
    return lines;
  } finally {
    await document.loadingTask.destroy();
  }
}

async function readPage(page: PDFPageProxy): Promise<TaggedLine[]> {
  const texts = await textsById(page);
  const lines: TaggedLine[] = [];
  const walk = (node: TagNode): void => {
    const role = lineRoles[node.role ?? ''];
    if (role === undefined) for (const child of node.children ?? []) walk(child);
    else {
      const text = contentOf(node, texts).replace(/\s+/g, ' ').trim();
      if (text !== '') lines.push({ role, text, page: page.pageNumber });
    }
  };
  const tree: TagNode | null = await page.getStructTree();
  if (tree) walk(tree);
  return lines;
}

const contentOf = (node: TagNode, texts: ReadonlyMap<string, string>): string =>
  node.type === 'content'
    ? (texts.get(node.id ?? '') ?? '')
    : (node.children ?? []).map((child) => contentOf(child, texts)).join('');

/** The text of each stretch that a tag can name. */
async function textsById(page: PDFPageProxy): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.at(-1);
      if (id) texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? '');
  }
  return texts;
}
