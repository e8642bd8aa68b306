import type { Context } from 'hono';
import { AdminRestoreBackup } from '#contract/admin.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';
import { answerBackups } from './admin-backups.ts';
import { readJsonBody } from './read-body.ts';
import { requireAdministrator } from './require-administrator.ts';

/**
 * `POST /functions/v1/admin-restore-backup` with `{name}`: replaces everything with this backup, after backing up what is there. If
 * anything fails, nothing has changed. Answers `AdminBackups`; the caller may be signed out by then.
 * @throws AppError forbidden, notFound, conflict while another backup or restore is running
 */
export function adminRestoreBackup(services: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    const caller = await requireAdministrator(c, services.database);
    const request = AdminRestoreBackup.safeParse(await readJsonBody(c));
    if (!request.success) throw new AppError('invalidInput', 'A JSON object with name, that of a backup, is expected.');
    return answerBackups(c, services, services.backups.restore(request.data.name, caller));
  };
}
