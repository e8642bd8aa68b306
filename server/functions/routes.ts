import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';
import { analyzeResume } from './analyze-resume.ts';
import { checkScanLimit } from './check-scan-limit.ts';
import { deleteAccount } from './delete-account.ts';

/** /functions/v1: one file an operation. */
export function functionRoutes(services: Services): Hono<AppContext> {
  return new Hono<AppContext>()
    .post('/analyze-resume', analyzeResume(services))
    .post('/check-scan-limit', checkScanLimit(services))
    .post('/delete-account', deleteAccount(services))
    .all('/:name{.*}', (c) => {
      if (/^(analyze-resume|check-scan-limit|delete-account)$/.test(c.req.param('name'))) {
        throw new AppError('methodNotAllowed', 'This function is called with POST.');
      }
      throw new AppError('notFound', 'There is no such function.');
    });
}
