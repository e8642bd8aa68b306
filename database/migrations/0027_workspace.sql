-- What lets a person go on with a saved analysis: what a language model proposed, and what they decided about it. Both are null in rows
-- without them.
alter table public.resumes
  -- contract/resume.ts: SavedRewriting. The proposed text, and the instructions to a machine that were found.
  add column rewriting jsonb constraint resumes_rewriting_check
    check (rewriting is null or (jsonb_typeof(rewriting) = 'object' and octet_length(rewriting::text) <= 2000000)),
  -- contract/resume.ts: SavedDecisions. Rejected and edited changes, and the keywords that went in.
  add column decisions jsonb constraint resumes_decisions_check
    check (decisions is null or (jsonb_typeof(decisions) = 'object' and octet_length(decisions::text) <= 2000000));
grant insert (rewriting, decisions), update (rewriting, decisions) on public.resumes to authenticated;

-- As in 0018, with the new columns.
create or replace function private.count_kept_resumes() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.add_kept(user_id, count(*), sum(private.bytes_of(job_title, resume_text, job_description, optimized_resume,
      keyword_matches::text, recommendations::text, missing_keywords_context::text, rewriting::text, decisions::text))::bigint)
      from added group by user_id;
  elsif tg_op = 'DELETE' then
    perform private.add_kept(user_id, -count(*), -sum(private.bytes_of(job_title, resume_text, job_description, optimized_resume,
      keyword_matches::text, recommendations::text, missing_keywords_context::text, rewriting::text, decisions::text))::bigint)
      from removed group by user_id;
  else
    perform private.add_kept(user_id, 0, sum(change)::bigint) from (
      select user_id, private.bytes_of(job_title, resume_text, job_description, optimized_resume,
      keyword_matches::text, recommendations::text, missing_keywords_context::text, rewriting::text, decisions::text) as change from added
      union all select user_id, -private.bytes_of(job_title, resume_text, job_description, optimized_resume,
      keyword_matches::text, recommendations::text, missing_keywords_context::text, rewriting::text, decisions::text) from removed
    ) changed group by user_id;
  end if;
  return null;
end
$$;
