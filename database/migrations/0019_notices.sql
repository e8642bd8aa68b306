-- What people are told of their account by email, so that nobody changes it unnoticed.

-- The language of the page they last signed in on; null where the client named none that there is.
alter table auth.users add column language text;
alter table auth.users add constraint users_language_check check (language in ('en', 'de'));

-- From where somebody has signed in before: `device` is a hash of program, system and network, without version numbers.
create table auth.devices (
  user_id uuid not null references auth.users on delete cascade,
  device text not null,
  user_agent text,
  ip inet,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, device)
);
alter table auth.devices enable row level security;
alter table auth.devices force row level security;
-- Clearing away those that nobody used for a year.
create index devices_last_seen_at_idx on auth.devices (last_seen_at);
create policy all_for_auth on auth.devices to auth_admin using (true) with check (true);
grant select, insert, update, delete on auth.devices to auth_admin;

-- Emails that wait to be sent. No reference to auth.users: it is written to the address as it was before the change.
create table auth.notices (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  address text not null,
  language text,
  details jsonb not null default '{}',
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  constraint notices_kind_check check
    (kind in ('password_changed', 'email_changed', 'phone_changed', 'factor_added', 'factor_removed', 'new_device'))
);
alter table auth.notices enable row level security;
alter table auth.notices force row level security;
-- Those that are due.
create index notices_due_at_idx on auth.notices (due_at);
create policy all_for_auth on auth.notices to auth_admin using (true) with check (true);
grant select, insert, update, delete on auth.notices to auth_admin;

-- Tells whichever process listens. Only a confirmed address is somebody's.
create function auth.add_notice(kind text, person auth.users, details jsonb) returns void
  language plpgsql volatile set search_path = '' as $$
begin
  if person.email is null or person.email_confirmed_at is null then return; end if;
  insert into auth.notices (kind, address, language, details) values (kind, person.email, person.language, details);
  perform pg_catalog.pg_notify('auth_notices', '');
end
$$;

-- A first password counts as a change for who has signed in without one: it opens another way into the account.
create function auth.note_user_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.deleted_at is not null then return null; end if;
  if new.encrypted_password is distinct from old.encrypted_password
    and (old.encrypted_password is not null or old.last_sign_in_at is not null) then
    perform auth.add_notice('password_changed', new, '{}');
  end if;
  if new.email is distinct from old.email then
    perform auth.add_notice('email_changed', old, jsonb_build_object('email', new.email));
  end if;
  if new.phone is distinct from old.phone and old.last_sign_in_at is not null then
    perform auth.add_notice('phone_changed', new, '{}');
  end if;
  return null;
end
$$;
create trigger note_change after update of encrypted_password, email, phone on auth.users
  for each row execute function auth.note_user_change();

-- Nothing is told of a factor that goes with its account.
create function auth.note_factor() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  person auth.users;
begin
  select * into person from auth.users
  where id = (case when tg_op = 'DELETE' then old.user_id else new.user_id end) and deleted_at is null;
  if found then
    perform auth.add_notice(case when tg_op = 'DELETE' then 'factor_removed' else 'factor_added' end, person, '{}');
  end if;
  return null;
end
$$;
create trigger note_verified after update of status on auth.factors
  for each row when (new.status = 'verified' and old.status <> 'verified') execute function auth.note_factor();
create trigger note_removed after delete on auth.factors
  for each row when (old.status = 'verified') execute function auth.note_factor();

-- The first device is the sign-up's own. Who signs in from ever other places fills nobody's mailbox: five an hour are told.
create function auth.note_device() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  person auth.users;
begin
  if not exists (select from auth.devices where user_id = new.user_id and device <> new.device) then return null; end if;
  if (select count(*) from auth.devices where user_id = new.user_id and created_at > now() - interval '1 hour') > 5 then
    return null;
  end if;
  select * into person from auth.users where id = new.user_id;
  perform auth.add_notice('new_device', person, jsonb_build_object('user_agent', new.user_agent, 'ip', host(new.ip)));
  return null;
end
$$;
create trigger note_device after insert on auth.devices for each row execute function auth.note_device();

-- Whether the caller has a password: who has none is not asked for it.
create function public.has_password() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from auth.users where id = (select auth.uid()) and encrypted_password is not null)
$$;
grant execute on function public.has_password() to authenticated;

-- Where the caller is signed in, for the account page. A session is used when its token is refreshed.
create function public.my_sessions()
  returns table (id uuid, user_agent text, ip_address text, created_at timestamptz, last_used_at timestamptz, is_current boolean)
  language sql stable security definer set search_path = '' as $$
  select s.id, s.user_agent, host(s.ip), s.created_at, greatest(s.created_at, s.refreshed_at),
    s.id::text = auth.jwt() ->> 'session_id'
  from auth.sessions s where s.user_id = (select auth.uid())
  order by 5 desc limit 100
$$;
grant execute on function public.my_sessions() to authenticated;

create or replace function private.sweep_auth() returns void
  language sql volatile set search_path = '' as $$
  delete from auth.flows where created_at < now() - interval '1 day';
  delete from auth.challenges where created_at < now() - interval '1 day';
  delete from auth.rate_limits where updated_at < now() - interval '1 day';
  delete from auth.notices where created_at < now() - interval '1 day';
  delete from auth.devices where last_seen_at < now() - interval '1 year';
$$;

grant create on schema auth, public to auth_admin;
alter function auth.add_notice(text, auth.users, jsonb) owner to auth_admin;
alter function auth.note_user_change() owner to auth_admin;
alter function auth.note_factor() owner to auth_admin;
alter function auth.note_device() owner to auth_admin;
alter function public.has_password() owner to auth_admin;
alter function public.my_sessions() owner to auth_admin;
revoke create on schema auth, public from auth_admin;
