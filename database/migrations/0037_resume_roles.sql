-- What the document of a resume says of its lines (contract/analysis.ts: ResumeRoles), so that a saved analysis that is opened again
-- scores the same. Null where there was no document, and in rows from before.
alter table public.resumes
  add column resume_roles text constraint resumes_resume_roles_check
    check (char_length(resume_roles) between 1 and 45000 and resume_roles ~ '^[0-9a-z ]+$');
grant insert (resume_roles), update (resume_roles) on public.resumes to authenticated;
alter table public.base_resumes
  add column resume_roles text constraint base_resumes_resume_roles_check
    check (char_length(resume_roles) between 1 and 45000 and resume_roles ~ '^[0-9a-z ]+$');
grant insert (resume_roles), update (resume_roles) on public.base_resumes to authenticated;
alter table public.base_resume_versions add column resume_roles text;

-- As in 0030, with the new column.
create or replace function private.keep_version() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.base_resume_versions (base_resume_id, user_id, version, resume_text, resume_roles, sections, created_at)
  values (old.id, old.user_id, old.version, old.resume_text, old.resume_roles, old.sections, old.updated_at);
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end
$$;

-- As in 0027, with the new column.
create or replace function private.count_kept_resumes() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.add_kept(user_id, count(*), sum(private.bytes_of(job_title, resume_text, resume_roles, job_description, optimized_resume,
      keyword_matches::text, recommendations::text, missing_keywords_context::text, rewriting::text, decisions::text))::bigint)
      from added group by user_id;
  elsif tg_op = 'DELETE' then
    perform private.add_kept(user_id, -count(*), -sum(private.bytes_of(job_title, resume_text, resume_roles, job_description,
      optimized_resume, keyword_matches::text, recommendations::text, missing_keywords_context::text, rewriting::text,
      decisions::text))::bigint)
      from removed group by user_id;
  else
    perform private.add_kept(user_id, 0, sum(change)::bigint) from (
      select user_id, private.bytes_of(job_title, resume_text, resume_roles, job_description, optimized_resume,
      keyword_matches::text, recommendations::text, missing_keywords_context::text, rewriting::text, decisions::text) as change from added
      union all select user_id, -private.bytes_of(job_title, resume_text, resume_roles, job_description, optimized_resume,
      keyword_matches::text, recommendations::text, missing_keywords_context::text, rewriting::text, decisions::text) from removed
    ) changed group by user_id;
  end if;
  return null;
end
$$;

-- As in 0030, with the new column.
create or replace function private.count_kept_base_resumes() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.add_kept(user_id, count(*), sum(private.bytes_of(name, resume_text, resume_roles, sections::text))::bigint)
      from added group by user_id;
  elsif tg_op = 'DELETE' then
    perform private.add_kept(user_id, -count(*), -sum(private.bytes_of(name, resume_text, resume_roles, sections::text))::bigint)
      from removed group by user_id;
  else
    perform private.add_kept(user_id, 0, sum(change)::bigint) from (
      select user_id, private.bytes_of(name, resume_text, resume_roles, sections::text) as change from added
      union all select user_id, -private.bytes_of(name, resume_text, resume_roles, sections::text) from removed
    ) changed group by user_id;
  end if;
  return null;
end
$$;
create or replace function private.count_kept_versions() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.add_kept(user_id, count(*), sum(private.bytes_of(resume_text, resume_roles, sections::text))::bigint)
      from added group by user_id;
  else
    perform private.add_kept(user_id, -count(*), -sum(private.bytes_of(resume_text, resume_roles, sections::text))::bigint)
      from removed group by user_id;
  end if;
  return null;
end
$$;
