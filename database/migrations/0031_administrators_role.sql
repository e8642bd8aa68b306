-- Administrators get a role of their own. "My row, or I am an administrator" in one role's policies keeps an index on the person out of a
-- plain list, so that with a million rows every request reads all of them (docs/decisions/023-administrators-role.md).
do $$
declare
  privilege constant text := case when current_setting('server_version_num')::integer >= 160000 then 'set' else 'member' end;
begin
  -- As in schema/01_foundation.sql: another database of the cluster may have made it, or be making it right now.
  if not exists (select from pg_roles where rolname = 'authenticated_admin') then
    begin
      create role authenticated_admin nologin inherit;
    exception
      when duplicate_object or unique_violation then null;
    end;
  end if;
  begin
    -- Whatever a signed-in person may do, an administrator may too: rights and policies are inherited.
    if not pg_has_role('authenticated_admin', 'authenticated', 'usage') then
      grant authenticated to authenticated_admin;
    end if;
    if not pg_has_role(current_user, 'authenticated_admin', privilege) then
      grant authenticated_admin to current_user;
    end if;
  exception
    when unique_violation or internal_error then null;
    when insufficient_privilege then
      raise insufficient_privilege using
        message = format('The database login %I may not use the role authenticated_admin, which another login of this cluster made', current_user),
        hint = format('As a superuser run: grant authenticated to authenticated_admin; grant authenticated_admin to %I;', current_user);
  end;
end
$$;

-- Which role a signed-in person's request runs as: asked in every transaction, so that a role that is granted, revoked or banned counts
-- at once. It costs others one look at a table of a few rows.
create function auth.role_of_caller() returns text
  language sql stable security definer set search_path = '' as $$
  select case
    when exists (select from public.user_roles where user_id = (select auth.uid()) and role = 'admin') and public.is_admin()
    then 'authenticated_admin' else 'authenticated' end
$$;
grant create on schema auth to service_role;
alter function auth.role_of_caller() owner to service_role;
revoke create on schema auth from service_role;
grant execute on function auth.role_of_caller() to anon, authenticated, service_role, auth_admin;
-- The login asks as well, before it becomes anybody.
do $$
begin
  execute format('grant execute on function auth.role_of_caller() to %I', current_user);
end
$$;

drop policy select_as_admin on public.profiles;
create policy select_as_admin on public.profiles for select to authenticated_admin using (true);
drop policy select_as_admin on public.user_roles;
create policy select_as_admin on public.user_roles for select to authenticated_admin using (true);
drop policy delete_as_admin on public.user_roles;
create policy delete_as_admin on public.user_roles for delete to authenticated_admin using (true);
drop policy select_as_admin on public.resumes;
create policy select_as_admin on public.resumes for select to authenticated_admin using (true);
drop policy delete_as_admin on public.resumes;
create policy delete_as_admin on public.resumes for delete to authenticated_admin using (true);
drop policy select_as_admin on public.subscriptions;
create policy select_as_admin on public.subscriptions for select to authenticated_admin using (true);

-- What administrators keep counts as everybody's does.
create or replace function private.add_kept(person uuid, more_rows bigint, more_bytes bigint) returns void
  language plpgsql volatile set search_path = '' as $$
declare
  fault text;
begin
  update private.kept k set rows = greatest(k.rows + more_rows, 0), bytes = greatest(k.bytes + more_bytes, 0)
  where k.user_id = person;
  if not found and more_rows > 0 then
    insert into private.kept as k (user_id, rows, bytes) values (person, more_rows, more_bytes)
    on conflict (user_id) do update set rows = k.rows + excluded.rows, bytes = k.bytes + excluded.bytes;
  end if;
  if (more_rows <= 0 and more_bytes <= 0) or coalesce(current_setting('role', true), '') not in ('authenticated', 'authenticated_admin') then return; end if;
  fault := private.fault_of_kept(person, more_rows, more_bytes);
  if fault is not null then raise exception using errcode = 'PT403', message = fault; end if;
end
$$;
