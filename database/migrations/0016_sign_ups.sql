-- A sign-up whose address is not confirmed yet. Anybody can sign up with anybody's address, so nothing of it counts before the
-- letter that was sent for it is opened: its password and data wait here, and only its own token makes them the user's.
create table auth.sign_ups (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  encrypted_password text not null,
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

-- Several sign-ups of one address wait side by side, each with its own token: a second one must not end the first one's.
alter table auth.one_time_tokens
  drop constraint one_time_tokens_pkey,
  add column sign_up_id uuid references auth.sign_ups on delete cascade,
  add constraint one_time_tokens_sign_up_id_check check (sign_up_id is null or purpose = 'confirmation');

-- One slot a purpose, user and sign-up; and the cascades.
create unique index one_time_tokens_slot_key on auth.one_time_tokens (user_id, purpose, coalesce(sign_up_id, user_id));
create index one_time_tokens_sign_up_id_idx on auth.one_time_tokens (sign_up_id);

-- Passwords of before that wait for their confirmation wait here from now on, and the letters under way belong to them.
set local role auth_admin;
insert into auth.sign_ups (user_id, encrypted_password, user_data)
select id, encrypted_password, raw_user_meta_data from auth.users
where confirmed_at is null and encrypted_password is not null and not is_anonymous;
update auth.one_time_tokens t set sign_up_id = s.id from auth.sign_ups s
where s.user_id = t.user_id and t.purpose = 'confirmation';
update auth.users set encrypted_password = null
where confirmed_at is null and encrypted_password is not null and not is_anonymous;
reset role;

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
-- Row level security is forced on owners too, so it runs as a role whose policies let it.
grant create on schema private to service_role;
alter function private.follow_confirmation() owner to service_role;
revoke create on schema private from service_role;

create trigger follow_confirmation after update of email_confirmed_at, phone_confirmed_at on auth.users
  for each row when (old.confirmed_at is null and new.confirmed_at is not null and not old.is_anonymous)
  execute function private.follow_confirmation();
