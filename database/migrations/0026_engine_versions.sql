-- Which formula made a saved score, so that a person can tell an old number from today's and have it made anew; and what the score is
-- worth and what decides beside it (contract/analysis.ts: Reading), which the list shows without computing anything. Both are null in
-- rows of before they were kept.
alter table public.resumes
  add column engine_version text constraint resumes_engine_version_check check (char_length(engine_version) between 1 and 40),
  add column reading jsonb constraint resumes_reading_check
    check (reading is null or (jsonb_typeof(reading) = 'object' and octet_length(reading::text) <= 20000));
grant insert (engine_version, reading) on public.resumes to authenticated;
-- Scoring anew is an analysis of its own day.
grant update (engine_version, reading, analysed_on) on public.resumes to authenticated;
