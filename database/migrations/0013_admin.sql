-- The admin area: who may do what, and the audit trail by trigger.

-- Row level security is forced, so a policy of the moment lets the migration's login write.
create policy seed on public.system_settings to current_user using (true) with check (true);
insert into public.system_settings (key, value, description) values
  ('analysis_engine', '{"engine": "advanced"}', 'Analysis engine: advanced, or basic keyword matching')
  on conflict (key) do nothing;
drop policy seed on public.system_settings;

-- Searching for a part of a word needs trigrams to be fast among a million rows. Where the extension is not to be had, the same
-- queries read the rows one by one.
create schema if not exists extensions;
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm schema extensions;
    create index resumes_search_idx on public.resumes using gin (job_title extensions.gin_trgm_ops);
    create index profiles_search_idx on public.profiles
      using gin (email extensions.gin_trgm_ops, name extensions.gin_trgm_ops);
    create index audit_logs_search_idx on public.audit_logs using gin
      (action extensions.gin_trgm_ops, entity_type extensions.gin_trgm_ops, entity_id extensions.gin_trgm_ops);
  end if;
exception when insufficient_privilege or undefined_object then
  raise notice 'Without pg_trgm the search of the admin pages is slow on many rows';
end
$$;

-- Pages of lists, newest first in a total order. Of the analyses everything that a list shows, so that walking it reads no texts.
create index profiles_newest_idx on public.profiles (created_at desc, id desc);
drop index public.profiles_created_at_idx;
create index resumes_newest_idx on public.resumes (created_at desc, id desc) include (user_id, job_title, match_score);
drop index public.resumes_created_at_idx;
create index audit_logs_newest_idx on public.audit_logs (created_at desc, id desc);
drop index public.audit_logs_created_at_idx;
-- The filters of the log: by actor, by action, and what is about a person or a thing.
create index audit_logs_user_id_idx on public.audit_logs (user_id, created_at desc);
create index audit_logs_action_idx on public.audit_logs (action, created_at desc);
create index audit_logs_entity_id_idx on public.audit_logs (entity_id, created_at desc);
create index audit_logs_about_idx on public.audit_logs ((details ->> 'user_id'));
-- The chart, and the count of paying customers.
create index scan_usage_day_idx on public.scan_usage (day) where finished_at is not null;
create index subscriptions_active_idx on public.subscriptions (status) where status = 'active';

-- Accounts ---------------------------------------------------------------------------------------------------------------

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

-- As in 0003, for accounts that are open: who is banned administers no more, at once, whatever token they hold.
create or replace function public.is_admin() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  ) and coalesce((select is_open from private.account_of((select auth.uid()))), false)
$$;

-- Raises for whom is no administrator, or has not given the second factor that their account has.
create function private.require_admin() returns void language plpgsql stable set search_path = '' as $$
begin
  if not (public.is_admin() and auth.gave_second_factor()) then
    raise insufficient_privilege using message = 'Only administrators may do this';
  end if;
end
$$;
grant execute on function auth.gave_second_factor() to service_role;

-- The last administrator -------------------------------------------------------------------------------------------------

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

-- The audit trail --------------------------------------------------------------------------------------------------------

-- Whether a trigger wrote the entry, in the transaction of the deed itself.
alter table public.audit_logs add column by_trigger boolean not null default false;

create function private.audit(action text, entity_type text, entity_id text, details jsonb) returns void
  language sql volatile set search_path = '' as $$
  insert into public.audit_logs (user_id, action, entity_type, entity_id, details, ip_address, by_trigger)
  values (coalesce(auth.uid(), '00000000-0000-0000-0000-000000000000'), $1, $2, $3, $4,
    nullif(current_setting('request.ip', true), '')::inet, true)
$$;

-- Entries stay as they are, whoever asks.
create function private.keep_audit_log() returns trigger language plpgsql set search_path = '' as $$
begin
  raise insufficient_privilege using message = 'Entries of the audit log are neither changed nor deleted';
end
$$;
create trigger keep_audit_log before update or delete on public.audit_logs
  for each row execute function private.keep_audit_log();
create trigger keep_audit_log_whole before truncate on public.audit_logs
  for each statement execute function private.keep_audit_log();

