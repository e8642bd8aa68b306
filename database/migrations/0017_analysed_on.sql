-- The day of an analysis: until then went on what the resume calls present. With it the same texts have the same score again.
-- Rows from before have none; for them it is the day of created_at.
alter table public.resumes add column analysed_on date;
grant insert (analysed_on) on public.resumes to authenticated;
