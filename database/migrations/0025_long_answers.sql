-- Ends a read whose answer would be too long, in the moment it becomes so. Volatile, so that no planner calls it before.
create function auth.refuse_long_answer(most bigint) returns text language plpgsql volatile set search_path = '' as $$
begin
  raise exception using errcode = 'PT413', message = format('One answer may hold %s MB at most', most / 1000000),
    hint = 'Ask for fewer rows (limit, or the header Range) or fewer columns (select).';
end
$$;
grant execute on function auth.refuse_long_answer(bigint) to anon, authenticated, service_role;
