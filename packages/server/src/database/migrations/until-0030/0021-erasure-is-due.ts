import type { Migration } from 'kysely/migration';
import { noteErasures } from '../../chain-trigger.ts';
import { run } from '../../run-sql.ts';
import { CHAINED } from '../until-0020/0016-chain-of-records.ts';

/** The day by the database's own clock. Only the sandbox moves the offset. */
const ERASURE_DAY = `create function erasure_day() returns date
  language sql stable set search_path = pg_catalog as $$
    select (now() at time zone 'UTC')::date + offset_days from sandbox.clock
  $$`;

/**
 * Why a record cannot be erased yet; null when it can. The application finds what is due by the day in London, which
 * begins before the one of UTC in summer: a day is allowed for that. The application can change the state of a loan and
 * the time of an application's last change, so what it cannot change counts as well: the day of the signature, events,
 * decisions, and when a row was made.
 */
const ERASURE_OBSTACLE = `create function erasure_obstacle(kind text, of_user uuid, of_record uuid) returns text
  language plpgsql stable set search_path = pg_catalog as $$
  declare
    today date := public.erasure_day() + 1;
    a_year_ago timestamptz := (today - interval '12 months') at time zone 'UTC';
    found_record record;
  begin
    if kind = 'loan' then
      select state, greatest(signed_on, (select max(value_on) from public.loan_events
                                          where user_id = of_user and loan_id = of_record)) as ended_on
        into found_record from public.loans where user_id = of_user and id = of_record;
      if found then
        return case when found_record.state in ('Pending', 'Funded', 'Live', 'Late') then 'it has not ended'
                    when found_record.ended_on >= today - interval '6 years' then 'it ended less than six years ago' end;
      end if;
    elsif kind = 'application' then
      select greatest(created_at, updated_at, (select max(decided_at) from public.decisions
                                                where user_id = of_user and application_id = of_record)) as changed_at,
             exists (select from public.loans where user_id = of_user and application_id = of_record) as has_loan
        into found_record from public.loan_applications where user_id = of_user and id = of_record;
      if found then
        return case when found_record.has_loan then 'it has a loan'
                    when found_record.changed_at >= a_year_ago then 'it changed less than twelve months ago' end;
      end if;
    else
      select created_at, exists (select from public.loan_applications where user_id = of_user) as has_application
        into found_record from public.users where id = of_user and id = of_record;
      if found then
        return case when found_record.has_application then 'it has an application'
                    when found_record.created_at >= a_year_ago then 'it was made less than twelve months ago' end;
      end if;
    end if;
    return 'it does not exist';
  end $$`;

/**
 * As in 0017, and the function refuses what is not due: the role that is allowed to call it could erase anything
 * otherwise. While it runs, the setting says which record is erased, for the notes of the rows.
 */
const ERASE_RECORDS = `create or replace function erase_records(kind text, of_user uuid, of_record uuid) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
  declare
    link text := case kind when 'loan' then 'loan_id' when 'application' then 'application_id'
                           when 'account' then 'user_id' end;
    root text := case kind when 'loan' then 'loans' when 'application' then 'loan_applications'
                           when 'account' then 'users' end;
    owner_column text := case kind when 'account' then 'id' else 'user_id' end;
    obstacle text;
    named text;
    is_held boolean;
    rounds_left integer := 20;
  begin
    if link is null then
      raise exception 'there is no kind of record called %', kind;
    end if;
    perform from public.users where id = of_user for update;
    obstacle := public.erasure_obstacle(kind, of_user, of_record);
    if obstacle is not null then
      raise exception 'the % % cannot be erased: %', kind, of_record, obstacle;
    end if;
    perform set_config('fairlead.erasing', jsonb_build_object(
      'kind', kind, 'root_id', of_record, 'erased_on', public.erasure_day())::text, true);
    if kind = 'loan' then
      delete from public.provider_events where body ->> 'idempotencyKey' in (
        select id::text from public.payments where user_id = of_user and loan_id = of_record
        union all select id::text from public.payouts where user_id = of_user and loan_id = of_record
        union all select id::text from public.mandates where user_id = of_user and loan_id = of_record);
    end if;
    loop
      is_held := false;
      for named in
        select relname from pg_class join pg_attribute on attrelid = pg_class.oid
         where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = link and not attisdropped
         order by relname
      loop
        begin
          execute format('delete from public.%I where user_id = $1 and %I = $2', named, link)
            using of_user, of_record;
        exception when foreign_key_violation then
          is_held := true;
        end;
      end loop;
      exit when not is_held;
      rounds_left := rounds_left - 1;
      if rounds_left = 0 then
        raise exception 'other rows refer to what % % has', kind, of_record;
      end if;
    end loop;
    execute format('delete from public.%I where %I = $1 and id = $2', root, owner_column)
      using of_user, of_record;
    perform set_config('fairlead.erasing', '', true);
  end $$`;

/**
 * The database erases only what is due, and the note of each erased row names the loan, application or account that it
 * was erased with. Earlier notes name none, and the constraint leaves them alone.
 */
export const erasureIsDue: Migration = {
  up: (db) =>
    run(
      db,
      `alter table erased_rows
        add column kind text,
        add column root_id uuid,
        add column erased_on date`,
      `alter table erased_rows add constraint erased_rows_name_their_record
        check (num_nulls(kind, root_id, erased_on) = 0) not valid`,
      'create index erased_rows_root on erased_rows (root_id)',
      `create or replace function refuse_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and coalesce(current_setting('fairlead.erasing', true), '') <> '' then
          return old;
        end if;
        raise exception '% is append-only', tg_table_name;
      end $$`,
      ...Object.entries(CHAINED).map(([table, key]) => noteErasures(table, key)),
      ERASURE_DAY,
      ERASURE_OBSTACLE,
      ERASE_RECORDS,
    ),
};
