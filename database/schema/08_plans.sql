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
  -- Whose word the row is: stripe-live, stripe-test or sandbox; null for a plan that nobody pays for.
  provider text,
  provider_subscription_id text,
  cancel_at_period_end boolean not null default false,
  trial_end timestamptz,
  -- Until when the plan holds; without it, until the period ends. Later than that while a renewal or a failed payment is being settled.
  access_until timestamptz,
  -- Number of the reading it comes from: a reading that began earlier never overwrites a later one.
  reading bigint not null default 0,
  constraint subscriptions_user_id_key unique (user_id),
  constraint subscriptions_plan_type_check check (plan_type in ('free', 'basic', 'premium')),
  constraint subscriptions_status_check check (char_length(status) between 1 and 50),
  constraint subscriptions_provider_check check (provider in ('stripe-live', 'stripe-test', 'sandbox')),
  constraint subscriptions_provider_subscription_id_check check (char_length(provider_subscription_id) <= 255)
);
alter table public.subscriptions enable row level security;
alter table public.subscriptions force row level security;

-- The count of paying customers.
create index subscriptions_active_idx on public.subscriptions (status) where status = 'active';

create trigger touch_updated_at before update on public.subscriptions
  for each row execute function private.touch_updated_at();

create policy select_own on public.subscriptions for select to authenticated using (user_id = (select auth.uid()));
create policy select_as_admin on public.subscriptions for select to authenticated using ((select public.is_admin()));
create policy all_for_service on public.subscriptions to service_role using (true) with check (true);
create policy second_factor on public.subscriptions as restrictive to authenticated
  using ((select auth.gave_second_factor())) with check ((select auth.gave_second_factor()));
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

-- The chart of the admin's overview.
create index scan_usage_day_idx on public.scan_usage (day) where finished_at is not null;

create policy select_own on public.scan_usage for select to authenticated using (user_id = (select auth.uid()));
create policy all_for_service on public.scan_usage to service_role using (true) with check (true);
create policy second_factor on public.scan_usage as restrictive to authenticated
  using ((select auth.gave_second_factor())) with check ((select auth.gave_second_factor()));
grant select on public.scan_usage to authenticated;
grant select, insert, update, delete on public.scan_usage to service_role;

-- Payments ------------------------------------------------------------------------------------------------------------

create sequence private.payment_readings;

-- Who a person is to the payment provider.
create table private.payment_customers (
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  customer_id text,
  -- Part of the idempotency keys; the next number after an answer of the provider that must not be repeated.
  attempt integer not null default 0,
  checkout_at timestamptz,
  read_at timestamptz,
  -- The account is being deleted: nothing is bought any more.
  closed_until timestamptz,
  primary key (user_id, provider),
  constraint payment_customers_customer_id_key unique (provider, customer_id)
);

-- Events of the provider that were applied, each once. A hundred days are more than a provider sends one again.
create table private.payment_events (
  id text primary key,
  type text not null,
  created_at timestamptz not null,
  applied_at timestamptz not null default now()
);

create index payment_events_applied_at_idx on private.payment_events (applied_at);

-- The pretended provider of local use: its open pages, and its subscriptions.
create table private.sandbox_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  kind text not null,
  status text not null default 'open',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint sandbox_sessions_kind_check check (kind in ('checkout', 'portal')),
  constraint sandbox_sessions_status_check check (status in ('open', 'complete', 'expired'))
);

create index sandbox_sessions_user_id_idx on private.sandbox_sessions (user_id);

-- One checkout at a time: two clicks at once get the same one.
create unique index sandbox_sessions_open_checkout_key on private.sandbox_sessions (user_id)
  where kind = 'checkout' and status = 'open';

create table private.sandbox_subscriptions (
  id text primary key,
  user_id uuid not null references auth.users on delete cascade,
  status text not null default 'active',
  period_start timestamptz not null,
  period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  is_refunded boolean not null default false,
  created_at timestamptz not null default now()
);

create index sandbox_subscriptions_user_id_idx on private.sandbox_subscriptions (user_id);
grant usage on sequence private.payment_readings to service_role;
grant select, insert, update, delete on private.payment_customers, private.payment_events, private.sandbox_sessions,
  private.sandbox_subscriptions to service_role;

-- Scans ---------------------------------------------------------------------------------------------------------------

-- The plan that a person has at an instant: a paid one up to the second it ends at.
create function private.plan_of(person uuid, at timestamptz) returns text
  language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select plan_type from public.subscriptions
    where user_id = person and status in ('granted', 'active', 'trialing', 'past_due')
      and coalesce(access_until, current_period_end, 'infinity') > at
  ), 'free');
