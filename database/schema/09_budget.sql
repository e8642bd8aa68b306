-- What one person may use and keep, over any number of server processes, and whatever they do with their account.

-- What the language model used, so that the installation's daily limit holds over any number of server processes.
create table private.ai_usage (
  day date primary key,
  tokens bigint not null default 0
);
alter table private.ai_usage enable row level security;
alter table private.ai_usage force row level security;

create policy all_for_service on private.ai_usage to service_role using (true) with check (true);
grant select, insert, update on private.ai_usage to service_role;

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

-- Hashed twice, so that nobody can lengthen one address into another's hash.
create function private.hash_address(secret bytea, address text) returns bytea
  language sql immutable set search_path = '' as $$
  select sha256(secret || sha256(secret || convert_to(lower(address), 'utf8')))
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

-- Removes the days that are over. A call may be corrected just after midnight, so tokens stay a day longer.
create function private.sweep_days() returns void language sql volatile set search_path = '' as $$
  delete from private.day_secrets where day < private.today();
  delete from private.person_tokens where day < private.today() - 1;
$$;
grant execute on function private.hash_address(bytea, text), private.former_use(uuid),
  private.reserve_tokens(uuid, bigint, bigint, bigint), private.correct_tokens(uuid, date, bigint),
  private.sweep_days() to service_role;

-- What a person keeps -------------------------------------------------------------------------------------------------

-- Rows and bytes of what a person has saved, counted along with every write, so that nobody adds them up. The row's lock makes one
-- person's writes queue up: two at once, in two processes, cannot both take the last place.
create table private.kept (
  user_id uuid primary key references auth.users on delete cascade,
  rows bigint not null default 0,
  bytes bigint not null default 0
);
grant select, insert, update, delete on private.kept to service_role;

create function private.bytes_of(variadic texts text[]) returns bigint
  language sql immutable parallel safe set search_path = '' as $$
  select coalesce(sum(octet_length(given)), 0) from unnest(texts) given
$$;

-- Adds to what a person keeps. Only what people themselves make more is refused: the service key has no limit, and nobody is kept
-- from deleting.
create function private.add_kept(person uuid, more_rows bigint, more_bytes bigint) returns void
  language plpgsql volatile set search_path = '' as $$
declare
  held record;
  setting jsonb;
  most_rows bigint;
  most_megabytes bigint;
begin
  update private.kept k set rows = greatest(k.rows + more_rows, 0), bytes = greatest(k.bytes + more_bytes, 0)
  where k.user_id = person returning * into held;
  if not found and more_rows > 0 then
    insert into private.kept as k (user_id, rows, bytes) values (person, more_rows, more_bytes)
    on conflict (user_id) do update set rows = k.rows + excluded.rows, bytes = k.bytes + excluded.bytes
    returning * into held;
  end if;
  if (more_rows <= 0 and more_bytes <= 0) or coalesce(current_setting('role', true), '') <> 'authenticated' then return; end if;
  select value into setting from public.system_settings where key = 'kept_limits';
  -- The numbers of server/admin/known-settings.ts, where the setting cannot be read.
  most_rows := case when private.is_count(setting -> 'rows') then (setting ->> 'rows')::numeric else 20000 end;
  most_megabytes := case when private.is_count(setting -> 'megabytes') then (setting ->> 'megabytes')::numeric else 1000 end;
  if more_rows > 0 and held.rows > most_rows then
    raise exception using errcode = 'PT403',
      message = format('You can keep %s saved analyses and answers, and this would be more. Delete some, then save again.', most_rows);
  end if;
  if more_bytes > 0 and held.bytes > most_megabytes * 1000000 then
    raise exception using errcode = 'PT403',
      message = format('You can keep %s MB of saved texts, and this would be more. Delete some analyses, then save again.', most_megabytes);
  end if;
end
$$;

-- Once a statement, however many rows it writes.
create function private.count_kept_resumes() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.add_kept(user_id, count(*), sum(private.bytes_of(job_title, resume_text, job_description, optimized_resume,
      keyword_matches::text, recommendations::text, missing_keywords_context::text))::bigint) from added group by user_id;
  elsif tg_op = 'DELETE' then
    perform private.add_kept(user_id, -count(*), -sum(private.bytes_of(job_title, resume_text, job_description, optimized_resume,
      keyword_matches::text, recommendations::text, missing_keywords_context::text))::bigint) from removed group by user_id;
  else
    perform private.add_kept(user_id, 0, sum(change)::bigint) from (
      select user_id, private.bytes_of(job_title, resume_text, job_description, optimized_resume,
      keyword_matches::text, recommendations::text, missing_keywords_context::text) as change from added
      union all select user_id, -private.bytes_of(job_title, resume_text, job_description, optimized_resume,
      keyword_matches::text, recommendations::text, missing_keywords_context::text) from removed
    ) changed group by user_id;
  end if;
  return null;
end
$$;

create function private.count_kept_confirmations() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.add_kept(user_id, count(*), sum(private.bytes_of(subject, statement))::bigint) from added group by user_id;
  elsif tg_op = 'DELETE' then
    perform private.add_kept(user_id, -count(*), -sum(private.bytes_of(subject, statement))::bigint) from removed group by user_id;
  else
    perform private.add_kept(user_id, 0, sum(change)::bigint) from (
      select user_id, private.bytes_of(subject, statement) as change from added
      union all select user_id, -private.bytes_of(subject, statement) from removed
    ) changed group by user_id;
  end if;
  return null;
end
$$;
create trigger count_added after insert on public.resumes referencing new table as added
  for each statement execute function private.count_kept_resumes();
create trigger count_changed after update on public.resumes referencing old table as removed new table as added
  for each statement execute function private.count_kept_resumes();
create trigger count_removed after delete on public.resumes referencing old table as removed
  for each statement execute function private.count_kept_resumes();
create trigger count_added after insert on public.confirmations referencing new table as added
  for each statement execute function private.count_kept_confirmations();
create trigger count_changed after update on public.confirmations referencing old table as removed new table as added
  for each statement execute function private.count_kept_confirmations();
create trigger count_removed after delete on public.confirmations referencing old table as removed
  for each statement execute function private.count_kept_confirmations();
grant execute on function private.bytes_of(text[]), private.add_kept(uuid, bigint, bigint) to service_role;

-- Row level security is forced on owners too, so these run as a role whose policies let them.
grant create on schema private to service_role;
alter function private.remember_use() owner to service_role;
alter function private.count_kept_resumes() owner to service_role;
alter function private.count_kept_confirmations() owner to service_role;
revoke create on schema private from service_role;
