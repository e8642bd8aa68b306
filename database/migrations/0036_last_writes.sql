-- Reading from standbys (DATABASE_READ_URL): where the primary's log was when somebody last wrote.

-- A standby that has replayed up to here shows a person all of their own writes. Unlogged: standbys and backups have no use for it,
-- and after a crash of the primary no standby is behind by what is lost here. Without a reference to auth.users: the last thing that
-- somebody writes may be the end of their account.
create unlogged table private.last_writes (
  user_id uuid primary key,
  wal_at pg_lsn not null,
  written_at timestamptz not null default now()
);
grant select, insert, update, delete on private.last_writes to service_role;

-- Called on a standby before what is read there.
create function private.require_replayed(until pg_lsn, also_until pg_lsn) returns void
  language plpgsql stable set search_path = '' as $$
begin
  if pg_is_in_recovery() and pg_last_wal_replay_lsn() < greatest(until, also_until) then
    raise object_not_in_prerequisite_state using message = 'The standby has not replayed that far';
  end if;
end
$$;

-- As in 0015, with last_writes: a standby that is a day behind is not read from.
create or replace function private.sweep_days() returns void language sql volatile set search_path = '' as $$
  delete from private.day_secrets where day < private.today();
  delete from private.person_tokens where day < private.today() - 1;
  delete from private.last_writes where written_at < now() - interval '1 day';
$$;
