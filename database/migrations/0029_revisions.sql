-- How often a saved analysis was changed: who writes with the number they read is told when somebody wrote in between, such as the same
-- person in another tab.
alter table public.resumes add column revision integer not null default 0;

create function private.count_revision() returns trigger language plpgsql set search_path = '' as $$
begin
  new.revision := old.revision + 1;
  return new;
end
$$;
create trigger count_revision before update on public.resumes
  for each row execute function private.count_revision();
