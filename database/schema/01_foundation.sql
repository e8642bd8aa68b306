-- The schemas, the roles that requests run as, and what every other file may call.

-- What the product's code calls and /rest/v1 never exposes.
create schema private;

-- Users and sessions; exposed by /auth/v1 alone.
create schema auth;
revoke all on schema public from public;

-- A function is executable by everybody unless its file says otherwise; here nothing is.
alter default privileges revoke execute on functions from public;

-- Roles belong to the whole cluster: another database of it may have made them already, or be making them right now.
-- Then the loser of the race fails with one of the codes below (internal_error is "tuple concurrently updated") and
-- finds its work done.
do $$
declare
  name text;
  -- Since PostgreSQL 16 a maker of roles is their member without the right to become them.
  privilege constant text := case when current_setting('server_version_num')::integer >= 160000 then 'set' else 'member' end;
begin
  foreach name in array array['anon', 'authenticated', 'service_role', 'auth_admin'] loop
    if not exists (select from pg_roles where rolname = name) then
      begin
        execute format('create role %I nologin noinherit', name);
      exception
        when duplicate_object or unique_violation then null;
      end;
    end if;
    -- The login switches with set_config('role', ...), so it has to be a member.
    if not pg_has_role(current_user, name, privilege) then
      begin
        execute format('grant %I to current_user', name);
      exception
        when unique_violation or internal_error then null;
        when insufficient_privilege then
          raise insufficient_privilege using
            message = format('The database login %I may not use the role %I, which another login of this cluster made', current_user, name),
            hint = format('As a superuser run: grant %I to %I;', name, current_user);
      end;
    end if;
  end loop;
end
$$;

-- Hosted PostgreSQL rarely lets a login hand out BYPASSRLS; every table has a policy for service_role as well.
do $$
begin
  if not (select rolbypassrls from pg_roles where rolname = 'service_role') then
    alter role service_role bypassrls;
  end if;
exception
  when insufficient_privilege or internal_error then null;
end
$$;
grant usage on schema public to anon, authenticated, service_role, auth_admin;
grant usage on schema auth to anon, authenticated, service_role, auth_admin;
grant usage on schema private to service_role, auth_admin;

-- Who asks, from the claims of the token. A local setting reads as '' afterwards on a pooled connection, hence nullif.
-- The bodies are bound when they are created, so no search_path can change what they mean.
create function auth.jwt() returns jsonb language sql stable parallel safe
  return nullif(current_setting('request.jwt.claims', true), '')::jsonb;

create function auth.uid() returns uuid language sql stable parallel safe
  return nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid;

create function auth.role() returns text language sql stable parallel safe
  return nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role';

create function auth.email() returns text language sql stable parallel safe
  return nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email';
grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email()
  to anon, authenticated, service_role, auth_admin;

create function private.touch_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- The day that counts: UTC.
create function private.today() returns date language sql volatile set search_path = '' as $$
  select (clock_timestamp() at time zone 'utc')::date
$$;
grant execute on function private.today() to service_role;

create function private.is_count(value jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(jsonb_typeof(value) = 'number' and value::numeric between 0 and 1000000 and value::numeric % 1 = 0, false);
end
$$;
grant execute on function private.is_count(jsonb) to service_role;

-- A write of a person touches so many rows at most; the statement that wrote more is undone. Whoever may write may ask it.
create function auth.few_rows(written bigint, most bigint) returns bigint language plpgsql immutable set search_path = '' as $$
begin
  if written > most then
    raise exception using errcode = 'PT413', message = format('One write may touch %s rows at most, and this one would touch %s', most, written),
      hint = 'Nothing was written. Narrow the filter, and send several requests.';
  end if;
  return written;
end
$$;
grant execute on function auth.few_rows(bigint, bigint) to anon, authenticated, service_role;
