import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/**
 * The one way to delete what must never change: a loan, an application or an account with every row that names it. Each
 * table with the column takes part; one whose rows others refer to comes after them. The application's role may run
 * this and cannot delete otherwise.
 */
const ERASE_RECORDS = `create function erase_records(kind text, of_user uuid, of_record uuid) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
  declare
    link text := case kind when 'loan' then 'loan_id' when 'application' then 'application_id'
                           when 'account' then 'user_id' end;
    root text := case kind when 'loan' then 'loans' when 'application' then 'loan_applications'
                           when 'account' then 'users' end;
    owner_column text := case kind when 'account' then 'id' else 'user_id' end;
    named text;
    is_held boolean;
    rounds_left integer := 20;
  begin
    if link is null then
      raise exception 'there is no kind of record called %', kind;
    end if;
    perform set_config('fairlead.erasing', 'on', true);
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
    perform set_config('fairlead.erasing', 'off', true);
  end $$`;

export const recordsAreErased: Migration = {
  up: (db) =>
    run(
      db,
      `create or replace function refuse_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and current_setting('fairlead.erasing', true) = 'on' then
          return old;
        end if;
        raise exception '% is append-only', tg_table_name;
      end $$`,
      ERASE_RECORDS,
      'revoke execute on function erase_records(text, uuid, uuid) from public',
      "create index provider_events_subject on provider_events ((body ->> 'idempotencyKey'))",
      'create index sessions_age on sessions (created_at)',
      "create index loan_applications_age on loan_applications (updated_at) where state <> 'Requested'",
    ),
};
