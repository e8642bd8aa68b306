import type { Context } from 'hono';
import { WriteRequest, writtenTypes } from '#contract/write-document.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';
import { readJsonBody } from './read-body.ts';
import { requirePerson } from './require-person.ts';

/**
 * `POST /functions/v1/write-document`: the resume as a file, read back before it is sent. Costs no scan, and nothing is stored
 * (docs/contracts/documents.md).
 */
export function writeDocument({ documentWriter }: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    const person = requirePerson(c);
    const parsed = WriteRequest.safeParse(await readJsonBody(c));
    if (!parsed.success) {
      throw new AppError('invalidInput', 'Send resumeText and a format: text, pdf, docx, markdown or json-resume.', {
        cause: parsed.error,
      });
    }
    const call = { ...parsed.data, day: new Date().toISOString().slice(0, 10) };
    const bytes = await documentWriter.write(call, person, c.req.raw.signal);
    return c.body(bytes, 200, { 'Content-Type': writtenTypes[call.format] });
  };
}
