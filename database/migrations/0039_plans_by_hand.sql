-- A plan by hand is given in one place, whether an administrator asks for it or the command line.

-- A paid one is the payment provider's: changing it here would take what was paid for, or bill on. `details` say more in the audit log.
create function private.set_plan(person uuid, plan text, details jsonb) returns void
  language plpgsql volatile set search_path = '' as $$
declare
  held text;
begin
  if plan is null or plan not in ('free', 'basic', 'premium') then
    raise exception using errcode = 'PT422', message = 'The plan has to be free, basic or premium.';
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
    jsonb_build_object('user_id', person, 'old_value', held, 'new_value', plan) || details);
end
$$;
grant execute on function private.set_plan(uuid, text, jsonb) to service_role;

create or replace function public.admin_set_plan(person uuid, plan text, reason text) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_user(person);
  if btrim(coalesce(reason, '')) = '' or char_length(reason) > 1000 then
    raise exception using errcode = 'PT422', message = 'Say why the plan is changed, in at most 1000 characters.';
  end if;
  perform private.set_plan(person, plan, jsonb_build_object('reason', reason));
end
$$;
