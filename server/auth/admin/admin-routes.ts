import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import type { Auth } from '../auth-context.ts';
import { presentUser } from '../present-user.ts';
import { changeUser } from './change-user.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { listUsers } from './list-users.ts';
import { requireAdmin } from './require-admin.ts';
import { requireStoredUser } from './require-stored-user.ts';
import { deleteFactor, listFactors } from './user-factors.ts';

/** `/auth/v1/admin`: what the service key may do (contract 6.19, A6). */
export function adminRoutes(auth: Auth): Hono<AppContext> {
  const routes = new Hono<AppContext>();
  routes.use(requireAdmin(auth));
  routes.get('/users', (c) => listUsers(c, auth));
  routes.post('/users', (c) => createUser(c, auth));
  routes.get('/users/:userId', async (c) => c.json(presentUser(await requireStoredUser(c, auth))));
  routes.put('/users/:userId', (c) => changeUser(c, auth));
  routes.delete('/users/:userId', (c) => deleteUser(c, auth));
  routes.get('/users/:userId/factors', (c) => listFactors(c, auth));
  routes.delete('/users/:userId/factors/:factorId', (c) => deleteFactor(c, auth));
  return routes;
}
