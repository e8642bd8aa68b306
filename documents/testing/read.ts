import { DocumentRefusal, type RefusalCode } from '../document-refusal.ts';
import { readDocument } from '../read-document.ts';
import type { DocumentText } from '../types.ts';

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const codesOf = ({ warnings }: DocumentText): string[] => warnings.map(({ code }) => code).sort();

export const linesOf = ({ lines }: DocumentText): string[] => lines.map(({ text }) => text);

/** Why it is refused; undefined when it is read. Any other failure is one of the test. */
export async function refusalOf(bytes: Uint8Array, name = 'resume'): Promise<RefusalCode | undefined> {
  try {
    await readDocument(bytes, name);
    return undefined;
  } catch (error) {
    if (error instanceof DocumentRefusal) return error.code;
    throw error;
  }
}
