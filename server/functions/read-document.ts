import type { Context } from 'hono';
import { writeRoles } from '#engine';
import type { AppContext } from '../context.ts';
import type { Services } from '../services.ts';
import { requireFile } from './require-file.ts';
import { requirePerson } from './require-person.ts';

/**
 * `POST /functions/v1/read-document`: the text of the form's `file`, as documents/types.ts describes it, and its lines' roles as
 * `analyze-resume` takes them. Costs no scan, and nothing is stored (docs/contracts/documents.md).
 */
export function readDocument({ documents }: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    const person = requirePerson(c);
    const { file } = await c.get('largeBodies').during(c, () => requireFile(c));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const document = await documents.read({ bytes, name: file.name }, person, c.req.raw.signal);
    return c.json({ ...document, roles: writeRoles(document.lines) });
  };
}
