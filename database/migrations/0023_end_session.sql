-- Signing out one device from another, which the protocol's logout cannot: it knows this session, the others and all.

-- Ends a session of the caller's own, and with it what its tokens can do (docs/decisions/012-live-sessions.md). Whether there
-- was one: false for somebody else's as for none, so that nobody learns which ids there are.
create function public.end_session(session_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if not auth.gave_second_factor() then
    raise insufficient_privilege using message = 'Confirm your second step first: this session has not given it.';
  end if;
  delete from auth.sessions s where s.id = end_session.session_id and s.user_id = (select auth.uid());
  return found;
end
$$;
grant execute on function public.end_session(uuid) to authenticated;

grant create on schema public to auth_admin;
alter function public.end_session(uuid) owner to auth_admin;
revoke create on schema public from auth_admin;
