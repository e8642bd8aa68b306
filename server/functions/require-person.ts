import type { Context } from 'hono';
import * as z from 'zod';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';

const personClaims = z.object({ sub: z.uuid() });

/**
 * The id of the signed-in person.
 * @throws AppError notAuthenticated for anyone else, API keys included
 */
export function requirePerson(c: Context<AppContext>): string {
  const { role, claims } = c.var.identity;
  const person = personClaims.safeParse(claims);
  if (role !== 'authenticated' || !person.success) {
    throw new AppError('notAuthenticated', 'User is not authenticated', {
      details: 'Sign in and send the access token as the bearer.',
    });
  }
  return person.data.sub;
}
