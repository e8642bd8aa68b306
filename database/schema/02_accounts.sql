-- What /auth/v1 keeps. Only the role auth_admin reads and writes here; a user's row is never shown over /rest/v1.

-- A person who can sign in. Deleting the row deletes everything the person owns.
create table auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text,
  encrypted_password text,
  email_confirmed_at timestamptz,
  phone text,
  phone_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  is_anonymous boolean not null default false,
  banned_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  -- The address that waits for its confirmation, and how many of two confirmations have come.
  new_email text,
  email_change_sent_at timestamptz,
  email_change_confirmations smallint not null default 0,
  new_phone text,
  phone_change_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  is_sso_user boolean not null default false,
  -- The language of the page they last signed in on; null where the client named none that there is. contract/languages.ts lists them.
  language text,
  constraint users_phone_key unique (phone),
  constraint users_role_check check (role = 'authenticated'),
  constraint users_email_check check (char_length(email) between 3 and 320),
  constraint users_raw_app_meta_data_check check (jsonb_typeof(raw_app_meta_data) = 'object'),
  constraint users_raw_user_meta_data_check check (jsonb_typeof(raw_user_meta_data) = 'object'),
  constraint users_new_email_check check (char_length(new_email) between 3 and 320),
  constraint users_language_check check (language ~ '^[a-z]{2}$')
);
alter table auth.users enable row level security;
alter table auth.users force row level security;

-- One account an address, however it is written; also how sign-in finds the account. Accounts of an organisation's own sign-in are
-- never joined with others by their address, so they may share it.
create unique index users_email_key on auth.users (lower(email)) where not is_sso_user;

create policy all_for_auth on auth.users to auth_admin using (true) with check (true);
grant select, insert, update, delete on auth.users to auth_admin;

-- A way a user proves who they are: an email address, a phone, an account elsewhere.
create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint identities_provider_key unique (provider, provider_id)
);
alter table auth.identities enable row level security;
alter table auth.identities force row level security;

-- The identities of a user, read with every answer that shows the user; and the cascade from auth.users.
create index identities_user_id_idx on auth.identities (user_id);

create policy all_for_auth on auth.identities to auth_admin using (true) with check (true);
grant select, insert, update, delete on auth.identities to auth_admin;

-- Who signs in through another provider for the first time is looked for by the addresses of all identities.
create index identities_email_idx on auth.identities (email);

-- A second way to prove who one is. The secret of an authenticator app is sealed with a key that is not in the database.
create table auth.factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type text not null,
  status text not null default 'unverified',
  sealed_secret text,
  phone text,
  -- The last time step whose code was accepted: a code works once.
  last_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint factors_friendly_name_check check (char_length(friendly_name) <= 200),
  constraint factors_factor_type_check check (factor_type in ('totp', 'phone')),
  constraint factors_status_check check (status in ('unverified', 'verified')),
  constraint factors_secret_check check ((factor_type = 'totp') = (sealed_secret is not null)),
  constraint factors_phone_check check ((factor_type = 'phone') = (phone is not null))
);
alter table auth.factors enable row level security;
alter table auth.factors force row level security;

-- The factors of a user, read with every answer that shows the user; and the cascade. Two factors without a name collide too.
create unique index factors_friendly_name_key on auth.factors (user_id, coalesce(friendly_name, ''));

create policy all_for_auth on auth.factors to auth_admin using (true) with check (true);
grant select, insert, update, delete on auth.factors to auth_admin;

-- Asked with every query of a signed-in person.
create index factors_user_id_verified_idx on auth.factors (user_id) where status = 'verified';

-- One signed-in device. A refresh token names the session and its counter; the current one is refresh_counter.
create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  aal text not null default 'aal1',
  amr jsonb not null default '[]',
  refresh_counter bigint not null default 0,
  user_agent text,
  ip inet,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  not_after timestamptz,
  -- The factor that raised it to aal2.
  factor_id uuid references auth.factors on delete set null,
  constraint sessions_aal_check check (aal in ('aal1', 'aal2')),
  constraint sessions_amr_check check (jsonb_typeof(amr) = 'array')
);
alter table auth.sessions enable row level security;
alter table auth.sessions force row level security;