create function private.audit_role() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    perform private.audit('revoke_admin_role', 'user', old.user_id::text, jsonb_build_object('user_id', old.user_id, 'role', old.role));
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    perform private.audit('grant_admin_role', 'user', new.user_id::text, jsonb_build_object('user_id', new.user_id, 'role', new.role));
  end if;
  return null;
end
$$;
create trigger audit after insert or update or delete on public.user_roles
  for each row execute function private.audit_role();

-- One's own deletion is no act of administration, and what goes with a deleted account is told by that deletion.
create function private.audit_resume() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.audit('delete_resume', 'resume', old.id::text, jsonb_build_object('user_id', old.user_id, 'job_title', old.job_title));
  return null;
end
$$;
create trigger audit after delete on public.resumes
  for each row when (auth.uid() is not null and auth.uid() <> old.user_id and pg_trigger_depth() = 0)
  execute function private.audit_resume();

-- A long value is named by its length: an entry holds two of them.
create function private.audited_value(value jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select case when octet_length(value::text) <= 90000 then value
    else to_jsonb(format('A value of %s bytes', octet_length(value::text))) end
$$;

create function private.audit_setting() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.audit('create_setting', 'system_settings', new.id::text,
      jsonb_build_object('key', new.key, 'value', private.audited_value(new.value)));
  elsif tg_op = 'DELETE' then
    perform private.audit('delete_setting', 'system_settings', old.id::text,
      jsonb_build_object('key', old.key, 'old_value', private.audited_value(old.value)));
  elsif new.value is distinct from old.value or new.key <> old.key or new.description is distinct from old.description then
    perform private.audit('update_setting', 'system_settings', new.id::text, jsonb_build_object('key', new.key,
      'old_value', private.audited_value(old.value), 'new_value', private.audited_value(new.value)));
  end if;
  return null;
end
$$;
create trigger audit after insert or update or delete on public.system_settings
  for each row execute function private.audit_setting();

-- As in 0006. Clients of the specification also call it after a deed that the triggers above have told of already: within a minute
-- of such an entry the same actor's same action on the same thing is no second one.
create or replace function public.log_admin_action(action text, entity_type text, entity_id text default null, details jsonb default null)
  returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  if not (public.is_admin() and auth.gave_second_factor()) then
    raise insufficient_privilege using message = 'Only admins record admin actions';
  end if;
  if exists (
    select from public.audit_logs told
    where told.user_id = auth.uid() and told.created_at > now() - interval '1 minute' and told.by_trigger
      and told.action = log_admin_action.action
      and (log_admin_action.entity_id is null or told.entity_id = log_admin_action.entity_id
        or told.details ->> 'key' in (log_admin_action.entity_id, log_admin_action.details ->> 'key')
        or told.details ->> 'user_id' in (log_admin_action.entity_id, log_admin_action.details ->> 'user_id'))
  ) then
    return;
  end if;
  insert into public.audit_logs (user_id, action, entity_type, entity_id, details, ip_address)
  values (auth.uid(), log_admin_action.action, log_admin_action.entity_type, log_admin_action.entity_id,
    log_admin_action.details, nullif(current_setting('request.ip', true), '')::inet);
end
$$;

-- Settings ---------------------------------------------------------------------------------------------------------------

create function private.is_count(value jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(jsonb_typeof(value) = 'number' and value::numeric between 0 and 1000000 and value::numeric % 1 = 0, false);
end
$$;

-- What is wrong with a value that the product reads; null for nothing. Other keys take any value.
create function private.fault_of_setting(key text, value jsonb) returns text language plpgsql immutable set search_path = '' as $$
declare
  known constant text[] := case key
    when 'ai_enabled' then array['enabled']
    when 'openai_model' then array['model']
    when 'default_subscription' then array['plan', 'resume_limit', 'enforce']
    when 'daily_scan_limits' then array['free', 'basic', 'premium']
    when 'analysis_engine' then array['engine']
  end;
  strange text;
begin
  if known is null then return null; end if;
  if jsonb_typeof(value) <> 'object' then return format('%s has to be a JSON object', key); end if;
  select name into strange from jsonb_object_keys(value) name where not name = any(known) limit 1;
  if strange is not null then
    return format('%s has no "%s"; it takes %s', key, strange, array_to_string(known, ', '));
  end if;
  case key
    when 'ai_enabled' then
      if jsonb_typeof(value -> 'enabled') is distinct from 'boolean' then return '"enabled" has to be true or false'; end if;
    when 'openai_model' then
      if jsonb_typeof(value -> 'model') is distinct from 'string' or char_length(btrim(value ->> 'model')) not between 1 and 200 then
        return '"model" has to be a name of 1 to 200 characters';
      end if;
    when 'default_subscription' then
      if value ->> 'plan' is null or value ->> 'plan' not in ('free', 'basic', 'premium') then
        return '"plan" has to be free, basic or premium';
      end if;
      if not private.is_count(value -> 'resume_limit') then return '"resume_limit" has to be a whole number from 0 to 1000000'; end if;
      if coalesce(jsonb_typeof(value -> 'enforce'), 'boolean') <> 'boolean' then return '"enforce" has to be true or false'; end if;
    when 'daily_scan_limits' then
      select name into strange from unnest(known) name where not private.is_count(value -> name) limit 1;
      if strange is not null then return format('"%s" has to be a whole number from 0 to 1000000', strange); end if;
    when 'analysis_engine' then
      if value ->> 'engine' is null or value ->> 'engine' not in ('advanced', 'basic') then
        return '"engine" has to be advanced or basic';
      end if;
  end case;
  return null;
end
$$;

create function private.check_setting() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  fault constant text := private.fault_of_setting(new.key, new.value);
begin
  if fault is not null then
    raise exception using errcode = 'PT422', message = fault || '.';
  end if;
  return new;
end
$$;
create trigger check_setting before insert or update on public.system_settings
  for each row execute function private.check_setting();

-- Every server process listens, and reads the settings anew.
create function private.announce_setting() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('system_settings', coalesce(new.key, old.key));
  return null;
end
$$;
create trigger announce_setting after insert or update or delete on public.system_settings
  for each row execute function private.announce_setting();

-- What the pages ask -----------------------------------------------------------------------------------------------------

-- How many rows a table has, as a sum of changes: counting a million takes longer than a page may, and one row that every writer
-- adds to would make them queue up.
create table private.row_changes (
  relation text not null,
  change bigint not null
);
grant select, insert, update, delete on private.row_changes to service_role;

create function private.count_rows() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.row_changes (relation, change)
  select tg_table_name, case tg_op when 'INSERT' then count(*) else -count(*) end from changed having count(*) > 0;
  -- Now and then many become one, so that there is never much to add up. Who folds at the same time takes other rows.
  if random() < 0.01 then
    with taken as (
      delete from private.row_changes
      where ctid = any(array(select ctid from private.row_changes for update skip locked)) returning relation, change
    )
    insert into private.row_changes (relation, change) select relation, sum(change) from taken group by relation;
  end if;
  return null;
end
$$;

-- What is there already. Row level security is forced, so policies of the moment let the migration's login count.
create policy seed on public.profiles for select to current_user using (true);
create policy seed on public.resumes for select to current_user using (true);
insert into private.row_changes (relation, change)
  select 'profiles', count(*) from public.profiles union all select 'resumes', count(*) from public.resumes;
drop policy seed on public.profiles;
drop policy seed on public.resumes;

create trigger count_inserted after insert on public.profiles
  referencing new table as changed for each statement execute function private.count_rows();
create trigger count_deleted after delete on public.profiles
  referencing old table as changed for each statement execute function private.count_rows();
create trigger count_inserted after insert on public.resumes
  referencing new table as changed for each statement execute function private.count_rows();
create trigger count_deleted after delete on public.resumes
  referencing old table as changed for each statement execute function private.count_rows();

create function public.admin_stats() returns table (total_users bigint, total_resumes bigint, active_subscriptions bigint)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select
    (select sum(change)::bigint from private.row_changes where relation = 'profiles'),
    (select sum(change)::bigint from private.row_changes where relation = 'resumes'),
    (select count(*) from public.subscriptions where status = 'active');
end
$$;

-- What is searched for, as patterns with its wildcards taken literally: `part` anywhere in a text, all null for nothing. An index on
-- trigrams cannot find one or two letters in the middle of a word, so these are found in the `walked` newest rows, and beyond
-- them where a word begins.
create function private.patterns_of(search text, out part text, out opening text, out inner_word text, out walked integer)
  language plpgsql immutable set search_path = '' as $$
declare
  term constant text := replace(replace(replace(btrim(search), '\', '\\'), '%', '\%'), '_', '\_');
begin
  -- Some 15 milliseconds of rows; what is frequent fills a page with far fewer.
  walked := 20000;
  if term <> '' then
    part := '%' || term || '%';
    opening := case when char_length(btrim(search)) > 2 then part else term || '%' end;
    inner_word := case when char_length(btrim(search)) > 2 then part else '% ' || term || '%' end;
  end if;
end
$$;

create function public.admin_daily_counts(days integer default 30) returns table (day date, sign_ups bigint, scans bigint)
  language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'utc')::date;
  first constant date := today - least(greatest(days, 1), 366) + 1;
begin
  perform private.require_admin();
  return query
    with users as (
      select (created_at at time zone 'utc')::date as on_day, count(*) as many from public.profiles
      where created_at >= first::timestamp at time zone 'utc' group by 1
    ), used as (
      select u.day as on_day, count(*) as many from public.scan_usage u where u.day >= first and u.finished_at is not null group by 1
    )
    select d::date, coalesce(users.many, 0), coalesce(used.many, 0)
    from generate_series(first, today, interval '1 day') d
    left join users on users.on_day = d::date left join used on used.on_day = d::date order by 1;
end
$$;

-- The lists below look for a page of matches among the newest rows first, and ask the trigrams when those have too few: each
-- is slow where the other is fast. Under row level security PostgreSQL does not use its statistics for such patterns, so these
-- queries leave it no choice: a subquery with an order is walked, a person's address is read by their id, and what asks the
-- trigrams is a function of its own without the other ways.

create function private.users_matching(opening text, inner_word text, from_at timestamptz, from_id uuid, size integer) returns uuid[]
  language sql stable set search_path = '' set plan_cache_mode = force_custom_plan
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
  select array(
    select p.id from public.profiles p
    where (p.email ilike opening or p.email ilike inner_word or p.name ilike opening or p.name ilike inner_word)
      and (p.created_at, p.id) < (from_at, from_id)
    order by p.created_at desc, p.id desc limit size)
$$;

create function private.resumes_titled(opening text, inner_word text, from_at timestamptz, from_id uuid, size integer) returns uuid[]
  language sql stable set search_path = '' set plan_cache_mode = force_custom_plan
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
  select array(
    select r.id from public.resumes r
    where (r.job_title ilike opening or r.job_title ilike inner_word) and (r.created_at, r.id) < (from_at, from_id)
    order by r.created_at desc, r.id desc limit size)
$$;

-- One more than `most`, when there are more.
create function private.owners_matching(opening text, inner_word text, most integer) returns uuid[]
  language sql stable set search_path = '' set plan_cache_mode = force_custom_plan
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
  select array(select p.id from public.profiles p where p.email ilike opening or p.email ilike inner_word limit most + 1)
$$;

create function public.admin_users(
  search text default null, before timestamptz default null, before_id uuid default null, page_size integer default 50
) returns table (id uuid, email text, name text, created_at timestamptz, is_admin boolean)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  wanted constant record := private.patterns_of(search);
  size constant integer := least(greatest(page_size, 1), 200);
  from_at constant timestamptz := coalesce(before, 'infinity');
  from_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  found uuid[];
begin
  perform private.require_admin();
  found := array(
    select p.id from (
      select * from public.profiles where (created_at, id) < (from_at, from_id) order by created_at desc, id desc limit wanted.walked
    ) p
    where wanted.part is null or p.email ilike wanted.part or p.name ilike wanted.part
    order by p.created_at desc, p.id desc limit size);
  if wanted.part is not null and cardinality(found) < size then
    found := found || private.users_matching(wanted.opening, wanted.inner_word, from_at, from_id, size);
  end if;
  return query
    select p.id, p.email, p.name, p.created_at,
      exists (select from public.user_roles r where r.user_id = p.id and r.role = 'admin')
    from public.profiles p where p.id = any(found) order by p.created_at desc, p.id desc limit size;
end
$$;

-- By title and by owner apart: each has an index of its own, an "or" over both tables has none. Owners that are too many for a list
-- own so much of what is newest that walking it finds a page at once.
create function public.admin_resumes(
  search text default null, before timestamptz default null, before_id uuid default null, page_size integer default 50
) returns table (id uuid, user_id uuid, email text, job_title text, match_score double precision, created_at timestamptz)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  most_owners constant integer := 2000;
  wanted constant record := private.patterns_of(search);
  size constant integer := least(greatest(page_size, 1), 200);
  from_at constant timestamptz := coalesce(before, 'infinity');
  from_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  owners uuid[];
  found uuid[];
begin
  perform private.require_admin();
  owners := private.owners_matching(wanted.opening, wanted.inner_word, most_owners);
  if cardinality(owners) > most_owners then
    found := array(
      select r.id from (
        select * from public.resumes where (created_at, id) < (from_at, from_id) order by created_at desc, id desc offset 0
      ) r
      where r.job_title ilike wanted.part or (select p.email from public.profiles p where p.id = r.user_id) ilike wanted.part
      order by r.created_at desc, r.id desc limit size);
  else
    found := array(
      select r.id from (
        select id, created_at, job_title from public.resumes
        where (created_at, id) < (from_at, from_id) order by created_at desc, id desc limit wanted.walked
      ) r
      where wanted.part is null or r.job_title ilike wanted.part
      order by r.created_at desc, r.id desc limit size);
    if wanted.part is not null and cardinality(found) < size then
      found := found || private.resumes_titled(wanted.opening, wanted.inner_word, from_at, from_id, size);
    end if;
    found := found || array(
      select r.id from public.resumes r where r.user_id = any(owners) and (r.created_at, r.id) < (from_at, from_id)
      order by r.created_at desc, r.id desc limit size);
  end if;
  return query
    select r.id, r.user_id, p.email, r.job_title, r.match_score, r.created_at
    from public.resumes r left join public.profiles p on p.id = r.user_id
    where r.id = any(found) order by r.created_at desc, r.id desc limit size;
end
$$;

-- The entries of an administrator who opened these.
create function private.audit_views(resumes uuid[]) returns void language sql volatile set search_path = '' as $$
  select private.audit('view_resume', 'resume', r.id::text,
    jsonb_build_object('user_id', r.user_id, 'job_title', r.job_title))
  from public.resumes r where r.id = any(resumes)
$$;

-- One whole analysis. Who opens another person's leaves an entry.
create function public.admin_resume(resume uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  found jsonb;
begin
  perform private.require_admin();
  select jsonb_build_object('id', r.id, 'user_id', r.user_id, 'email', p.email, 'job_title', r.job_title,
      'match_score', r.match_score, 'created_at', r.created_at, 'resume_text', r.resume_text,
      'job_description', r.job_description, 'optimized_resume', r.optimized_resume,
      'optimized_match_score', r.optimized_match_score)
    into found from public.resumes r left join public.profiles p on p.id = r.user_id where r.id = resume;
  if found ->> 'user_id' <> auth.uid()::text then
    perform private.audit_views(array[resume]);
  end if;
  return found;
end
$$;

-- Everybody who has an entry of their own: few, however many entries there are, so each is found by its first one.
create function private.actors() returns setof uuid
  language sql stable set search_path = '' as $$
  with recursive actor(id) as (
    (select user_id from public.audit_logs order by user_id limit 1)
    union all
    select (select l.user_id from public.audit_logs l where l.user_id > actor.id order by l.user_id limit 1)
    from actor where actor.id is not null
  )
  select id from actor where id is not null
$$;

create function private.entries_matching(pattern text) returns setof public.audit_logs
  language sql stable set search_path = '' set plan_cache_mode = force_custom_plan
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
  select * from public.audit_logs where action ilike pattern or entity_type ilike pattern or entity_id ilike pattern
$$;

create function public.admin_audit_logs(
  search text default null, action_is text default null, actor uuid default null, about text default null,
  from_at timestamptz default null, to_at timestamptz default null,
  before timestamptz default null, before_id uuid default null, page_size integer default 100
) returns table (id uuid, user_id uuid, email text, action text, entity_type text, entity_id text, details jsonb,
  ip_address text, created_at timestamptz)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  wanted constant record := private.patterns_of(search);
  size constant integer := least(greatest(page_size, 1), 1000);
  upto constant timestamptz := least(coalesce(before, 'infinity'), coalesce(to_at, 'infinity'));
  upto_id constant uuid := case when upto = before then coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    else '00000000-0000-0000-0000-000000000000' end;
  since constant timestamptz := coalesce(from_at, '-infinity');
  -- Whose entries count as found.
  named uuid[];
  found uuid[];
begin
  perform private.require_admin();
  named := array(
    select a from private.actors() a where (select p.email from public.profiles p where p.id = a) ilike wanted.part);
  found := array(
    select l.id from (
      select * from public.audit_logs l
      where (l.created_at, l.id) < (upto, upto_id) and l.created_at >= since
        and (action_is is null or l.action = action_is)
        and (actor is null or l.user_id = actor)
        and (about is null or l.entity_id = about or l.details ->> 'user_id' = about
          or l.user_id = case when about ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then about::uuid end)
      order by l.created_at desc, l.id desc limit case when wanted.part is null then size else wanted.walked end
    ) l
    where wanted.part is null or l.action ilike wanted.part or l.entity_type ilike wanted.part or l.entity_id ilike wanted.part
      or l.user_id = any(named)
    order by l.created_at desc, l.id desc limit size);
  if wanted.part is not null and cardinality(found) < size then
    found := found || array(
      with hit as (
        select l.id, l.created_at, l.action, l.user_id, l.entity_id, l.details
        from private.entries_matching(wanted.opening) l
        where (l.created_at, l.id) < (upto, upto_id) and l.created_at >= since
      ), own as (
        select l.id, l.created_at, l.action, l.user_id, l.entity_id, l.details
        from unnest(named) person cross join lateral (
          select * from public.audit_logs o
          where o.user_id = person and (o.created_at, o.id) < (upto, upto_id) and o.created_at >= since
            and (action_is is null or o.action = action_is)
          order by o.created_at desc limit size
        ) l
      )
      select l.id from (select * from hit union all select * from own) l
      where (action_is is null or l.action = action_is)
        and (actor is null or l.user_id = actor)
        and (about is null or l.entity_id = about or l.details ->> 'user_id' = about or l.user_id::text = about)
      order by l.created_at desc, l.id desc limit size);
  end if;
  return query
    select l.id, l.user_id, p.email, l.action, l.entity_type, l.entity_id, l.details, host(l.ip_address), l.created_at
    from public.audit_logs l left join public.profiles p on p.id = l.user_id
    where l.id = any(found) order by l.created_at desc, l.id desc limit size;
end
$$;

create function public.admin_user(person uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  plan text;
  result jsonb;
begin
  perform private.require_admin();
  plan := private.plan_of(person, clock_timestamp());
  select jsonb_build_object('id', p.id, 'email', p.email, 'name', p.name, 'created_at', p.created_at,
      'is_admin', exists (select from public.user_roles r where r.user_id = p.id and r.role = 'admin'),
      'plan', plan, 'subscription_status', coalesce(s.status, 'none'), 'current_period_end', s.current_period_end,
      'is_paid', plan <> 'free' and s.provider is not null,
      'scan_limit', scans.scan_limit, 'scans_remaining', scans.remaining,
      'resumes', (select count(*) from public.resumes r where r.user_id = p.id),
      'last_sign_in_at', account.last_sign_in_at,
      'banned_until', case when account.banned_until > now() then account.banned_until end)
    into result
  from public.profiles p
    left join public.subscriptions s on s.user_id = p.id
    cross join lateral private.scan_state(p.id) scans
    cross join lateral private.account_of(p.id) account
  where p.id = person;
  return result;
end
$$;

-- What administrators do to an account ------------------------------------------------------------------------------------

create function private.require_user(person uuid) returns void language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from public.profiles where id = person) then
    raise exception using errcode = 'PT404', message = 'There is no such user any more.';
  end if;
end
$$;

-- A plan by hand. A paid one is the payment provider's: changing it here would take what was paid for, or bill on.
create function public.admin_set_plan(person uuid, plan text, reason text) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  held text;
begin
  perform private.require_admin();
  perform private.require_user(person);
  if plan is null or plan not in ('free', 'basic', 'premium') then
    raise exception using errcode = 'PT422', message = 'The plan has to be free, basic or premium.';
  end if;
  if btrim(coalesce(reason, '')) = '' or char_length(reason) > 1000 then
    raise exception using errcode = 'PT422', message = 'Say why the plan is changed, in at most 1000 characters.';
  end if;
  perform from public.profiles where id = person for update;
  held := private.plan_of(person, clock_timestamp());
  if exists (
    select from public.subscriptions where user_id = person and provider is not null
      and (held <> 'free' or status in ('active', 'trialing', 'past_due', 'unpaid', 'paused'))
  ) then
    raise exception using errcode = 'PT409',
      message = 'This person pays for the plan. Change or cancel the subscription at the payment provider.';
  end if;
  -- With a number of its own, so that no reading of the provider that began before overwrites it.
  insert into public.subscriptions as s (user_id, plan_type, status, reading)
  values (person, plan, 'granted', nextval('private.payment_readings'))
  on conflict (user_id) do update set plan_type = excluded.plan_type, status = 'granted', current_period_end = null,
    access_until = null, trial_end = null, cancel_at_period_end = false, provider = null, provider_subscription_id = null,
    reading = excluded.reading;
  perform private.audit('update_plan', 'user', person::text,
    jsonb_build_object('user_id', person, 'old_value', held, 'new_value', plan, 'reason', reason));
end
$$;

create function public.admin_sign_out(person uuid) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_user(person);
  perform private.end_sessions(person);
  perform private.audit('sign_out_user', 'user', person::text, jsonb_build_object('user_id', person));
end
$$;

-- Bans until an instant, at once: open sessions end. Without an instant the ban is lifted.
create function public.admin_ban(person uuid, until timestamptz default null, reason text default null) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_user(person);
  if until <= now() then
    raise exception using errcode = 'PT422', message = 'A ban has to end in the future.';
  end if;
  perform private.set_ban(person, until);
  if until is not null then perform private.end_sessions(person); end if;
  perform private.audit(case when until is null then 'unban_user' else 'ban_user' end, 'user', person::text,
    jsonb_strip_nulls(jsonb_build_object('user_id', person, 'until', until, 'reason', left(reason, 1000))));
end
$$;

-- The account with everything that is the person's. The server's alone, because it ends first what the person pays for.
create function private.delete_account(person uuid) returns void
  language sql volatile security definer set search_path = '' as $$
  delete from auth.users where id = person
$$;
create function private.admin_delete_user(person uuid) returns void language plpgsql volatile set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_user(person);
  perform private.audit('delete_user', 'user', person::text, jsonb_build_object('user_id', person));
  perform private.delete_account(person);
end
$$;

-- Owners and rights: each runs as a role whose policies let it.
grant create on schema public, private to service_role;
grant create on schema private to auth_admin;
grant usage on schema private to auth_admin;
alter function private.account_of(uuid) owner to auth_admin;
alter function private.confirmed_accounts(text[]) owner to auth_admin;
alter function private.end_sessions(uuid) owner to auth_admin;
alter function private.set_ban(uuid, timestamptz) owner to auth_admin;
alter function private.delete_account(uuid) owner to auth_admin;
alter function private.keep_admin_role() owner to service_role;
alter function private.keep_admin_account() owner to service_role;
alter function private.grant_expected_admin() owner to service_role;
alter function private.audit_role() owner to service_role;
alter function private.audit_resume() owner to service_role;
alter function private.audit_setting() owner to service_role;
alter function private.check_setting() owner to service_role;
alter function private.count_rows() owner to service_role;
do $$
declare
  name regprocedure;
begin
  for name in select oid from pg_proc where pronamespace = 'public'::regnamespace and proname like 'admin\_%' loop
    execute format('alter function %s owner to service_role', name);
    execute format('grant execute on function %s to authenticated', name);
  end loop;
end
$$;
grant execute on function private.account_of(uuid), private.confirmed_accounts(text[]), private.end_sessions(uuid),
  private.set_ban(uuid, timestamptz), private.delete_account(uuid), private.admin_delete_user(uuid), private.require_admin(), private.require_user(uuid), private.require_other_admin(uuid), private.expect_admins(text[]),
  private.audit(text, text, text, jsonb), private.audit_views(uuid[]), private.audited_value(jsonb), private.is_count(jsonb),
  private.fault_of_setting(text, jsonb), private.patterns_of(text), private.actors(),
  private.users_matching(text, text, timestamptz, uuid, integer), private.owners_matching(text, text, integer),
  private.resumes_titled(text, text, timestamptz, uuid, integer), private.entries_matching(text) to service_role;
revoke create on schema public, private from service_role;
revoke create on schema private from auth_admin;
