-- My resumes: what a person starts from, so that nothing is pasted twice. Theirs alone: no admin reads them.
create table public.base_resumes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  name text not null,
  resume_text text not null,
  -- contract/base-resume.ts: what each part of the text is about, and where it begins and ends.
  sections jsonb not null default '[]',
  -- Counts up with every new text; base_resume_versions has the texts before.
  version integer not null default 1,
  -- The file that is kept in private.base_resume_files; null without one.
  file_name text,
  file_kind text,
  file_bytes integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint base_resumes_name_check check (char_length(btrim(name)) between 1 and 200),
  constraint base_resumes_resume_text_check check (char_length(resume_text) between 1 and 200000),
  constraint base_resumes_sections_check check (jsonb_typeof(sections) = 'array' and octet_length(sections::text) <= 500000),
  constraint base_resumes_file_check check (num_nulls(file_name, file_kind, file_bytes) in (0, 3))
);
alter table public.base_resumes enable row level security;
alter table public.base_resumes force row level security;

-- A person's resumes, the last changed first; and the cascade from auth.users.
create index base_resumes_user_id_updated_at_idx on public.base_resumes (user_id, updated_at desc);

create policy select_own on public.base_resumes for select to authenticated using (user_id = (select auth.uid()));
create policy insert_own on public.base_resumes for insert to authenticated with check (user_id = (select auth.uid()));
create policy update_own on public.base_resumes for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy delete_own on public.base_resumes for delete to authenticated using (user_id = (select auth.uid()));
create policy all_for_service on public.base_resumes to service_role using (true) with check (true);
create policy second_factor on public.base_resumes as restrictive to authenticated
  using ((select auth.gave_second_factor())) with check ((select auth.gave_second_factor()));
grant select, insert (user_id, name, resume_text, sections), update (name, resume_text, sections), delete
  on public.base_resumes to authenticated;
grant select, insert, update, delete on public.base_resumes to service_role;

-- The texts that a base resume had before. Written by the trigger below alone; people read and delete theirs.
create table public.base_resume_versions (
  id uuid primary key default gen_random_uuid(),
  base_resume_id uuid not null references public.base_resumes on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  version integer not null,
  resume_text text not null,
  sections jsonb not null,
  -- When this text was saved.
  created_at timestamptz not null,
  -- Also how the versions of a resume are found.
  constraint base_resume_versions_version_key unique (base_resume_id, version)
);
alter table public.base_resume_versions enable row level security;
alter table public.base_resume_versions force row level security;

-- The cascade from auth.users, and the export.
create index base_resume_versions_user_id_idx on public.base_resume_versions (user_id);

create policy select_own on public.base_resume_versions for select to authenticated using (user_id = (select auth.uid()));
create policy delete_own on public.base_resume_versions for delete to authenticated using (user_id = (select auth.uid()));
create policy all_for_service on public.base_resume_versions to service_role using (true) with check (true);
create policy second_factor on public.base_resume_versions as restrictive to authenticated
  using ((select auth.gave_second_factor())) with check ((select auth.gave_second_factor()));
grant select, delete on public.base_resume_versions to authenticated;
grant select, insert, update, delete on public.base_resume_versions to service_role;

-- A new text makes a version; a new name does not.
create function private.keep_version() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.base_resume_versions (base_resume_id, user_id, version, resume_text, sections, created_at)
  values (old.id, old.user_id, old.version, old.resume_text, old.sections, old.updated_at);
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end
$$;
create trigger keep_version before update on public.base_resumes
  for each row when (old.resume_text is distinct from new.resume_text) execute function private.keep_version();

-- The original files that people asked to keep, in a table of their own so that no list carries them. Encrypted by the server
-- (server/functions/seal-file.ts), which alone reads them.
create table private.base_resume_files (
  base_resume_id uuid primary key references public.base_resumes on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  sealed bytea not null,
  -- 10 MB, with the nonce and the tag.
  constraint base_resume_files_sealed_check check (octet_length(sealed) <= 10 * 1024 * 1024 + 64)
);
alter table private.base_resume_files enable row level security;
alter table private.base_resume_files force row level security;
-- What is encrypted cannot be compressed.
alter table private.base_resume_files alter column sealed set storage external;

-- The cascade from auth.users, and how many files a person keeps.
create index base_resume_files_user_id_idx on private.base_resume_files (user_id);

create policy all_for_service on private.base_resume_files to service_role using (true) with check (true);
grant select, insert, update, delete on private.base_resume_files to service_role;

-- What is wrong with having added so much to what a person keeps; null when it is within the limits. The check that add_kept of 0018 makes.
create function private.fault_of_kept(person uuid, more_rows bigint, more_bytes bigint) returns text
  language plpgsql stable set search_path = '' as $$
declare
  held record;
  setting jsonb;
  most_rows bigint;
  most_megabytes bigint;
