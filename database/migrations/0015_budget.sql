-- What one person may use, over any number of server processes, and whatever they do with their account.

-- What the language model used for a person in a UTC day.
create table private.person_tokens (
  day date not null,
  user_id uuid not null references auth.users on delete cascade,
  tokens bigint not null default 0,
  primary key (day, user_id)
);
create index person_tokens_user_id_idx on private.person_tokens (user_id);

-- Of accounts that were deleted today: what they had used, under a hash of their address. The secret of the day goes with the day,
-- and with it the way from an address to its hash.
create table private.day_secrets (
  day date primary key,
  secret bytea not null
);
create table private.former_accounts (
  day date not null references private.day_secrets on delete cascade,
  address_hash bytea not null,
  scans integer not null,
  tokens bigint not null,
  primary key (day, address_hash)
);
grant select, insert, update, delete on private.person_tokens, private.day_secrets, private.former_accounts to service_role;

create function private.today() returns date language sql volatile set search_path = '' as $$
  select (clock_timestamp() at time zone 'utc')::date
$$;

-- Hashed twice, so that nobody can lengthen one address into another's hash.
create function private.hash_address(secret bytea, address text) returns bytea
  language sql immutable set search_path = '' as $$
  select sha256(secret || sha256(secret || convert_to(lower(address), 'utf8')))
$$;

-- The addresses of an account, as the role that owns the accounts.
create function private.addresses_of(person uuid) returns setof text
  language sql stable security definer set search_path = '' as $$
  select address from auth.users u cross join lateral (values (u.email), (u.phone)) given (address)
  where u.id = person and address is not null
$$;

-- What deleted accounts of the person's address used today.
create function private.former_use(person uuid, out scans bigint, out tokens numeric)
  language sql stable set search_path = '' as $$
  select coalesce(sum(f.scans), 0), coalesce(sum(f.tokens), 0)
  from private.day_secrets s
    join private.former_accounts f on f.day = s.day
      and f.address_hash in (select private.hash_address(s.secret, a) from private.addresses_of(person) a)
  where s.day = (clock_timestamp() at time zone 'utc')::date
$$;

-- Keeps for the day what an account had used, before its rows go. Also a scan that still runs: its answer may come.
create function private.remember_use() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  today constant date := private.today();
  used_scans bigint;
  used_tokens numeric;
begin
  select count(*) into used_scans from public.scan_usage
  where user_id = old.id and day = today and (finished_at is not null or lease_until > clock_timestamp());
  select coalesce(sum(tokens), 0) into used_tokens from private.person_tokens where user_id = old.id and day = today;
  if used_scans > 0 or used_tokens > 0 then
    insert into private.day_secrets (day, secret)
    values (today, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) on conflict (day) do nothing;
    insert into private.former_accounts as f (day, address_hash, scans, tokens)
    select today, private.hash_address(s.secret, a.address), used_scans, used_tokens
    from private.day_secrets s cross join (values (old.email), (old.phone)) a (address)
    where s.day = today and a.address is not null
    on conflict (day, address_hash) do update set scans = f.scans + excluded.scans, tokens = f.tokens + excluded.tokens;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger remember_use before delete on auth.users
  for each row execute function private.remember_use();
-- An account whose row stays without its address.
create trigger remember_closed before update of deleted_at on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function private.remember_use();

-- As in 0012, with what deleted accounts of the same address used.
create or replace function private.scan_state(person uuid, out scan_limit integer, out remaining integer, out renews_at timestamptz)
  language plpgsql volatile set search_path = '' as $$
declare
  at constant timestamptz := clock_timestamp();
  today constant date := (at at time zone 'utc')::date;
begin
  scan_limit := private.daily_scan_limit(private.plan_of(person, at));
  renews_at := (today + 1)::timestamp at time zone 'utc';
  select greatest(scan_limit - count(*) - (select scans from private.former_use(person)), 0) into remaining
  from public.scan_usage
  where user_id = person and day = today and (finished_at is not null or lease_until > at);
end
$$;

-- Adds the estimate to the tokens of today (UTC), the person's and the installation's, and gives the day. When either would
-- exceed its limit nothing is added, and `refused` says which. A limit of 0 is none.
create function private.reserve_tokens(
  person uuid, estimate bigint, person_limit bigint, daily_limit bigint, out day text, out refused text
) language plpgsql volatile set search_path = '' as $$
declare
  today constant date := private.today();
  former constant numeric := (select tokens from private.former_use(person));
begin
  insert into private.person_tokens as p (day, user_id) values (today, person) on conflict on constraint person_tokens_pkey do nothing;
  update private.person_tokens p set tokens = p.tokens + estimate
  where p.day = today and p.user_id = person and (person_limit = 0 or p.tokens + former + estimate <= person_limit);
  if not found then
    refused := 'person';
    return;
  end if;
  insert into private.ai_usage as u (day) values (today) on conflict on constraint ai_usage_pkey do nothing;
  update private.ai_usage u set tokens = u.tokens + estimate
  where u.day = today and (daily_limit = 0 or u.tokens + estimate <= daily_limit);
  if not found then
    update private.person_tokens p set tokens = p.tokens - estimate where p.day = today and p.user_id = person;
    refused := 'installation';
    return;
  end if;
  day := today::text;
end
$$;

-- Puts what was really used in place of the estimate.
create function private.correct_tokens(person uuid, at date, difference bigint) returns void
  language sql volatile set search_path = '' as $$
  update private.person_tokens set tokens = greatest(tokens + difference, 0) where day = at and user_id = person;
  update private.ai_usage set tokens = greatest(tokens + difference, 0) where day = at;
$$;
drop function private.reserve_ai_tokens(bigint, bigint), private.correct_ai_tokens(date, bigint);

-- Removes the days that are over. A call may be corrected just after midnight, so tokens stay a day longer.
create function private.sweep_days() returns void language sql volatile set search_path = '' as $$
  delete from private.day_secrets where day < private.today();
  delete from private.person_tokens where day < private.today() - 1;
$$;

grant execute on function private.today(), private.hash_address(bytea, text), private.addresses_of(uuid),
  private.former_use(uuid), private.reserve_tokens(uuid, bigint, bigint, bigint), private.correct_tokens(uuid, date, bigint),
  private.sweep_days() to service_role;
grant create on schema private to service_role, auth_admin;
alter function private.addresses_of(uuid) owner to auth_admin;
alter function private.remember_use() owner to service_role;
revoke create on schema private from service_role, auth_admin;
