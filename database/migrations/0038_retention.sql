-- Retention: after how many days entries of the audit log and records of use are deleted; 0 for never, as it was until now.

-- No administrator made it, so the audit log is not told.
alter table public.system_settings disable trigger audit;
create policy seed on public.system_settings to current_user using (true) with check (true);
insert into public.system_settings (key, value, description) values
  ('retention', '{"audit_days": 0, "usage_days": 0}', 'Days after which entries of the audit log and records of use are deleted')
  on conflict (key) do nothing;
drop policy seed on public.system_settings;
alter table public.system_settings enable trigger audit;

-- As in 0035, with `retention`.
create or replace function private.fault_of_setting(key text, value jsonb) returns text language plpgsql immutable set search_path = '' as $$
declare
  known constant text[] := case key
    when 'ai_enabled' then array['enabled']
    when 'ai_second_reader' then array['enabled']
    when 'openai_model' then array['model']
    when 'default_subscription' then array['plan', 'resume_limit', 'enforce']
    when 'daily_scan_limits' then array['free', 'basic', 'premium']
    when 'analysis_engine' then array['engine']
    when 'kept_limits' then array['rows', 'megabytes']
    when 'maintenance' then array['enabled', 'until']
    when 'retention' then array['audit_days', 'usage_days']
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
    when 'ai_enabled', 'ai_second_reader' then
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
    when 'daily_scan_limits', 'kept_limits', 'retention' then
      select name into strange from unnest(known) name where not private.is_count(value -> name) limit 1;
      if strange is not null then return format('"%s" has to be a whole number from 0 to 1000000', strange); end if;
    when 'analysis_engine' then
      if value ->> 'engine' is null or value ->> 'engine' not in ('advanced', 'basic') then
        return '"engine" has to be advanced or basic';
      end if;
    when 'maintenance' then
      if jsonb_typeof(value -> 'enabled') is distinct from 'boolean' then return '"enabled" has to be true or false'; end if;
      if jsonb_typeof(value -> 'until') is distinct from 'string' or value ->> 'until' !~
        '^(20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?Z)?$' then
        return '"until" has to be a time such as 2026-12-24T18:00Z, or empty';
      end if;
  end case;
  return null;
end
$$;

-- Null for never.
create function private.retention_days(what text) returns integer language sql stable set search_path = '' as $$
  select nullif((value ->> what)::integer, 0) from public.system_settings where key = 'retention'
$$;

-- Entries stay as they are, whoever asks, until they are as old as the setting says. What was said of the setting itself stays: nobody
-- shortens the record of their deeds without leaving one.
create or replace function private.keep_audit_log() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if old.created_at < now() - make_interval(days => private.retention_days('audit_days'))
      and old.details ->> 'key' is distinct from 'retention' then
      return old;
    end if;
  end if;
  raise insufficient_privilege using message = 'Entries of the audit log are neither changed nor deleted';
end
$$;
create policy delete_for_service on public.audit_logs for delete to service_role using (true);
grant delete on public.audit_logs to service_role;

-- Deletes what is too old, so many rows of each kind at most; returns how many there were.
create function private.sweep_retained(most integer) returns integer language plpgsql volatile set search_path = '' as $$
declare
  entries integer;
  scans integer;
  since date := private.today() - private.retention_days('usage_days');
begin
  delete from public.audit_logs where id in (
    select id from public.audit_logs
    where created_at < now() - make_interval(days => private.retention_days('audit_days'))
      and details ->> 'key' is distinct from 'retention'
    order by created_at limit most);
  get diagnostics entries = row_count;
  delete from public.scan_usage where id in (select id from public.scan_usage where day < since order by day limit most);
  get diagnostics scans = row_count;
  delete from private.ai_usage where day < since;
  return entries + scans;
end
$$;
grant delete on private.ai_usage to service_role;
grant execute on function private.retention_days(text), private.sweep_retained(integer) to service_role;
