import type { Statement } from '#database/database.ts';

/** Contract C5: what a session's `amr` calls each kind of factor. */
export const factorMethods = { totp: 'totp', phone: 'mfa/phone' } as const;

/** SQL: the `amr` of the session `s` without the methods in the parameter, a JSON list. */
export const amrWithout = (parameter: string) => `coalesce((select jsonb_agg(entry order by place)
  from jsonb_array_elements(s.amr) with ordinality as entries (entry, place)
  where not ${parameter}::jsonb ? (entry ->> 'method')), '[]')`;

/**
 * The statements that remove a factor: the sessions it raised fall to aal1. They lose every second-factor entry of
 * `amr`, because an entry left behind would raise them again (C3). The user's row is locked, as in every change of factors,
 * so that concurrent changes do not wait for each other's sessions.
 */
export function removeFactor(userId: string, factorId: string): Statement[] {
  return [
    { sql: 'select from auth.users where id = $1::uuid for update', params: [userId] },
    {
      sql: `update auth.sessions s set aal = 'aal1', factor_id = null, amr = ${amrWithout('$3')}
            where s.user_id = $1::uuid and s.factor_id = $2::uuid`,
      params: [userId, factorId, JSON.stringify(Object.values(factorMethods))],
    },
    { sql: 'delete from auth.factors where id = $2::uuid and user_id = $1::uuid', params: [userId, factorId] },
  ];
}
