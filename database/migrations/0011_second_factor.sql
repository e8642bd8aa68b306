-- Who has set up a second factor is asked for it before their data is: a stolen password alone opens the sign-in, and no table.

-- Whether the session was raised by a second factor, or its person has none. Reads past the policies of auth.factors.
create function auth.gave_second_factor() returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    or not exists (select from auth.factors where user_id = (select auth.uid()) and status = 'verified')
$$;
grant execute on function auth.gave_second_factor() to authenticated;

-- Asked with every query of a signed-in person.
create index factors_user_id_verified_idx on auth.factors (user_id) where status = 'verified';

grant create on schema auth to auth_admin;
alter function auth.gave_second_factor() owner to auth_admin;
revoke create on schema auth from auth_admin;

-- Beside whatever else allows a row.
do $$
declare
  name text;
begin
  foreach name in array array['profiles', 'user_roles', 'resumes', 'confirmations', 'subscriptions', 'scan_usage', 'system_settings', 'audit_logs'] loop
    execute format(
      'create policy second_factor on public.%I as restrictive to authenticated
         using ((select auth.gave_second_factor())) with check ((select auth.gave_second_factor()))',
      name);
  end loop;
end
$$;
