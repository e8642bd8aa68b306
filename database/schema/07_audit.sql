-- The record of what admins did.

-- Every admin action. No reference to auth.users: the record outlives the person. Written by the
-- triggers below and log_admin_action, changed by nobody.
create table public.audit_logs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  action text not null,
  entity_type text not null,
  entity_id text,
  details jsonb,
  ip_address inet,
  created_at timestamptz not null default now(),
  -- Whether a trigger wrote the entry, in the transaction of the action itself.
  by_trigger boolean not null default false,
  constraint audit_logs_action_check check (char_length(action) between 1 and 100),
  constraint audit_logs_entity_type_check check (char_length(entity_type) between 1 and 100),
  constraint audit_logs_entity_id_check check (char_length(entity_id) <= 500),
  constraint audit_logs_details_check check (octet_length(details::text) <= 200000)
);
alter table public.audit_logs enable row level security;
alter table public.audit_logs force row level security;

-- The page of the latest entries, in a total order.
create index audit_logs_newest_idx on public.audit_logs (created_at desc, id desc);

-- The filters of the log: by actor, by action, and what is about a person or a thing.
create index audit_logs_user_id_idx on public.audit_logs (user_id, created_at desc);
create index audit_logs_action_idx on public.audit_logs (action, created_at desc);
create index audit_logs_entity_id_idx on public.audit_logs (entity_id, created_at desc);
create index audit_logs_about_idx on public.audit_logs ((details ->> 'user_id'));

create policy select_as_admin on public.audit_logs for select to authenticated using ((select public.is_admin()));
create policy select_for_service on public.audit_logs for select to service_role using (true);
create policy insert_for_service on public.audit_logs for insert to service_role with check (true);
create policy second_factor on public.audit_logs as restrictive to authenticated
  using ((select auth.gave_second_factor())) with check ((select auth.gave_second_factor()));
grant select on public.audit_logs to authenticated;
grant select, insert on public.audit_logs to service_role;

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

-- Records what the calling admin did. The address is the one the server saw, never one from the request's body. Clients of the
-- specification also call it after an action that the triggers above have told of already: within a minute of such an entry the same
-- actor's same action on the same thing is no second one.
create function public.log_admin_action(action text, entity_type text, entity_id text default null, details jsonb default null)
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
grant execute on function public.log_admin_action(text, text, text, jsonb) to authenticated;
grant execute on function private.audit(text, text, text, jsonb), private.audited_value(jsonb) to service_role;

-- Row level security is forced on owners too, so these run as a role whose policies let them.
grant create on schema public, private to service_role;
alter function public.log_admin_action(text, text, text, jsonb) owner to service_role;
alter function private.audit_role() owner to service_role;
alter function private.audit_resume() owner to service_role;
alter function private.audit_setting() owner to service_role;
revoke create on schema public, private from service_role;
