-- What a visitor tried is saved under an id that was chosen before they signed in: two tabs that both see the sign-in save it once.
grant insert (id) on public.resumes to authenticated;
