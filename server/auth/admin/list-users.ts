import type { Context } from 'hono';
import * as z from 'zod';
import type { AppContext } from '#server/context.ts';
import { type Auth, runAsAuth } from '../auth-context.ts';
import { AuthError } from '../errors.ts';
import { presentUser } from '../present-user.ts';
import { parseStored, type StoredUser, storedUserSql } from '../stored.ts';

/** Users on a page: 50 is what clients expect; a thousand are some two megabytes of JSON. */
const perPage = { default: 50, most: 1000 } as const;

const pageNumber = z.coerce.number().int().min(1).max(1e9);

/** GET /admin/users?page=&per_page= (contract 6.19), newest first. */
export async function listUsers(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const page = readNumber(c.req.query('page'), 1);
  const size = Math.min(readNumber(c.req.query('per_page'), perPage.default), perPage.most);
  const [counted, found] = await runAsAuth(auth, [
    { sql: 'select count(*)::float8 as total from auth.users' },
    {
      sql: `select ${storedUserSql} as "user" from auth.users u
            order by u.created_at desc, u.id limit $1::bigint offset $2::bigint`,
      params: [size, (page - 1) * size],
    },
  ]);
  const total = Number(counted?.rows[0]?.total);
  c.header('X-Total-Count', String(total));
  c.header('Link', linkPages(c.req.path, page, size, total));
  const users = (found?.rows ?? []).flatMap((row) => parseStored<StoredUser>(row.user) ?? []);
  return c.json({ users: users.map(presentUser), aud: 'authenticated' });
}

function readNumber(text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  const parsed = pageNumber.safeParse(text);
  if (!parsed.success) throw new AuthError('validation_failed', 'page and per_page must be whole numbers from 1 on');
  return parsed.data;
}

/** RFC 8288. Clients read the first number in the URL. */
function linkPages(path: string, page: number, size: number, total: number): string {
  const last = Math.max(Math.ceil(total / size), 1);
  const link = (to: number, relation: string) => `<${path}?page=${to}&per_page=${size}>; rel="${relation}"`;
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
}
