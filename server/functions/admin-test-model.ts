import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import type { Services } from '../services.ts';
import { languageOf } from './language-of.ts';
import { requireAdministrator } from './require-administrator.ts';

/**
 * `POST /functions/v1/admin-test-model`, no payload: asks the language model now, also while AI is switched off. Answers a `KeyStatus`
 * of contract/analysis.ts, in the language of `Accept-Language`.
 */
export function adminTestModel({ database, languageModel }: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    await requireAdministrator(c, database);
    return c.json(await languageModel.testKey(languageOf(c.req.header('Accept-Language'))));
  };
}
