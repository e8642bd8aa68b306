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
  constraint users_phone_key unique (phone),
  constraint users_role_check check (role = 'authenticated'),
  constraint users_email_check check (char_length(email) between 3 and 320),
  constraint users_raw_app_meta_data_check check (jsonb_typeof(raw_app_meta_data) = 'object'),
  constraint users_raw_user_meta_data_check check (jsonb_typeof(raw_user_meta_data) = 'object')
);
alter table auth.users enable row level security;
alter table auth.users force row level security;

-- One account an address, however it is written; also how sign-in finds the account.
create unique index users_email_key on auth.users (lower(email));

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
  constraint sessions_aal_check check (aal in ('aal1', 'aal2')),
  constraint sessions_amr_check check (jsonb_typeof(amr) = 'array')
);
alter table auth.sessions enable row level security;
alter table auth.sessions force row level security;

-- Signing out everywhere, and the cascade from auth.users.
create index sessions_user_id_idx on auth.sessions (user_id);

create policy all_for_auth on auth.sessions to auth_admin using (true) with check (true);
grant select, insert, update, delete on auth.sessions to auth_admin;
