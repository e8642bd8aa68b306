import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import type { Services } from '../services.ts';
import { requireAdministrator } from './require-administrator.ts';

/** `POST /functions/v1/admin-models`, no payload: `AdminModels` of contract/admin.ts. */
export function adminModels({ database, languageModel }: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    await requireAdministrator(c, database);
    return c.json({ models: await languageModel.listModels() });
  };
}
