import * as z from 'zod';
import { limits } from './limits.ts';

/** What `write-document` takes; what is left out is as people usually want it. */
export const WriteRequest = z.object({
  resumeText: z.string().min(1).max(150_000),
  /** What a document says of the text's lines: what read-document answers, and analyze-resume takes. */
  resumeRoles: z
    .string()
    .max(limits.roleCharacters)
    .regex(/^[0-9a-z ]*$/)
    .optional(),
  format: z.enum(['text', 'pdf', 'docx', 'markdown', 'json-resume']),
  template: z.enum(['plain', 'classic', 'compact', 'accent']).default('plain'),
  paper: z.enum(['a4', 'letter']).default('a4'),
  size: z.enum(['small', 'normal', 'large']).default('normal'),
  margins: z.enum(['small', 'normal', 'large']).default('normal'),
  /** As many pages as it should take, if possible. */
  pages: z.union([z.literal(1), z.literal(2)]).optional(),
  dates: z.enum(['inline', 'aligned']).default('inline'),
  /** BCP 47; the text's own where it shows one. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/)
    .default('en'),
});
export type WriteRequest = z.infer<typeof WriteRequest>;

/** What each format is on the wire. */
export const writtenTypes: Record<WriteRequest['format'], string> = {
  text: 'text/plain; charset=utf-8',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  markdown: 'text/markdown; charset=utf-8',
  'json-resume': 'application/json; charset=utf-8',
};
