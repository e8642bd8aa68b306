-- What a person pays for, and how many scans of the day are used.

-- The plan of a person, as the payment provider tells it; without a row the plan is free.
create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  plan_type text not null default 'free',
  status text not null default 'active',
  current_period_end timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint subscriptions_user_id_key unique (user_id),
  constraint subscriptions_plan_type_check check (plan_type in ('free', 'basic', 'premium')),
  constraint subscriptions_status_check check (char_length(status) between 1 and 50)
);
alter table public.subscriptions enable row level security;
alter table public.subscriptions force row level security;

create trigger touch_updated_at before update on public.subscriptions
  for each row execute function private.touch_updated_at();

create policy select_own on public.subscriptions for select to authenticated using (user_id = (select auth.uid()));
create policy select_as_admin on public.subscriptions for select to authenticated using ((select public.is_admin()));
create policy all_for_service on public.subscriptions to service_role using (true) with check (true);
grant select on public.subscriptions to authenticated;
grant select, insert, update, delete on public.subscriptions to service_role;

-- One row a scan. It counts for its UTC day once finished, and before that as long as its lease lasts, so that a
-- server that dies in an analysis costs nobody a scan.
create table public.scan_usage (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  day date not null,
  taken_at timestamptz not null default now(),
  lease_until timestamptz not null,
  finished_at timestamptz
);
alter table public.scan_usage enable row level security;
alter table public.scan_usage force row level security;

-- Counting a person's scans of a day; and the cascade from auth.users.
create index scan_usage_user_id_day_idx on public.scan_usage (user_id, day);

create policy select_own on public.scan_usage for select to authenticated using (user_id = (select auth.uid()));
create policy all_for_service on public.scan_usage to service_role using (true) with check (true);
grant select on public.scan_usage to authenticated;
grant select, insert, update, delete on public.scan_usage to service_role;

-- The limits of the plans and what is left of today. Not by now(): a transaction that waited for the lock below
-- has to see the clock as it is afterwards.
create function private.scan_state(person uuid, out scan_limit integer, out remaining integer)
  language plpgsql volatile set search_path = '' as $$
declare
  at constant timestamptz := clock_timestamp();
begin
  -- The numbers of contract/limits.ts.
  scan_limit := case when exists (
    select from public.subscriptions
    where user_id = person and plan_type = 'premium' and status = 'active'
      and (current_period_end is null or current_period_end > at)
  ) then 20 else 2 end;
  select greatest(scan_limit - count(*), 0) into remaining
  from public.scan_usage
  where user_id = person and day = (at at time zone 'utc')::date and (finished_at is not null or lease_until > at);
end
$$;

-- Takes one of the person's scans of today: scan_id is null when none is left. The row lock makes the calls of one
-- person queue up, so that two at once cannot both take the last one.
create function private.take_scan(person uuid, lease interval, out scan_id uuid, out scan_limit integer, out remaining integer)
  language plpgsql volatile set search_path = '' as $$
declare
  state record;
begin
  perform from public.profiles where id = person for update;
  if not found then
    raise foreign_key_violation using message = format('There is no user %s', person);
  end if;
  select * into state from private.scan_state(person);
  scan_limit := state.scan_limit;
  remaining := state.remaining;
  if remaining > 0 then
    insert into public.scan_usage (user_id, day, lease_until)
    values (person, (clock_timestamp() at time zone 'utc')::date, clock_timestamp() + lease)
    returning id into scan_id;
    remaining := remaining - 1;
  end if;
end
$$;

-- The scan counts for good.
create function private.finish_scan(scan uuid) returns void language sql volatile set search_path = '' as $$
  update public.scan_usage set finished_at = clock_timestamp() where id = scan and finished_at is null
$$;

-- Gives an unfinished scan back; a finished one stays.
create function private.return_scan(scan uuid) returns void language sql volatile set search_path = '' as $$
  delete from public.scan_usage where id = scan and finished_at is null
$$;

grant execute on function private.scan_state(uuid), private.take_scan(uuid, interval), private.finish_scan(uuid),
  private.return_scan(uuid) to service_role;
