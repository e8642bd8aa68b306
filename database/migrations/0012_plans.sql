-- Plans: limits that administrators set, and what the payment provider tells.

-- Scans a UTC day, by plan. Row level security is forced, so a policy of the moment lets the migration's login write.
create policy seed on public.system_settings to current_user using (true) with check (true);
insert into public.system_settings (key, value, description) values
  ('daily_scan_limits', '{"free": 2, "basic": 2, "premium": 20}', 'Scans a person has a day (UTC), by plan')
  on conflict (key) do nothing;
drop policy seed on public.system_settings;

alter table public.subscriptions
  -- Whose word the row is: stripe-live, stripe-test or sandbox; null for a plan that nobody pays for.
  add column provider text,
  add column provider_subscription_id text,
  add column cancel_at_period_end boolean not null default false,
  add column trial_end timestamptz,
  -- Until when the plan holds; without it, until the period ends. Later than that while a renewal or a failed payment is being settled.
  add column access_until timestamptz,
  -- Number of the reading it comes from: a reading that began earlier never overwrites a later one.
  add column reading bigint not null default 0,
  add constraint subscriptions_provider_check check (provider in ('stripe-live', 'stripe-test', 'sandbox')),
  add constraint subscriptions_provider_subscription_id_check check (char_length(provider_subscription_id) <= 255);

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

-- As in 0005, by the limits above, and when the day ends.
drop function private.scan_state(uuid);
create function private.scan_state(person uuid, out scan_limit integer, out remaining integer, out renews_at timestamptz)
  language plpgsql volatile set search_path = '' as $$
declare
  at constant timestamptz := clock_timestamp();
  today constant date := (at at time zone 'utc')::date;
begin
  scan_limit := private.daily_scan_limit(private.plan_of(person, at));
  renews_at := (today + 1)::timestamp at time zone 'utc';
  select greatest(scan_limit - count(*), 0) into remaining
  from public.scan_usage
  where user_id = person and day = today and (finished_at is not null or lease_until > at);
end
$$;

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

-- As for is_admin: the function runs as a role whose policies let it.
grant create on schema private to service_role;
alter function private.keep_resume_limit() owner to service_role;
revoke create on schema private from service_role;
