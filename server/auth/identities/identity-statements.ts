import type { Statement } from '#database/database.ts';
import { AuthError } from '../errors.ts';
import type { ExternalPerson } from '../providers/provider.ts';
import { storedUserSql } from '../stored.ts';
import { writeMetadata } from '../user-metadata.ts';

/** An account elsewhere: a provider's name, `sso:<id>` for an organisation's own sign-in, and the person it names. */
export interface ExternalIdentity {
  provider: string;
  person: ExternalPerson;
}

/** The user an identity belongs to, locked until the transaction ends: column `user`. */
export function findByIdentity({ provider, person }: ExternalIdentity): Statement {
  return {
    sql: `select ${storedUserSql} as "user" from auth.users u
          where u.id = (select user_id from auth.identities where provider = $1 and provider_id = $2) for update of u`,
    params: [provider, person.subject],
  };
}

/**
 * Users of an address, or with an identity whose provider has verified it; never those of an organisation's own sign-in.
 * Including unverified addresses would let a stranger enter one and wait for its real owner.
 */
export function findByEmail(email: string): Statement {
  return {
    sql: `select ${storedUserSql} as "user" from auth.users u where not u.is_sso_user and u.id in
            (select id from auth.users where lower(email) = $1
             union select user_id from auth.identities
             where email = $1 and provider not like 'sso:%' and identity_data ->> 'email_verified' = 'true')
          order by u.created_at for update of u`,
    params: [email],
  };
}

export function addIdentity(userId: string, { provider, person }: ExternalIdentity): Statement {
  return {
    sql: `insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
          values ($1::uuid, $2, $3, $4::jsonb, now())`,
    params: [userId, provider, person.subject, JSON.stringify(person.data)],
  };
}

export function refreshIdentity({ provider, person }: ExternalIdentity): Statement {
  return {
    sql: `update auth.identities set identity_data = $3::jsonb, last_sign_in_at = now(), updated_at = now()
          where provider = $1 and provider_id = $2`,
    params: [provider, person.subject, JSON.stringify(person.data)],
  };
}

/** Sets `user_metadata`, which goes into every access token; it stays as it is when the new one is too large for a token. */
export function setUserMetadata(userId: string, metadata: Record<string, unknown>): Statement {
  const sql = 'update auth.users set raw_user_meta_data = coalesce($2::jsonb, raw_user_meta_data) where id = $1::uuid';
  return { sql, params: [userId, writeIfFits(metadata)] };
}

function writeIfFits(metadata: Record<string, unknown>): string | null {
  try {
    return writeMetadata(metadata);
  } catch (error) {
    if (error instanceof AuthError) return null;
    throw error;
  }
}

/** Contract O1: `provider` and `providers` follow from the identities, oldest first. */
export function recomputeProviders(userId: string): Statement {
  return {
    sql: `update auth.users set updated_at = now(), raw_app_meta_data = raw_app_meta_data - 'provider' - 'providers' ||
            coalesce((select jsonb_build_object('provider', (array_agg(p.provider order by p.since, p.provider))[1],
                                                'providers', jsonb_agg(p.provider order by p.since, p.provider))
                      from (select provider, min(created_at) as since from auth.identities
                            where user_id = $1::uuid group by provider) p having count(*) > 0), '{}')
          where id = $1::uuid`,
    params: [userId],
  };
}