end
$$;

-- Scans a UTC day of a plan, as administrators set them. Whatever is no whole number from 0 to a million falls to the default.
create function private.daily_scan_limit(plan text) returns integer
  language plpgsql stable set search_path = '' as $$
declare
  given jsonb;
begin
  select value -> plan into given from public.system_settings where key = 'daily_scan_limits';
  if jsonb_typeof(given) = 'number' and given::numeric between 0 and 1000000 and given::numeric % 1 = 0 then
    return given::numeric::integer;
  end if;
  -- The numbers of contract/limits.ts.
  return case plan when 'premium' then 20 else 2 end;
end
$$;

-- The limit of the person's plan, what is left of it today, and when the day ends; what deleted accounts of the same address used is
-- gone too. Not by now(): a transaction that waited for the lock below has to see the clock as it is afterwards.
create function private.scan_state(person uuid, out scan_limit integer, out remaining integer, out renews_at timestamptz)
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

-- Writes what a reading of the provider found, unless a later reading has been written. A plan that was given is not taken by a
-- reading that found no subscription: its person looked at a checkout and left.
create function private.apply_subscription(
  person uuid, provider text, subscription text, plan text, status text, period_end timestamptz, ends_with_period boolean,
  trial_end timestamptz, access_until timestamptz, reading bigint
) returns void language sql volatile set search_path = '' as $$
  insert into public.subscriptions as held (user_id, provider, provider_subscription_id, plan_type, status, current_period_end,
    cancel_at_period_end, trial_end, access_until, reading)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (user_id) do update set provider = excluded.provider,
    provider_subscription_id = excluded.provider_subscription_id, plan_type = excluded.plan_type, status = excluded.status,
    current_period_end = excluded.current_period_end, cancel_at_period_end = excluded.cancel_at_period_end,
    trial_end = excluded.trial_end, reading = excluded.reading,
    -- Whoever leaves one payment after another unpaid gets the days of grace once.
    access_until = case
      when held.status = 'past_due' and excluded.status = 'past_due'
        and held.provider_subscription_id = excluded.provider_subscription_id
      then least(held.access_until, excluded.access_until) else excluded.access_until end
  where held.reading < excluded.reading
    -- What was given is not taken by a subscription that has ended.
    and (held.status <> 'granted' or excluded.plan_type <> 'free')
$$;
grant execute on function private.plan_of(uuid, timestamptz), private.daily_scan_limit(text), private.scan_state(uuid),
  private.apply_subscription(uuid, text, text, text, text, timestamptz, boolean, timestamptz, timestamptz, bigint)
  to service_role;

-- What new users get, as administrators set it. 'granted', so that nobody counts them among those who pay.
create function private.grant_default_plan() returns trigger
  language plpgsql set search_path = '' as $$
begin
  insert into public.subscriptions (user_id, plan_type, status)
  select new.id, value ->> 'plan', 'granted' from public.system_settings
  where key = 'default_subscription' and value ->> 'plan' in ('basic', 'premium')
  on conflict (user_id) do nothing;
  return null;
end
$$;
create trigger grant_default_plan after insert on public.profiles
  for each row execute function private.grant_default_plan();

-- How many analyses a free person keeps, when administrators enforce it. The row lock makes one person's saves queue up, so
-- that two at once cannot both take the last place.
create function private.keep_resume_limit() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  setting jsonb;
  kept bigint;
begin
  -- Another person's row is the policy's to refuse: nobody learns here how many they have.
  if auth.uid() is not null and auth.uid() <> new.user_id then return new; end if;
  select value into setting from public.system_settings where key = 'default_subscription';
  if setting -> 'enforce' is distinct from 'true' or jsonb_typeof(setting -> 'resume_limit') is distinct from 'number'
    or private.plan_of(new.user_id, clock_timestamp()) <> 'free' then
    return new;
  end if;
  perform from public.profiles where id = new.user_id for update;
  select count(*) into kept from public.resumes where user_id = new.user_id;
  if kept >= (setting ->> 'resume_limit')::numeric then
    raise exception using errcode = 'PT403',
      message = format('The free plan keeps %s saved analyses, and you have %s. Delete one, or upgrade to Premium.',
        setting ->> 'resume_limit', kept);
  end if;
  return new;
end
$$;
create trigger keep_resume_limit before insert on public.resumes
  for each row execute function private.keep_resume_limit();

-- Row level security is forced on owners too, so these run as a role whose policies let them.
grant create on schema private to service_role;
alter function private.keep_resume_limit() owner to service_role;
revoke create on schema private from service_role;
