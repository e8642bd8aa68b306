-- What /auth/v1 needs beyond passwords: addresses that are confirmed by a letter, codes, sign-in through others,
-- second factors, and the limits on all of it. As in 0002, only the role auth_admin reads and writes here.

alter table auth.users
  add column invited_at timestamptz,
  add column confirmation_sent_at timestamptz,
  add column recovery_sent_at timestamptz,
  -- The address that waits for its confirmation, and how many of two confirmations have come.
  add column new_email text,
  add column email_change_sent_at timestamptz,
  add column email_change_confirmations smallint not null default 0,
  add column new_phone text,
  add column phone_change_sent_at timestamptz,
  add column reauthentication_sent_at timestamptz,
  add column is_sso_user boolean not null default false,
  add constraint users_new_email_check check (char_length(new_email) between 3 and 320);

-- Accounts of an organisation's own sign-in are never joined with others by their address, so they may share it.
drop index auth.users_email_key;
create unique index users_email_key on auth.users (lower(email)) where not is_sso_user;

-- One slot a purpose and user: a code that was sent, as a hash of address and code. A new one replaces the old.
create table auth.one_time_tokens (
  user_id uuid not null references auth.users on delete cascade,
  purpose text not null,
  token_hash text not null,
  created_at timestamptz not null default now(),
  constraint one_time_tokens_pkey primary key (user_id, purpose),
  constraint one_time_tokens_purpose_check check (purpose in
    ('confirmation', 'recovery', 'email_change_current', 'email_change_new', 'phone_change', 'reauthentication'))
);
alter table auth.one_time_tokens enable row level security;
alter table auth.one_time_tokens force row level security;

-- The link of a letter names the hash alone.
create index one_time_tokens_token_hash_idx on auth.one_time_tokens (token_hash);

create policy all_for_auth on auth.one_time_tokens to auth_admin using (true) with check (true);
grant select, insert, update, delete on auth.one_time_tokens to auth_admin;

-- A sign-in that leaves the page and comes back with a code: by a letter's link, or through another provider.
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

-- The factor that raised a session to aal2.
alter table auth.sessions add column factor_id uuid references auth.factors on delete set null;
create index sessions_factor_id_idx on auth.sessions (factor_id);

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

-- Removes what has had its time: no flow, challenge or bucket matters for a day.
create function private.sweep_auth() returns void
  language sql volatile set search_path = '' as $$
  delete from auth.flows where created_at < now() - interval '1 day';
  delete from auth.challenges where created_at < now() - interval '1 day';
  delete from auth.rate_limits where updated_at < now() - interval '1 day';
$$;

grant usage on schema private to auth_admin;
grant execute on function private.require_token(text, double precision, double precision),
  private.return_token(text, double precision), private.sweep_auth() to auth_admin;
