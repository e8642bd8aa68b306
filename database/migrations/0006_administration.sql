-- What admins set, and the record of what they did.

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

-- The specification's defaults. Before row level security is forced, or their own writer could not.
insert into public.system_settings (key, value, description) values
  ('ai_enabled', '{"enabled": true}', 'Enable or disable AI resume analysis'),
  ('default_subscription', '{"plan": "free", "resume_limit": 3}', 'Default subscription settings for new users'),
  ('openai_model', '{"model": "gpt-4"}', 'OpenAI model to use for resume analysis');

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
grant select, insert (key, value, description), update (value, updated_at) on public.system_settings to authenticated;
grant select, insert, update, delete on public.system_settings to service_role;

-- Every admin action. No reference to auth.users: the record outlives the person. Written by log_admin_action alone,
-- changed by nobody.
create table public.audit_logs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  action text not null,
  entity_type text not null,
  entity_id text,
  details jsonb,
  ip_address inet,
  created_at timestamptz not null default now(),
  constraint audit_logs_action_check check (char_length(action) between 1 and 100),
  constraint audit_logs_entity_type_check check (char_length(entity_type) between 1 and 100),
  constraint audit_logs_entity_id_check check (char_length(entity_id) <= 500),
  constraint audit_logs_details_check check (octet_length(details::text) <= 200000)
);
alter table public.audit_logs enable row level security;
alter table public.audit_logs force row level security;

-- The page of the latest entries.
create index audit_logs_created_at_idx on public.audit_logs (created_at desc);

create policy select_as_admin on public.audit_logs for select to authenticated using ((select public.is_admin()));
create policy select_for_service on public.audit_logs for select to service_role using (true);
create policy insert_for_service on public.audit_logs for insert to service_role with check (true);
grant select on public.audit_logs to authenticated;
grant select, insert on public.audit_logs to service_role;

-- Records what the calling admin did. The address is the one the server saw, never one from the request's body.
create function public.log_admin_action(action text, entity_type text, entity_id text default null, details jsonb default null)
  returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    raise insufficient_privilege using message = 'Only admins record admin actions';
  end if;
  insert into public.audit_logs (user_id, action, entity_type, entity_id, details, ip_address)
  values (auth.uid(), log_admin_action.action, log_admin_action.entity_type, log_admin_action.entity_id,
    log_admin_action.details, nullif(current_setting('request.ip', true), '')::inet);
end
$$;
grant execute on function public.log_admin_action(text, text, text, jsonb) to authenticated;

-- As for is_admin: the function runs as a role whose policies let it.
grant create on schema public to service_role;
alter function public.log_admin_action(text, text, text, jsonb) owner to service_role;
revoke create on schema public from service_role;