-- Signing out everywhere, and the cascade from auth.users.
create index sessions_user_id_idx on auth.sessions (user_id);
create index sessions_factor_id_idx on auth.sessions (factor_id);

create policy all_for_auth on auth.sessions to auth_admin using (true) with check (true);
grant select, insert, update, delete on auth.sessions to auth_admin;

-- A sign-up whose address is not confirmed yet. Anybody can sign up with anybody's address, so nothing of it counts before the
-- email that was sent for it is opened: its password and data wait here, and only its own token makes them the user's.
create table auth.sign_ups (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  -- Null for a sign-up through a provider that has not verified the address.
  encrypted_password text,
  -- What becomes raw_user_meta_data.
  user_data jsonb not null,
  -- Hash of the cookie of the browser it began in; null where the client took none.
  browser_hash text,
  created_at timestamptz not null default now(),
  constraint sign_ups_user_id_browser_hash_key unique (user_id, browser_hash),
  constraint sign_ups_user_data_check check (jsonb_typeof(user_data) = 'object')
);
alter table auth.sign_ups enable row level security;
alter table auth.sign_ups force row level security;

create policy all_for_auth on auth.sign_ups to auth_admin using (true) with check (true);
grant select, insert, update, delete on auth.sign_ups to auth_admin;

-- A code that was sent, as a hash of address and code. A new one replaces the old. Several sign-ups of one address wait side by
-- side, each with its own: a second one must not end the first one's.
create table auth.one_time_tokens (
  user_id uuid not null references auth.users on delete cascade,
  purpose text not null,
  token_hash text not null,
  created_at timestamptz not null default now(),
  sign_up_id uuid references auth.sign_ups on delete cascade,
  constraint one_time_tokens_purpose_check check (purpose in
    ('confirmation', 'recovery', 'email_change_current', 'email_change_new', 'phone_change', 'reauthentication')),
  constraint one_time_tokens_sign_up_id_check check (sign_up_id is null or purpose = 'confirmation')
);
alter table auth.one_time_tokens enable row level security;
alter table auth.one_time_tokens force row level security;

-- The link of an email names the hash alone.
create index one_time_tokens_token_hash_idx on auth.one_time_tokens (token_hash);

-- One slot a purpose, user and sign-up; and the cascades.
create unique index one_time_tokens_slot_key on auth.one_time_tokens (user_id, purpose, coalesce(sign_up_id, user_id));
create index one_time_tokens_sign_up_id_idx on auth.one_time_tokens (sign_up_id);

create policy all_for_auth on auth.one_time_tokens to auth_admin using (true) with check (true);
grant select, insert, update, delete on auth.one_time_tokens to auth_admin;

-- A sign-in that leaves the page and comes back with a code: by an email's link, or through another provider.
create table auth.flows (
  id uuid primary key default gen_random_uuid(),
  -- How the session will say it was opened (contract C5): email/signup, magiclink, recovery, oauth, sso/saml ...
  kind text not null,
  user_id uuid references auth.users on delete cascade,
  -- Hash of the code the client exchanges; null until the flow has come back, or where no client asked for one.
  auth_code_hash text,
  code_challenge text,
  code_challenge_method text,
  redirect_to text,
  provider text,
  -- The user a further identity is linked to.
  linking_user_id uuid references auth.users on delete cascade,
  -- What the provider's answer is held against, and its tokens until the exchange: sealed JSON.
  sealed_state text,
  created_at timestamptz not null default now(),
  code_issued_at timestamptz,
  -- Hash of the cookie of the browser it began in: its answer counts there alone.
  browser_hash text,
  constraint flows_code_challenge_method_check check (code_challenge_method in ('s256', 'plain')),
  constraint flows_code_challenge_check check ((code_challenge is null) = (code_challenge_method is null))
);
alter table auth.flows enable row level security;
alter table auth.flows force row level security;

