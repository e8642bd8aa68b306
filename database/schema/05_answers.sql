-- What people answered about themselves.

-- What people answered when they were asked about themselves ("Have you used Terraform? Where?"), so that nobody is
-- asked twice and an honest rewriting may say it. Theirs alone: no admin reads them.
create table public.confirmations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  -- The keyword or claim that was asked about.
  subject text not null,
  is_true boolean not null,
  -- Where and how, in the person's own words.
  statement text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- One answer a subject; also how a person's answers are found.
  constraint confirmations_user_id_subject_key unique (user_id, subject),
  constraint confirmations_subject_check check (char_length(subject) between 1 and 500),
  constraint confirmations_statement_check check (char_length(statement) <= 2000)
);
alter table public.confirmations enable row level security;
alter table public.confirmations force row level security;

-- One answer a subject, however it is written: "No" to Kubernetes takes the place of "yes" to kubernetes.
create unique index confirmations_user_id_lower_subject_key on public.confirmations (user_id, lower(subject));

create trigger touch_updated_at before update on public.confirmations
  for each row execute function private.touch_updated_at();

create function private.replace_answer() returns trigger language plpgsql set search_path = '' as $$
begin
  delete from public.confirmations
  where user_id = new.user_id and lower(subject) = lower(new.subject) and subject <> new.subject;
  return new;
end
$$;
create trigger replace_answer before insert on public.confirmations
  for each row execute function private.replace_answer();

create policy select_own on public.confirmations for select to authenticated using (user_id = (select auth.uid()));
create policy insert_own on public.confirmations for insert to authenticated with check (user_id = (select auth.uid()));
create policy update_own on public.confirmations for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy delete_own on public.confirmations for delete to authenticated using (user_id = (select auth.uid()));
create policy all_for_service on public.confirmations to service_role using (true) with check (true);
create policy second_factor on public.confirmations as restrictive to authenticated
  using ((select auth.gave_second_factor())) with check ((select auth.gave_second_factor()));
grant select, insert (user_id, subject, is_true, statement), update (subject, is_true, statement), delete
  on public.confirmations to authenticated;
grant select, insert, update, delete on public.confirmations to service_role;
