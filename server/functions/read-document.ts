import type { Context } from 'hono';
import { documentLimits } from '#documents/limits.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';
import { requirePerson } from './require-person.ts';

/**
 * `POST /functions/v1/read-document`: the text of the form's `file`, as documents/types.ts describes it. Costs no scan, and nothing is
 * stored (docs/contracts/documents.md).
 */
export function readDocument({ documents }: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    const person = requirePerson(c);
    const file = await requireFile(c);
    const bytes = new Uint8Array(await file.arrayBuffer());
    return c.json(await documents.read({ bytes, name: file.name }, person, c.req.raw.signal));
  };
}

/** @throws AppError invalidInput when the body is no form with one file, tooLarge when the file is larger than may be read */
async function requireFile(c: Context<AppContext>): Promise<File> {
  const form = await c.req.formData().catch((cause: unknown) => {
    // The body's limit is refused while it is read.
    if (cause instanceof AppError) throw cause;
    throw notAForm(cause);
  });
  const file = form.get('file');
  if (!(file instanceof File)) throw notAForm();
  if (file.size > documentLimits.bytes) {
    throw new AppError('tooLarge', 'The file is larger than 10 MB, the most that is read.');
  }
  return file;
}

const notAForm = (cause?: unknown) =>
  new AppError('invalidInput', 'Send the file as multipart/form-data, in a field named file.', { cause });
