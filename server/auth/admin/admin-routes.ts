import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import type { Auth } from '../auth-context.ts';
import { presentUser } from '../present-user.ts';
import { changeUser } from './change-user.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { generateLink } from './generate-link.ts';
import { invite } from './invite.ts';
import { listUsers } from './list-users.ts';
import { requireAdmin } from './require-admin.ts';
import { requireStoredUser } from './require-stored-user.ts';
import { deleteFactor, listFactors } from './user-factors.ts';

/** What the service key may do under `/auth/v1` (contract 6.19, A6). */
export function adminRoutes(auth: Auth): Hono<AppContext> {
  const routes = new Hono<AppContext>();
  routes.use('/admin/*', requireAdmin(auth));
  routes.use('/invite', requireAdmin(auth));
  routes.get('/admin/users', (c) => listUsers(c, auth));
  routes.post('/admin/users', (c) => createUser(c, auth));
  routes.get('/admin/users/:userId', async (c) => c.json(presentUser(await requireStoredUser(c, auth))));
  routes.put('/admin/users/:userId', (c) => changeUser(c, auth));
  routes.delete('/admin/users/:userId', (c) => deleteUser(c, auth));
  routes.get('/admin/users/:userId/factors', (c) => listFactors(c, auth));
  routes.delete('/admin/users/:userId/factors/:factorId', (c) => deleteFactor(c, auth));
  routes.post('/admin/generate_link', (c) => generateLink(c, auth));
  routes.post('/invite', (c) => invite(c, auth));
  return routes;
}
