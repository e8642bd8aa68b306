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

-- The admin's list of users, newest first.
create index profiles_created_at_idx on public.profiles (created_at desc);

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

-- Whether the caller is an admin. Reads past the policies of user_roles, which themselves ask it.
create function public.is_admin() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  )
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
-- Not email: it follows auth.users, where a change is confirmed.
grant select, update (name) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy select_own on public.user_roles for select to authenticated using (user_id = (select auth.uid()));
create policy select_as_admin on public.user_roles for select to authenticated using ((select public.is_admin()));
create policy insert_as_admin on public.user_roles for insert to authenticated
  with check ((select public.is_admin()));
create policy delete_as_admin on public.user_roles for delete to authenticated using ((select public.is_admin()));
create policy all_for_service on public.user_roles to service_role using (true) with check (true);
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

-- Row level security is forced on owners too, so these run as a role whose policies let them.
grant create on schema public, private to service_role;
alter function public.is_admin() owner to service_role;
alter function private.create_profile() owner to service_role;
alter function private.follow_email() owner to service_role;
revoke create on schema public, private from service_role;
