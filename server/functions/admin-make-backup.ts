import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import type { Services } from '../services.ts';
import { answerBackups } from './admin-backups.ts';
import { requireAdministrator } from './require-administrator.ts';

/**
 * `POST /functions/v1/admin-make-backup`, no payload: backs up the installation and writes an entry in the audit log. Answers
 * `AdminBackups`.
 * @throws AppError forbidden, conflict while another backup or restore is running
 */
export function adminMakeBackup(services: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    const caller = await requireAdministrator(c, services.database);
    return answerBackups(c, services, services.backups.make(caller));
  };
}
