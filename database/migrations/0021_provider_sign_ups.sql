-- Signing up through a provider that has not verified the address waits for its confirmation too, and has no password.
alter table auth.sign_ups alter column encrypted_password drop not null;
