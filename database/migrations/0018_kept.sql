-- How much one person keeps and writes at once.

-- Rows and bytes of what a person has saved, counted along with every write, so that nobody adds them up. The row's lock makes one
-- person's writes queue up: two at once, in two processes, cannot both take the last place.
create table private.kept (
  user_id uuid primary key references auth.users on delete cascade,
  rows bigint not null default 0,
  bytes bigint not null default 0
);
grant select, insert, update, delete on private.kept to service_role;

create function private.bytes_of(variadic texts text[]) returns bigint
  language sql immutable parallel safe set search_path = '' as $$
  select coalesce(sum(octet_length(given)), 0) from unnest(texts) given
$$;

insert into private.kept (user_id, rows, bytes)
select user_id, count(*), sum(bytes) from (
  select user_id, private.bytes_of(job_title, resume_text, job_description, optimized_resume, keyword_matches::text,
    recommendations::text, missing_keywords_context::text) as bytes from public.resumes
  union all
  select user_id, private.bytes_of(subject, statement) from public.confirmations
) saved group by user_id;

-- No administrator made it, so the audit log is not told.
alter table public.system_settings disable trigger audit;
create policy seed on public.system_settings to current_user using (true) with check (true);
insert into public.system_settings (key, value, description) values
  ('kept_limits', '{"rows": 20000, "megabytes": 1000}', 'What one person may keep: saved analyses and answers, and the size of their texts')
  on conflict (key) do nothing;
drop policy seed on public.system_settings;
alter table public.system_settings enable trigger audit;

-- Adds to what a person keeps. Only what people themselves make more is refused: the service key has no limit, and nobody is kept
-- from deleting.
create function private.add_kept(person uuid, more_rows bigint, more_bytes bigint) returns void
  language plpgsql volatile set search_path = '' as $$
declare
  held record;
  setting jsonb;
  most_rows bigint;
  most_megabytes bigint;
begin
  update private.kept k set rows = greatest(k.rows + more_rows, 0), bytes = greatest(k.bytes + more_bytes, 0)
  where k.user_id = person returning * into held;
  if not found and more_rows > 0 then
    insert into private.kept as k (user_id, rows, bytes) values (person, more_rows, more_bytes)
    on conflict (user_id) do update set rows = k.rows + excluded.rows, bytes = k.bytes + excluded.bytes
    returning * into held;
  end if;
  if (more_rows <= 0 and more_bytes <= 0) or coalesce(current_setting('role', true), '') <> 'authenticated' then return; end if;
  select value into setting from public.system_settings where key = 'kept_limits';
  -- The numbers of server/admin/known-settings.ts, where the setting cannot be read.
  most_rows := case when private.is_count(setting -> 'rows') then (setting ->> 'rows')::numeric else 20000 end;
  most_megabytes := case when private.is_count(setting -> 'megabytes') then (setting ->> 'megabytes')::numeric else 1000 end;
  if more_rows > 0 and held.rows > most_rows then
    raise exception using errcode = 'PT403',
      message = format('You can keep %s saved analyses and answers, and this would be more. Delete some, then save again.', most_rows);
  end if;
  if more_bytes > 0 and held.bytes > most_megabytes * 1000000 then
    raise exception using errcode = 'PT403',
      message = format('You can keep %s MB of saved texts, and this would be more. Delete some analyses, then save again.', most_megabytes);
  end if;
end
$$;

-- Once a statement, however many rows it writes.
create function private.count_kept_resumes() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.add_kept(user_id, count(*), sum(private.bytes_of(job_title, resume_text, job_description, optimized_resume,
      keyword_matches::text, recommendations::text, missing_keywords_context::text))::bigint) from added group by user_id;
  elsif tg_op = 'DELETE' then
    perform private.add_kept(user_id, -count(*), -sum(private.bytes_of(job_title, resume_text, job_description, optimized_resume,
      keyword_matches::text, recommendations::text, missing_keywords_context::text))::bigint) from removed group by user_id;
  else
    perform private.add_kept(user_id, 0, sum(change)::bigint) from (
      select user_id, private.bytes_of(job_title, resume_text, job_description, optimized_resume,
      keyword_matches::text, recommendations::text, missing_keywords_context::text) as change from added
      union all select user_id, -private.bytes_of(job_title, resume_text, job_description, optimized_resume,
      keyword_matches::text, recommendations::text, missing_keywords_context::text) from removed
    ) changed group by user_id;
  end if;
  return null;
end
$$;
create function private.count_kept_confirmations() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.add_kept(user_id, count(*), sum(private.bytes_of(subject, statement))::bigint) from added group by user_id;
  elsif tg_op = 'DELETE' then
    perform private.add_kept(user_id, -count(*), -sum(private.bytes_of(subject, statement))::bigint) from removed group by user_id;
  else
    perform private.add_kept(user_id, 0, sum(change)::bigint) from (
      select user_id, private.bytes_of(subject, statement) as change from added
      union all select user_id, -private.bytes_of(subject, statement) from removed
    ) changed group by user_id;
  end if;
  return null;
end
$$;
create trigger count_added after insert on public.resumes referencing new table as added
  for each statement execute function private.count_kept_resumes();
create trigger count_changed after update on public.resumes referencing old table as removed new table as added
  for each statement execute function private.count_kept_resumes();
create trigger count_removed after delete on public.resumes referencing old table as removed
  for each statement execute function private.count_kept_resumes();
create trigger count_added after insert on public.confirmations referencing new table as added
  for each statement execute function private.count_kept_confirmations();
create trigger count_changed after update on public.confirmations referencing old table as removed new table as added
  for each statement execute function private.count_kept_confirmations();
create trigger count_removed after delete on public.confirmations referencing old table as removed
  for each statement execute function private.count_kept_confirmations();

-- As in 0013, with `kept_limits`.
create or replace function private.fault_of_setting(key text, value jsonb) returns text language plpgsql immutable set search_path = '' as $$
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

-- A write of a person touches so many rows at most; the statement that wrote more is undone. Whoever may write may ask it.
create function auth.few_rows(written bigint, most bigint) returns bigint language plpgsql immutable set search_path = '' as $$
begin
  if written > most then
    raise exception using errcode = 'PT413', message = format('One write may touch %s rows at most, and this one would touch %s', most, written),
      hint = 'Nothing was written. Narrow the filter, and send several requests.';
  end if;
  return written;
end
$$;
grant execute on function auth.few_rows(bigint, bigint) to anon, authenticated, service_role;

grant execute on function private.bytes_of(text[]), private.add_kept(uuid, bigint, bigint) to service_role;
grant create on schema private to service_role;
alter function private.count_kept_resumes() owner to service_role;
alter function private.count_kept_confirmations() owner to service_role;
revoke create on schema private from service_role;
