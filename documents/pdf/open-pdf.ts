import {
  getDocument,
  InvalidPDFException,
  PasswordException,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'unpdf/pdfjs';
import { DocumentRefusal } from '../document-refusal.ts';

/**
 * Opens a PDF for reading: nothing is fetched, run or drawn.
 * @throws DocumentRefusal when it is locked or damaged
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const task = getDocument({
    // pdf.js takes the bytes over; the caller's stay whole.
    data: bytes.slice(),
    verbosity: VerbosityLevel.ERRORS,
    // What fonts say of their codes is needed, their drawing is not.
    fontExtraProperties: true,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    stopAtErrors: false,
  });
  try {
    return await task.promise;
  } catch (cause) {
    await task.destroy();
    if (cause instanceof PasswordException) {
      throw new DocumentRefusal('encrypted', 'This PDF is locked: save it without its password.', { cause });
    }
    if (cause instanceof InvalidPDFException) throw damaged(cause);
    throw damaged(cause);
  }
}

const damaged = (cause: unknown) =>
  new DocumentRefusal('damaged', 'The file is damaged: we read nothing rather than half.', { cause });
