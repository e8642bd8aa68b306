-- What admins set.

create table public.system_settings (
  id uuid primary key default gen_random_uuid(),
  key text not null,
  value jsonb not null,
  description text,
  updated_at timestamptz not null default now(),
  constraint system_settings_key_key unique (key),
  constraint system_settings_key_check check (char_length(key) between 1 and 200),
  constraint system_settings_value_check check (octet_length(value::text) <= 100000),
  constraint system_settings_description_check check (char_length(description) <= 1000)
);

-- The defaults. Before row level security is forced, or their own writer could not.
insert into public.system_settings (key, value, description) values
  ('ai_enabled', '{"enabled": true}', 'Enable or disable AI resume analysis'),
  ('default_subscription', '{"plan": "free", "resume_limit": 3}', 'Default subscription settings for new users'),
  ('openai_model', '{"model": "gpt-4"}', 'OpenAI model to use for resume analysis'),
  ('daily_scan_limits', '{"free": 2, "basic": 2, "premium": 20}', 'Scans a person has a day (UTC), by plan'),
  ('analysis_engine', '{"engine": "advanced"}', 'Analysis engine: advanced, or basic keyword matching'),
  ('kept_limits', '{"rows": 20000, "megabytes": 1000}', 'What one person may keep: saved analyses and answers, and the size of their texts');
alter table public.system_settings enable row level security;
alter table public.system_settings force row level security;

create trigger touch_updated_at before update on public.system_settings
  for each row execute function private.touch_updated_at();

create policy select_as_admin on public.system_settings for select to authenticated
  using ((select public.is_admin()));
create policy insert_as_admin on public.system_settings for insert to authenticated
  with check ((select public.is_admin()));
create policy update_as_admin on public.system_settings for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy all_for_service on public.system_settings to service_role using (true) with check (true);
create policy second_factor on public.system_settings as restrictive to authenticated
  using ((select auth.gave_second_factor())) with check ((select auth.gave_second_factor()));
grant select, insert (key, value, description), update (value, updated_at) on public.system_settings to authenticated;
grant select, insert, update, delete on public.system_settings to service_role;

-- What is wrong with a value that the product reads; null for nothing. Other keys take any value.
create function private.fault_of_setting(key text, value jsonb) returns text language plpgsql immutable set search_path = '' as $$
declare
  known constant text[] := case key
    when 'ai_enabled' then array['enabled']
    when 'openai_model' then array['model']
    when 'default_subscription' then array['plan', 'resume_limit', 'enforce']
    when 'daily_scan_limits' then array['free', 'basic', 'premium']
    when 'analysis_engine' then array['engine']
    when 'kept_limits' then array['rows', 'megabytes']
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
    when 'daily_scan_limits', 'kept_limits' then
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
grant execute on function private.fault_of_setting(text, jsonb) to service_role;

-- Row level security is forced on owners too, so these run as a role whose policies let them.
grant create on schema private to service_role;
alter function private.check_setting() owner to service_role;
revoke create on schema private from service_role;