begin
  select k.rows, k.bytes into held from private.kept k where k.user_id = person;
  select value into setting from public.system_settings where key = 'kept_limits';
  -- The numbers of server/admin/known-settings.ts, where the setting cannot be read.
  most_rows := case when private.is_count(setting -> 'rows') then (setting ->> 'rows')::numeric else 20000 end;
  most_megabytes := case when private.is_count(setting -> 'megabytes') then (setting ->> 'megabytes')::numeric else 1000 end;
  return case
    when more_rows > 0 and held.rows > most_rows then
      format('You can keep %s saved analyses and answers, and this would be more. Delete some, then save again.', most_rows)
    when more_bytes > 0 and held.bytes > most_megabytes * 1000000 then
      format('You can keep %s MB of saved texts, and this would be more. Delete some analyses, then save again.', most_megabytes)
  end;
end
$$;

create or replace function private.add_kept(person uuid, more_rows bigint, more_bytes bigint) returns void
  language plpgsql volatile set search_path = '' as $$
declare
  fault text;
begin
  update private.kept k set rows = greatest(k.rows + more_rows, 0), bytes = greatest(k.bytes + more_bytes, 0)
  where k.user_id = person;
  if not found and more_rows > 0 then
    insert into private.kept as k (user_id, rows, bytes) values (person, more_rows, more_bytes)
    on conflict (user_id) do update set rows = k.rows + excluded.rows, bytes = k.bytes + excluded.bytes;
  end if;
  if (more_rows <= 0 and more_bytes <= 0) or coalesce(current_setting('role', true), '') <> 'authenticated' then return; end if;
  fault := private.fault_of_kept(person, more_rows, more_bytes);
  if fault is not null then raise exception using errcode = 'PT403', message = fault; end if;
end
$$;

create function private.count_kept_base_resumes() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.add_kept(user_id, count(*), sum(private.bytes_of(name, resume_text, sections::text))::bigint) from added group by user_id;
  elsif tg_op = 'DELETE' then
    perform private.add_kept(user_id, -count(*), -sum(private.bytes_of(name, resume_text, sections::text))::bigint) from removed group by user_id;
  else
    perform private.add_kept(user_id, 0, sum(change)::bigint) from (
      select user_id, private.bytes_of(name, resume_text, sections::text) as change from added
      union all select user_id, -private.bytes_of(name, resume_text, sections::text) from removed
    ) changed group by user_id;
  end if;
  return null;
end
$$;
create function private.count_kept_versions() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.add_kept(user_id, count(*), sum(private.bytes_of(resume_text, sections::text))::bigint) from added group by user_id;
  else
    perform private.add_kept(user_id, -count(*), -sum(private.bytes_of(resume_text, sections::text))::bigint) from removed group by user_id;
  end if;
  return null;
end
$$;
create function private.count_kept_files() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.add_kept(user_id, 0, sum(octet_length(sealed))::bigint) from added group by user_id;
  else
    perform private.add_kept(user_id, 0, -sum(octet_length(sealed))::bigint) from removed group by user_id;
  end if;
  return null;
end
$$;
create trigger count_added after insert on public.base_resumes referencing new table as added
  for each statement execute function private.count_kept_base_resumes();
create trigger count_changed after update on public.base_resumes referencing old table as removed new table as added
  for each statement execute function private.count_kept_base_resumes();
create trigger count_removed after delete on public.base_resumes referencing old table as removed
  for each statement execute function private.count_kept_base_resumes();
create trigger count_added after insert on public.base_resume_versions referencing new table as added
  for each statement execute function private.count_kept_versions();
create trigger count_removed after delete on public.base_resume_versions referencing old table as removed
  for each statement execute function private.count_kept_versions();
create trigger count_added after insert on private.base_resume_files referencing new table as added
  for each statement execute function private.count_kept_files();
create trigger count_removed after delete on private.base_resume_files referencing old table as removed
  for each statement execute function private.count_kept_files();

-- Keeps the file of a person's resume, in the place of an earlier one. Raises what the page shows: no such resume, or too much kept.
create function private.keep_file(person uuid, resume uuid, called text, kind text, size integer, sealed text) returns void
  language plpgsql volatile set search_path = '' as $$
declare
  -- contract/limits.ts: keptFiles.
  most constant integer := 20;
  content constant bytea := decode(sealed, 'base64');
  fault text;
begin
  perform from public.base_resumes where id = resume and user_id = person for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This resume is not in your library any more. Reload the page.';
  end if;
  -- Counting locks the person's row of private.kept: two files at once cannot both take the last place.
  delete from private.base_resume_files where base_resume_id = resume;
  insert into private.base_resume_files (base_resume_id, user_id, sealed) values (resume, person, content);
  if (select count(*) > most from private.base_resume_files where user_id = person) then
    raise exception using errcode = 'PT403',
      message = format('You can keep %s original files. Remove one from another resume, then try again.', most);
  end if;
  fault := private.fault_of_kept(person, 0, octet_length(content));
  if fault is not null then raise exception using errcode = 'PT403', message = fault; end if;
  update public.base_resumes set file_name = called, file_kind = kind, file_bytes = size where id = resume;
end
$$;

grant execute on function private.fault_of_kept(uuid, bigint, bigint), private.keep_file(uuid, uuid, text, text, integer, text) to service_role;
grant create on schema private to service_role;
alter function private.keep_version() owner to service_role;
alter function private.count_kept_base_resumes() owner to service_role;
alter function private.count_kept_versions() owner to service_role;
alter function private.count_kept_files() owner to service_role;
revoke create on schema private from service_role;
