-- What the language model used, so that the installation's daily limit holds over any number of server processes.

create table private.ai_usage (
  day date primary key,
  tokens bigint not null default 0
);
alter table private.ai_usage enable row level security;
alter table private.ai_usage force row level security;
create policy all_for_service on private.ai_usage to service_role using (true) with check (true);
grant select, insert, update on private.ai_usage to service_role;

-- Adds the estimate to today's tokens (UTC) and gives the day; null, adding nothing, when that would exceed the limit.
create function private.reserve_ai_tokens(estimate bigint, daily_limit bigint) returns text
  language plpgsql volatile set search_path = '' as $$
declare
  today constant date := (clock_timestamp() at time zone 'utc')::date;
begin
  insert into private.ai_usage (day) values (today) on conflict (day) do nothing;
  update private.ai_usage set tokens = tokens + estimate where day = today and tokens + estimate <= daily_limit;
  return case when found then today::text end;
end
$$;

-- Puts what was really used in place of the estimate.
create function private.correct_ai_tokens(at date, difference bigint) returns void
  language sql volatile set search_path = '' as $$
  update private.ai_usage set tokens = greatest(tokens + difference, 0) where day = at
$$;

grant execute on function private.reserve_ai_tokens(bigint, bigint), private.correct_ai_tokens(date, bigint) to service_role;
