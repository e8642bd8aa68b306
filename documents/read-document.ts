import { openZip, type Zip } from './container/zip.ts';
import { DocumentRefusal } from './document-refusal.ts';
import { finishReading } from './finish-reading.ts';
import { documentLimits } from './limits.ts';
import type { DocumentText } from './types.ts';

const latin = new TextDecoder('latin1');

/** How photos and drawings begin: JPEG, PNG, GIF, WebP, TIFF, HEIC and AVIF. */
const picture = /^(?:ÿØÿ|‰PNG|GIF8|RIFF.{4}WEBP|II\*.|MM.\*|.{4}ftyp(?:hei|hev|mif1|msf1|avi))/s;

/** How far into a file its type is looked for: mail programs put a few lines before a PDF. */
const head = 1024;

/**
 * Reads a document as a person does: its lines in reading order, and what a program that reads it may stumble over. The type is
 * told by content; `name` only says whether a text is Markdown. Nothing is fetched or run.
 * @throws DocumentRefusal when it cannot be read, or only in part
 */
export async function readDocument(bytes: Uint8Array, name: string): Promise<DocumentText> {
  try {
    return await readByType(bytes, name);
  } catch (cause) {
    if (cause instanceof DocumentRefusal) throw cause;
    // What a library stumbles over is the file's fault, as far as its reader can tell.
    throw new DocumentRefusal('damaged', 'The file is damaged: we read nothing rather than half.', { cause });
  }
}

async function readByType(bytes: Uint8Array, name: string): Promise<DocumentText> {
  if (bytes.length > documentLimits.bytes) {
    throw new DocumentRefusal('too-large', 'The file is larger than 10 MB, the most that is read.');
  }
  const start = latin.decode(bytes.subarray(0, head));
  if (start.includes('%PDF-')) {
    const { readPdf } = await import('./pdf/read-pdf.ts');
    return finishReading('pdf', await readPdf(bytes));
  }
  if (start.startsWith('PK\u0003\u0004')) return readPacked(openZip(bytes));
  if (start.startsWith('{\\rtf')) {
    const { readRtf } = await import('./rtf/read-rtf.ts');
    return finishReading('rtf', readRtf(bytes));
  }
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0')) throw oldOffice(bytes);
  if (picture.test(start)) {
    throw new DocumentRefusal(
      'image-only',
      'This is a picture: no system can read it. Export a PDF from your program.',
    );
  }
  return readPlain(bytes, name);
}

async function readPacked(zip: Zip): Promise<DocumentText> {
  if (zip.readText('mimetype')?.startsWith('application/vnd.oasis.opendocument.text')) {
    const { readOdt } = await import('./odt/read-odt.ts');
    return finishReading('odt', readOdt(zip));
  }
  if (zip.names.some((name) => name.endsWith('.iwa') || name === 'index.apxl')) {
    throw new DocumentRefusal('apple-pages', 'This is a file of Pages: export it as PDF or Word.');
  }
  const isOtherOffice = zip.names.some((name) => name.startsWith('xl/') || name.startsWith('ppt/'));
  if (!isOtherOffice && zip.names.some((name) => name.endsWith('.xml.rels') || name === '_rels/.rels')) {
    const { readDocx } = await import('./docx/read-docx.ts');
    return finishReading('docx', readDocx(zip));
  }
  throw unknownType();
}

/** The container of Word before 2007; Word also packs locked documents of today into it. */
function oldOffice(bytes: Uint8Array): DocumentRefusal {
  const isLocked = latin.decode(bytes).includes('E\u0000n\u0000c\u0000r\u0000y\u0000p\u0000t\u0000e\u0000d');
  return isLocked
    ? new DocumentRefusal('encrypted', 'This file is locked: save it without its password.')
    : new DocumentRefusal('old-word', 'This is an old .doc: save it as .docx.');
}

async function readPlain(bytes: Uint8Array, name: string): Promise<DocumentText> {
  const { decodeText } = await import('./text/decode-text.ts');
  const { text } = decodeText(bytes);
  if (isBinary(text)) throw unknownType();
  const json = parseJson(text);
  if (json !== undefined) {
    const { isJsonResume, readJsonResume } = await import('./json-resume/read-json-resume.ts');
    if (!isJsonResume(json)) {
      throw new DocumentRefusal('unknown-type', 'This is JSON, but not a JSON Resume (jsonresume.org).');
    }
    return finishReading('json-resume', readJsonResume(json));
  }
  const { isHtml, readHtml } = await import('./html/read-html.ts');
  if (isHtml(text)) return finishReading('html', readHtml(bytes));
  const { isMarkdown, readMarkdown } = await import('./text/read-markdown.ts');
  if (/\.(?:md|markdown)$/i.test(name) || isMarkdown(text)) return finishReading('markdown', readMarkdown(bytes));
  const { readText } = await import('./text/read-text.ts');
  return finishReading('text', readText(bytes));
}

const unknownType = () =>
  new DocumentRefusal('unknown-type', 'This kind of file is not read. PDF, DOCX, ODT, RTF and text are.');

/** Text has no control characters but breaks and tabs. */
function isBinary(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell data from text
  const controls = text.slice(0, 50_000).match(/[\u0000-\u0008\u000E-\u001A\u001C-\u001F\uFFFD]/g)?.length ?? 0;
  return controls > Math.max(2, Math.min(text.length, 50_000) * 0.01);
}

function parseJson(text: string): unknown {
  if (!/^\uFEFF?\s*\{/.test(text.slice(0, 100))) return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    if (!/"(?:basics|work|education)"\s*:/.test(text)) return undefined;
    throw new DocumentRefusal('damaged', 'The file is damaged: we read nothing rather than half.', { cause });
  }
}
