import type { Context } from 'hono';
import { documentLimits } from '#documents/limits.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';

/**
 * The form of a request, and the file in it.
 * @throws AppError invalidInput when the body is no form with one file, tooLarge when the file is larger than may be read
 */
export async function requireFile(c: Context<AppContext>): Promise<{ file: File; form: FormData }> {
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
  return { file, form };
}

const notAForm = (cause?: unknown) =>
  new AppError('invalidInput', 'Send the file as multipart/form-data, in a field named file.', { cause });
