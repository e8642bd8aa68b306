import type { WriteOptions } from '#documents/write/printed-resume.ts';
import type { WriteFormat, WrittenPages } from '#documents/write/write-document.ts';
import type { WriteRefusalCode } from '#documents/write/write-refusal.ts';

/** What a person chooses of a file; the language is the resume's own. */
export type ChosenOptions = Omit<WriteOptions, 'language' | 'created' | 'title'>;

export interface WriteRequest {
  id: number;
  text: string;
  /** What a document says of its lines (`AnalyzeRequest.resumeRoles`). */
  roles: string;
  format: WriteFormat;
  options: ChosenOptions;
  title: string;
  /** The language of the page, for a resume that does not show its own. */
  language: string;
  /** The day, as an ISO date: the same file comes out all day. */
  day: string;
}

export type WriteAnswer =
  | { id: number; kind: 'written'; bytes: Uint8Array<ArrayBuffer>; pages: WrittenPages | undefined }
  | { id: number; kind: 'refused'; code: WriteRefusalCode; missing: readonly { character: string; code: string }[] }
  | { id: number; kind: 'failed'; message: string };