-- The exchange of a code; the newest flow of a user and kind, and the cascade from auth.users; clearing old ones away.
create unique index flows_auth_code_hash_idx on auth.flows (auth_code_hash);
create index flows_user_id_idx on auth.flows (user_id, kind, created_at desc);
create index flows_linking_user_id_idx on auth.flows (linking_user_id);
create index flows_created_at_idx on auth.flows (created_at);

create policy all_for_auth on auth.flows to auth_admin using (true) with check (true);
grant select, insert, update, delete on auth.flows to auth_admin;

-- A question to a factor, answered once and from where it was asked.
create table auth.challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.factors on delete cascade,
  ip inet,
  -- Hash of the code that was sent to a phone.
  code_hash text,
  created_at timestamptz not null default now(),
  verified_at timestamptz
);
alter table auth.challenges enable row level security;
alter table auth.challenges force row level security;

-- The cascade from auth.factors, and its newest challenge.
create index challenges_factor_id_idx on auth.challenges (factor_id, created_at desc);

create policy all_for_auth on auth.challenges to auth_admin using (true) with check (true);
grant select, insert, update, delete on auth.challenges to auth_admin;

-- Token buckets by what they limit, kept here so that any number of server processes share them.
create table auth.rate_limits (
  bucket text primary key,
  tokens double precision not null,
  updated_at timestamptz not null default now(),
  constraint rate_limits_bucket_check check (char_length(bucket) between 1 and 300)
);
alter table auth.rate_limits enable row level security;
alter table auth.rate_limits force row level security;

-- Clearing away those that are full again.
create index rate_limits_updated_at_idx on auth.rate_limits (updated_at);

create policy all_for_auth on auth.rate_limits to auth_admin using (true) with check (true);
grant select, insert, update, delete on auth.rate_limits to auth_admin;

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

-- Second factors, limits and clearing away ----------------------------------------------------------------------------

-- Who has set up a second factor is asked for it before their data is: a stolen password alone opens the sign-in, and no table. The
-- tables of `public` have a restrictive policy `second_factor` for it.

-- Whether the session was raised by a second factor, or its person has none. Reads past the policies of auth.factors.
create function auth.gave_second_factor() returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    or not exists (select from auth.factors where user_id = (select auth.uid()) and status = 'verified')
$$;
grant execute on function auth.gave_second_factor() to authenticated, service_role;

-- Takes one token of a bucket that holds `burst` and gains `per_second`; refuses with SQLSTATE PT429 and the seconds to wait
-- as its detail when none is there. Who is refused takes nothing, so the rollback loses nothing. By clock_timestamp():
-- who waited for the row's lock has to see the time as it is then.
create function private.require_token(name text, burst double precision, per_second double precision) returns void
  language plpgsql volatile set search_path = '' as $$
declare
  available double precision;
begin
  insert into auth.rate_limits as r (bucket, tokens, updated_at) values (name, burst - 1, clock_timestamp())
  on conflict (bucket) do update
    set tokens = least(burst, r.tokens + per_second * greatest(extract(epoch from clock_timestamp() - r.updated_at), 0)) - 1,
      updated_at = clock_timestamp()
  returning tokens into available;
  if available < 0 then
    raise exception using errcode = 'PT429', message = name, detail = ceil(-available / per_second)::text;
  end if;
end
$$;

-- Gives one back: what it was taken for turned out to be the owner's own doing.
create function private.return_token(name text, burst double precision) returns void
  language sql volatile set search_path = '' as $$
  update auth.rate_limits set tokens = least(burst, tokens + 1) where bucket = name
$$;

