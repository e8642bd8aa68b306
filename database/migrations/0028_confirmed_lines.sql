-- "You write: … Does that show patient assessment?" An answer may be about one line of the resume: a yes counts as long as the resume has the
-- line, a no says that this line does not show it, and nothing about the person.
alter table public.confirmations
  add column line text,
  add constraint confirmations_line_check check (char_length(line) between 1 and 2000);
grant insert (line), update (line) on public.confirmations to authenticated;
