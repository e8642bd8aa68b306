-- One answer a subject, however it is written: "No" to Kubernetes takes the place of "yes" to kubernetes.
delete from public.confirmations c where exists (
  select from public.confirmations newer
  where newer.user_id = c.user_id and lower(newer.subject) = lower(c.subject)
    and (newer.updated_at, newer.id) > (c.updated_at, c.id)
);
create unique index confirmations_user_id_lower_subject_key on public.confirmations (user_id, lower(subject));

create function private.replace_answer() returns trigger language plpgsql set search_path = '' as $$
begin
  delete from public.confirmations
  where user_id = new.user_id and lower(subject) = lower(new.subject) and subject <> new.subject;
  return new;
end
$$;
create trigger replace_answer before insert on public.confirmations
  for each row execute function private.replace_answer();
