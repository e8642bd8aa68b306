import { randomUUID } from 'node:crypto';
import type { Caller } from '../as-user.ts';
import type { TestSession } from './rolled-back.ts';

/** Builders of test data. Each leaves the session as the caller it needed: afterwards become the caller the test is about. */

const service: Caller = { role: 'service_role', claims: {} };

export interface Person {
  id: string;
  email: string;
  /** Signed in as this person. */
  caller: Caller;
}

export function callerOf(id: string): Caller {
  return { role: 'authenticated', claims: { sub: id } };
}

/** A user with the profile that the trigger creates. */
export async function buildUser(session: TestSession, metadata: Record<string, unknown> = {}): Promise<Person> {
  const id = randomUUID();
  const email = `person-${id}@mail.example`;
  await session.become({ role: 'auth_admin', claims: {} });
  await session.query('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [
    id,
    email,
    JSON.stringify(metadata),
  ]);
  return { id, email, caller: callerOf(id) };
}

export async function buildAdmin(session: TestSession): Promise<Person> {
  const person = await buildUser(session);
  await session.become(service);
  await session.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [person.id]);
  return person;
}

/** @returns the id of a saved analysis */
export async function buildResume(session: TestSession, owner: Person): Promise<string> {
  await session.become(service);
  const { rows } = await session.query<{ id: string }>(
    `insert into resumes (user_id, job_title, resume_text, job_description, match_score)
     values ($1, 'Beekeeper', 'Ten years of bees', 'Wanted: a beekeeper', 80) returning id`,
    [owner.id],
  );
  const id = rows[0]?.id;
  if (!id) throw new Error('The insert returned no row.');
  return id;
}

export async function buildSubscription(
  session: TestSession,
  owner: Person,
  overrides: { plan?: string; status?: string; end?: string | null } = {},
): Promise<void> {
  const { plan = 'premium', status = 'active', end = '2999-01-01' } = overrides;
  await session.become(service);
  await session.query(
    `insert into subscriptions (user_id, plan_type, status, current_period_end) values ($1, $2, $3, $4)`,
    [owner.id, plan, status, end],
  );
}
