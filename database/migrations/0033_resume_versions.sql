-- Versions of a saved analysis: what its texts were before, to compare and to restore. Kept by the trigger below every few minutes of
-- work, and by the page at each download.
create table public.resume_versions (
  id uuid primary key default gen_random_uuid(),
  resume_id uuid not null references public.resumes on delete cascade,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  reason text not null default 'download',
  resume_text text not null,
  match_score double precision not null,
  optimized_resume text,
  optimized_match_score double precision,
  created_at timestamptz not null default now(),
  constraint resume_versions_reason_check check (reason in ('download', 'work')),
  constraint resume_versions_resume_text_check check (char_length(resume_text) between 1 and 200000),
  constraint resume_versions_optimized_resume_check check (char_length(optimized_resume) <= 200000),
  constraint resume_versions_match_score_check check (match_score between 0 and 100),
  constraint resume_versions_optimized_match_score_check check (optimized_match_score between 0 and 100)
);
alter table public.resume_versions enable row level security;
alter table public.resume_versions force row level security;

-- The versions of an analysis, newest first; and the cascade from resumes.
create index resume_versions_resume_id_created_at_idx on public.resume_versions (resume_id, created_at desc);
-- The cascade from auth.users, and the export.
create index resume_versions_user_id_idx on public.resume_versions (user_id);

create policy select_own on public.resume_versions for select to authenticated using (user_id = (select auth.uid()));
-- Of one's own analyses only: what a person may not see, they cannot name here. Administrators see all, so the owner is asked for, too.
create policy insert_own on public.resume_versions for insert to authenticated with check (
  user_id = (select auth.uid())
  and exists (select from public.resumes r where r.id = resume_id and r.user_id = (select auth.uid())));
create policy delete_own on public.resume_versions for delete to authenticated using (user_id = (select auth.uid()));
create policy all_for_service on public.resume_versions to service_role using (true) with check (true);
create policy second_factor on public.resume_versions as restrictive to authenticated
  using ((select auth.gave_second_factor())) with check ((select auth.gave_second_factor()));
grant select, insert (resume_id, user_id, resume_text, match_score, optimized_resume, optimized_match_score), delete
  on public.resume_versions to authenticated;
grant select, insert, update, delete on public.resume_versions to service_role;

-- Keeps what the texts were before a change, the first time and then at most every three minutes: a person types for longer than that, and
-- wants back what they had before they began.
create function private.keep_resume_version() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.resume_versions v where v.resume_id = old.id and v.created_at > now() - interval '3 minutes'
  ) then
    insert into public.resume_versions (resume_id, user_id, reason, resume_text, match_score, optimized_resume, optimized_match_score)
    values (old.id, old.user_id, 'work', old.resume_text, old.match_score, old.optimized_resume, old.optimized_match_score);
  end if;
  return null;
end
$$;
create trigger keep_version after update on public.resumes for each row
  when (old.resume_text is distinct from new.resume_text or old.optimized_resume is distinct from new.optimized_resume)
  execute function private.keep_resume_version();

-- Nobody looks through more than thirty versions of one application, and three hundred of the longest texts are 120 MB a person: the oldest
-- go. They are not counted as kept (0018): nobody asked for them, and a change at the limit must not fail because of one.
create function private.trim_resume_versions() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.resume_versions v using (
    select kept.id,
      row_number() over (partition by kept.resume_id order by kept.created_at desc, kept.id) as of_resume,
      row_number() over (partition by kept.user_id order by kept.created_at desc, kept.id) as of_person
    from public.resume_versions kept where kept.user_id in (select user_id from added)
  ) ranked where v.id = ranked.id and (ranked.of_resume > 30 or ranked.of_person > 300);
  return null;
end
$$;
create trigger trim after insert on public.resume_versions referencing new table as added
  for each statement execute function private.trim_resume_versions();

grant create on schema private to service_role;
alter function private.keep_resume_version() owner to service_role;
alter function private.trim_resume_versions() owner to service_role;
revoke create on schema private from service_role;
