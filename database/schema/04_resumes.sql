-- Saved analyses.

-- The shapes of the JSON below, as the contract with the web has them; true for what fits, false for null. Bodies are bound when they
-- are created: whoever writes a row runs these checks, without any right to the schema they are in.
create function private.is_text_list(list jsonb) returns boolean language sql immutable parallel safe
  return case when jsonb_typeof(list) = 'array'
    then not exists (select from jsonb_array_elements(list) entry where jsonb_typeof(entry) <> 'string')
    else false end;

create function private.is_keyword_matches(list jsonb) returns boolean language sql immutable parallel safe
  return case when jsonb_typeof(list) = 'array'
    then not exists (
      select from jsonb_array_elements(list) entry
      where jsonb_typeof(entry -> 'keyword') is distinct from 'string'
         or jsonb_typeof(entry -> 'found') is distinct from 'boolean'
         or private.is_text_list(entry -> 'locations') is not true)
    else false end;

create function private.is_keyword_suggestions(list jsonb) returns boolean language sql immutable parallel safe
  return case when jsonb_typeof(list) = 'array'
    then not exists (
      select from jsonb_array_elements(list) entry
      where jsonb_typeof(entry -> 'keyword') is distinct from 'string'
         or jsonb_typeof(entry -> 'suggestedContext') is distinct from 'string')
    else false end;
grant execute on function private.is_text_list(jsonb), private.is_keyword_matches(jsonb),
  private.is_keyword_suggestions(jsonb) to authenticated, service_role;

-- One analysis of a resume against a job description, as its owner saved it. Scores are 0 to 100.
create table public.resumes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  job_title text,
  resume_text text not null,
  job_description text not null,
  match_score double precision not null,
  optimized_match_score double precision,
  keyword_matches jsonb not null default '[]',
  optimized_resume text,
  ai_analysis_completed boolean not null default false,
  recommendations jsonb,
  missing_keywords_context jsonb,
  created_at timestamptz not null default now(),
  -- The day of the analysis: until then went on what the resume calls present. With it the same texts have the same score again.
  -- Null in rows of before it was kept: for them it is the day of created_at.
  analysed_on date,
  constraint resumes_match_score_check check (match_score between 0 and 100),
  constraint resumes_optimized_match_score_check check (optimized_match_score between 0 and 100),
  -- The numbers of contract/limits.ts.
  constraint resumes_job_title_check check (char_length(job_title) <= 200),
  constraint resumes_resume_text_check check (char_length(resume_text) between 1 and 200000),
  constraint resumes_job_description_check check (char_length(job_description) between 1 and 200000),
  constraint resumes_optimized_resume_check check (char_length(optimized_resume) <= 200000),
  constraint resumes_keyword_matches_check check (private.is_keyword_matches(keyword_matches)),
  constraint resumes_recommendations_check check (recommendations is null or private.is_text_list(recommendations)),
  constraint resumes_missing_keywords_context_check
    check (missing_keywords_context is null or private.is_keyword_suggestions(missing_keywords_context)),
  -- Locations quote lines of the texts, a line for each keyword it shows: ten texts' length is more than any analysis needs.
  constraint resumes_analysis_size_check check (
    octet_length(keyword_matches::text) + coalesce(octet_length(recommendations::text), 0)
      + coalesce(octet_length(missing_keywords_context::text), 0) <= 2000000)
);
alter table public.resumes enable row level security;
alter table public.resumes force row level security;

-- The dashboard: one person's analyses, newest first; and the cascade from auth.users.
create index resumes_user_id_created_at_idx on public.resumes (user_id, created_at desc);

-- The admin's list of all analyses, newest first in a total order, with everything that it shows, so that walking it reads no texts.
create index resumes_newest_idx on public.resumes (created_at desc, id desc) include (user_id, job_title, match_score);

create policy select_own on public.resumes for select to authenticated using (user_id = (select auth.uid()));
create policy select_as_admin on public.resumes for select to authenticated using ((select public.is_admin()));
create policy insert_own on public.resumes for insert to authenticated with check (user_id = (select auth.uid()));
create policy update_own on public.resumes for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy delete_own on public.resumes for delete to authenticated using (user_id = (select auth.uid()));
create policy delete_as_admin on public.resumes for delete to authenticated using ((select public.is_admin()));
create policy all_for_service on public.resumes to service_role using (true) with check (true);
create policy second_factor on public.resumes as restrictive to authenticated
  using ((select auth.gave_second_factor())) with check ((select auth.gave_second_factor()));
grant select, delete on public.resumes to authenticated;

-- user_id may be named, as clients do, but insert_own admits only the caller's.
grant insert (user_id, job_title, resume_text, job_description, match_score, optimized_match_score, keyword_matches,
  optimized_resume, ai_analysis_completed, recommendations, missing_keywords_context, analysed_on) on public.resumes to authenticated;
grant update (job_title, resume_text, job_description, match_score, optimized_match_score, keyword_matches,
  optimized_resume, ai_analysis_completed, recommendations, missing_keywords_context) on public.resumes to authenticated;
grant select, insert, update, delete on public.resumes to service_role;