-- Removes what has had its time: no flow, challenge, bucket or notice matters for a day, no device for a year.
create function private.sweep_auth() returns void
  language sql volatile set search_path = '' as $$
  delete from auth.flows where created_at < now() - interval '1 day';
  delete from auth.challenges where created_at < now() - interval '1 day';
  delete from auth.rate_limits where updated_at < now() - interval '1 day';
  delete from auth.notices where created_at < now() - interval '1 day';
  delete from auth.devices where last_seen_at < now() - interval '1 year';
$$;
grant execute on function private.require_token(text, double precision, double precision),
  private.return_token(text, double precision), private.sweep_auth() to auth_admin;

-- Notices -------------------------------------------------------------------------------------------------------------

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

-- What people ask of their own account --------------------------------------------------------------------------------

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

-- Ends a session of the caller's own, and with it what its tokens can do (docs/decisions/012-live-sessions.md). Whether there
-- was one: false for somebody else's as for none, so that nobody learns which ids there are.
create function public.end_session(session_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if not auth.gave_second_factor() then
    raise insufficient_privilege using message = 'Confirm your second step first: this session has not given it.';
  end if;
  delete from auth.sessions s where s.id = end_session.session_id and s.user_id = (select auth.uid());
  return found;
end
$$;
grant execute on function public.end_session(uuid) to authenticated;

-- What the product asks of an account ---------------------------------------------------------------------------------

-- What of auth.users the admin area may know and do, as the role that owns the accounts.
create function private.account_of(person uuid, out last_sign_in_at timestamptz, out banned_until timestamptz, out is_open boolean)
  language sql stable security definer set search_path = '' as $$
  select last_sign_in_at, banned_until, deleted_at is null and coalesce(banned_until <= now(), true)
  from auth.users where id = person
$$;

create function private.confirmed_accounts(addresses text[]) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select id from auth.users
  where lower(email) = any(addresses) and email_confirmed_at is not null and deleted_at is null
    -- An organisation says of its people what it likes: their addresses prove nothing here.
    and not is_sso_user
$$;

create function private.end_sessions(person uuid) returns void
  language sql volatile security definer set search_path = '' as $$
  delete from auth.sessions where user_id = person
$$;

create function private.set_ban(person uuid, until timestamptz) returns void
  language sql volatile security definer set search_path = '' as $$
  update auth.users set banned_until = until, updated_at = now() where id = person
$$;

-- The account with everything that is the person's. The server alone asks for it, because it ends first what the
-- person pays for.
create function private.delete_account(person uuid) returns void
  language sql volatile security definer set search_path = '' as $$
  delete from auth.users where id = person
$$;

-- The addresses of an account, as the role that owns the accounts.
create function private.addresses_of(person uuid) returns setof text
  language sql stable security definer set search_path = '' as $$
  select address from auth.users u cross join lateral (values (u.email), (u.phone)) given (address)
  where u.id = person and address is not null
$$;
grant execute on function private.account_of(uuid), private.confirmed_accounts(text[]), private.end_sessions(uuid),
  private.set_ban(uuid, timestamptz), private.delete_account(uuid), private.addresses_of(uuid) to service_role;

-- Row level security is forced on owners too, so these run as a role whose policies let them.
grant create on schema auth, public, private to auth_admin;
alter function auth.gave_second_factor() owner to auth_admin;
alter function auth.add_notice(text, auth.users, jsonb) owner to auth_admin;
alter function auth.note_user_change() owner to auth_admin;
alter function auth.note_factor() owner to auth_admin;
alter function auth.note_device() owner to auth_admin;
alter function public.has_password() owner to auth_admin;
alter function public.my_sessions() owner to auth_admin;
alter function public.end_session(uuid) owner to auth_admin;
alter function private.account_of(uuid) owner to auth_admin;
alter function private.confirmed_accounts(text[]) owner to auth_admin;
alter function private.end_sessions(uuid) owner to auth_admin;
alter function private.set_ban(uuid, timestamptz) owner to auth_admin;
alter function private.delete_account(uuid) owner to auth_admin;
alter function private.addresses_of(uuid) owner to auth_admin;
revoke create on schema auth, public, private from auth_admin;
