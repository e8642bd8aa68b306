-- People as the product shows them, and who of them is an admin.

-- What the product shows of a user. Made with the user by a trigger, never by a request.
create table public.profiles (
  id uuid primary key references auth.users on delete cascade,
  email text,
  name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_name_check check (char_length(name) <= 200)
);
alter table public.profiles enable row level security;
alter table public.profiles force row level security;

-- The admin's list of users, newest first in a total order.
create index profiles_newest_idx on public.profiles (created_at desc, id desc);

create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

-- Roles beyond the ordinary user's. A row is a grant; nobody but an admin adds or removes one.
create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  role text not null,
  created_at timestamptz not null default now(),
  constraint user_roles_user_id_role_key unique (user_id, role),
  constraint user_roles_role_check check (role in ('admin'))
);
alter table public.user_roles enable row level security;
alter table public.user_roles force row level security;

-- Whether the caller is an admin whose account is open: who is banned administers no more, at once, whatever token they hold. Reads
-- past the policies of user_roles, which themselves ask it.
create function public.is_admin() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  ) and coalesce((select is_open from private.account_of((select auth.uid()))), false)
$$;
grant execute on function public.is_admin() to authenticated, service_role;

-- The role names of a user: one's own, or anyone's for an admin. The policies of user_roles decide.
create function public.get_user_roles(user_id uuid) returns setof text
  language sql stable set search_path = '' as $$
  select r.role from public.user_roles r where r.user_id = get_user_roles.user_id order by r.role
$$;
grant execute on function public.get_user_roles(uuid) to authenticated, service_role;

create policy select_own on public.profiles for select to authenticated using (id = (select auth.uid()));
create policy select_as_admin on public.profiles for select to authenticated using ((select public.is_admin()));
create policy update_own on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy all_for_service on public.profiles to service_role using (true) with check (true);
create policy second_factor on public.profiles as restrictive to authenticated
  using ((select auth.gave_second_factor())) with check ((select auth.gave_second_factor()));

-- Not email: it follows auth.users, where a change is confirmed.
grant select, update (name) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy select_own on public.user_roles for select to authenticated using (user_id = (select auth.uid()));
create policy select_as_admin on public.user_roles for select to authenticated using ((select public.is_admin()));
create policy insert_as_admin on public.user_roles for insert to authenticated
  with check ((select public.is_admin()));
create policy delete_as_admin on public.user_roles for delete to authenticated using ((select public.is_admin()));
create policy all_for_service on public.user_roles to service_role using (true) with check (true);
create policy second_factor on public.user_roles as restrictive to authenticated
  using ((select auth.gave_second_factor())) with check ((select auth.gave_second_factor()));
grant select, insert (user_id, role), delete on public.user_roles to authenticated;
grant select, insert, update, delete on public.user_roles to service_role;

-- A profile for every new user, named as given at sign-up, else like the address before the @.
create function private.create_profile() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  given text := case jsonb_typeof(new.raw_user_meta_data -> 'name')
    when 'string' then nullif(btrim(new.raw_user_meta_data ->> 'name'), '')
  end;
begin
  insert into public.profiles (id, email, name)
  values (new.id, new.email, left(coalesce(given, nullif(split_part(new.email, '@', 1), '')), 200));
  return null;
end
$$;

create function private.follow_email() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = new.email where id = new.id;
  return null;
end
$$;
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();
create trigger follow_email after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function private.follow_email();

-- The profile was named by whoever signed up first; it is named anew by who has confirmed the address.
create function private.follow_confirmation() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  given text := case jsonb_typeof(new.raw_user_meta_data -> 'name')
    when 'string' then nullif(btrim(new.raw_user_meta_data ->> 'name'), '')
  end;
begin
  update public.profiles set name = left(coalesce(given, nullif(split_part(new.email, '@', 1), '')), 200)
  where id = new.id;
  return null;
end
$$;
create trigger follow_confirmation after update of email_confirmed_at, phone_confirmed_at on auth.users
  for each row when (old.confirmed_at is null and new.confirmed_at is not null and not old.is_anonymous)
  execute function private.follow_confirmation();

-- Raises unless the caller is an administrator who has given the second factor, if the account has one.
create function private.require_admin() returns void language plpgsql stable set search_path = '' as $$
begin
  if not (public.is_admin() and auth.gave_second_factor()) then
    raise insufficient_privilege using message = 'Only administrators may do this';
  end if;
end
$$;

-- Whether somebody else could still administer. The lock makes two who remove each other queue up.
create function private.require_other_admin(person uuid) returns void language plpgsql volatile set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(8391745120642);
  if not exists (
    select from public.user_roles r cross join lateral private.account_of(r.user_id) account
    where r.role = 'admin' and r.user_id <> person and account.is_open
  ) then
    raise exception using errcode = 'PT409',
      message = 'This is the last administrator. Make somebody else an administrator first.';
  end if;
end
$$;

create function private.keep_admin_role() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.role = 'admin' and (tg_op = 'DELETE' or new.role <> 'admin' or new.user_id <> old.user_id) then
    perform private.require_other_admin(old.user_id);
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger keep_last_admin before delete or update on public.user_roles
  for each row execute function private.keep_admin_role();

-- Who is banned, or whose account is closed with its row kept, administers no more.
create function private.keep_admin_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.user_roles where user_id = new.id and role = 'admin') then
    perform private.require_other_admin(new.id);
  end if;
  return new;
end
$$;
create trigger keep_last_admin before update of banned_until, deleted_at on auth.users
  for each row when (
    (new.banned_until is distinct from old.banned_until and new.banned_until is not null)
    or (new.deleted_at is not null and old.deleted_at is null))
  execute function private.keep_admin_account();

-- Addresses whose people become administrators as soon as they are confirmed (ADMIN_EMAIL).
create table private.admin_addresses (email text primary key);
grant select, insert, delete on private.admin_addresses to service_role;

create function private.grant_expected_admin() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.admin_addresses where email = lower(new.email)) then
    insert into public.user_roles (user_id, role) values (new.id, 'admin') on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger grant_expected_admin after insert or update of email, email_confirmed_at on auth.users
  for each row when (new.email_confirmed_at is not null and not new.is_sso_user) execute function private.grant_expected_admin();

-- Makes exactly these addresses expected, and grants those who are here already.
create function private.expect_admins(addresses text[]) returns void language sql volatile set search_path = '' as $$
  delete from private.admin_addresses where not email = any(addresses);
  insert into private.admin_addresses select unnest(addresses) on conflict do nothing;
  insert into public.user_roles (user_id, role)
    select id, 'admin' from private.confirmed_accounts(addresses) id on conflict do nothing;
$$;
grant execute on function private.require_admin(), private.require_other_admin(uuid), private.expect_admins(text[]) to service_role;

-- Row level security is forced on owners too, so these run as a role whose policies let them.
grant create on schema public, private to service_role;
alter function public.is_admin() owner to service_role;
alter function private.create_profile() owner to service_role;
alter function private.follow_email() owner to service_role;
alter function private.follow_confirmation() owner to service_role;
alter function private.keep_admin_role() owner to service_role;
alter function private.keep_admin_account() owner to service_role;
alter function private.grant_expected_admin() owner to service_role;
revoke create on schema public, private from service_role;
