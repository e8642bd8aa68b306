-- Who signs in through another provider for the first time is looked for by the addresses of all identities.
create index identities_email_idx on auth.identities (email);
