-- What every analysis and sign-in asks, in fewer statements. A function in SQL plans its statements anew at every call; one in PL/pgSQL keeps its
-- plans, which on the embedded database is most of the cost.

create or replace function private.today() returns date language plpgsql volatile set search_path = '' as $$
begin
  return (clock_timestamp() at time zone 'utc')::date;
end
$$;

-- As in 0015. On most days nobody deletes an account, and then there is nothing to look for.
create or replace function private.former_use(person uuid, out scans bigint, out tokens numeric)
  language plpgsql stable set search_path = '' as $$
declare
  key record;
begin
  select s.day, s.secret into key from private.day_secrets s where s.day = (clock_timestamp() at time zone 'utc')::date;
  if not found then
    scans := 0;
    tokens := 0;
    return;
  end if;
  select coalesce(sum(f.scans), 0), coalesce(sum(f.tokens), 0) into scans, tokens
  from private.former_accounts f
  where f.day = key.day and f.address_hash in (select private.hash_address(key.secret, a) from private.addresses_of(person) a);
end
$$;

-- As in 0015, with one statement for each of the two counters. A limit of 0 is none.
create or replace function private.reserve_tokens(
  person uuid, estimate bigint, person_limit bigint, daily_limit bigint, out day text, out refused text
) language plpgsql volatile set search_path = '' as $$
declare
  today constant date := (clock_timestamp() at time zone 'utc')::date;
  former constant numeric := (select tokens from private.former_use(person));
begin
  insert into private.person_tokens as p (day, user_id, tokens)
  select today, person, estimate where person_limit = 0 or former + estimate <= person_limit
  on conflict on constraint person_tokens_pkey do update set tokens = p.tokens + excluded.tokens
  where person_limit = 0 or p.tokens + former + excluded.tokens <= person_limit;
  if not found then
    refused := 'person';
    return;
  end if;
  insert into private.ai_usage as u (day, tokens)
  select today, estimate where daily_limit = 0 or estimate <= daily_limit
  on conflict on constraint ai_usage_pkey do update set tokens = u.tokens + excluded.tokens
  where daily_limit = 0 or u.tokens + excluded.tokens <= daily_limit;
  if not found then
    update private.person_tokens p set tokens = p.tokens - estimate where p.day = today and p.user_id = person;
    refused := 'installation';
    return;
  end if;
  day := today::text;
end
$$;

create or replace function private.correct_tokens(person uuid, at date, difference bigint) returns void
  language plpgsql volatile set search_path = '' as $$
begin
  update private.person_tokens set tokens = greatest(tokens + difference, 0) where day = at and user_id = person;
  update private.ai_usage set tokens = greatest(tokens + difference, 0) where day = at;
end
$$;

create or replace function private.finish_scan(scan uuid) returns void language plpgsql volatile set search_path = '' as $$
begin
  update public.scan_usage set finished_at = clock_timestamp() where id = scan and finished_at is null;
end
$$;

create or replace function private.return_scan(scan uuid) returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from public.scan_usage where id = scan and finished_at is null;
end
$$;

create or replace function private.return_token(name text, burst double precision) returns void
  language plpgsql volatile set search_path = '' as $$
begin
  update auth.rate_limits set tokens = least(burst, tokens + 1) where bucket = name;
end
$$;

create or replace function private.bytes_of(variadic texts text[]) returns bigint
  language plpgsql immutable parallel safe set search_path = '' as $$
declare
  bytes bigint := 0;
  given text;
begin
  foreach given in array texts loop
    bytes := bytes + coalesce(octet_length(given), 0);
  end loop;
  return bytes;
end
$$;
