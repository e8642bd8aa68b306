-- What the admin pages ask, and what they do to an account.

-- How many rows a table has, as a sum of changes: counting a million takes longer than a page may, and one row that every writer
-- adds to would make them queue up.
create table private.row_changes (
  relation text not null,
  change bigint not null
);
insert into private.row_changes (relation, change) values ('profiles', 0), ('resumes', 0);
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
create trigger count_inserted after insert on public.profiles
  referencing new table as changed for each statement execute function private.count_rows();
create trigger count_deleted after delete on public.profiles
  referencing old table as changed for each statement execute function private.count_rows();
create trigger count_inserted after insert on public.resumes
  referencing new table as changed for each statement execute function private.count_rows();
create trigger count_deleted after delete on public.resumes
  referencing old table as changed for each statement execute function private.count_rows();

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

create function private.admin_delete_user(person uuid) returns void language plpgsql volatile set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_user(person);
  perform private.audit('delete_user', 'user', person::text, jsonb_build_object('user_id', person));
  perform private.delete_account(person);
end
$$;
grant execute on function private.require_user(uuid), private.admin_delete_user(uuid), private.audit_views(uuid[]),
  private.patterns_of(text), private.actors(), private.users_matching(text, text, timestamptz, uuid, integer),
  private.owners_matching(text, text, integer), private.resumes_titled(text, text, timestamptz, uuid, integer),
  private.entries_matching(text) to service_role;

-- Row level security is forced on owners too, so these run as a role whose policies let them.
grant create on schema public, private to service_role;
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
revoke create on schema public, private from service_role;
