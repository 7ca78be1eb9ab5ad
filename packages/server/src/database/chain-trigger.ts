/**
 * Statements that add a table to the chain of records: each new row is noted under its key in the same transaction, and
 * the worker links it later. A row that `erase_records` removes is noted as erased. `SECURITY DEFINER` lets a role
 * that may only insert into the table have its rows noted. From migration 0021 on, `noteErasures` follows.
 * @param key the columns of the primary key, in the order of `CHAINED_TABLES`.
 */
export function chainTable(table: string, key: readonly string[]): readonly string[] {
  const keysOf = (source: string): string =>
    `select '${table}', jsonb_build_array(${key.join(', ')})::text from ${source}`;
  const note = 'insert into public.chained_rows (table_name, row_key)';
  const begin = 'returns trigger language plpgsql security definer set search_path = pg_catalog as $$ begin';
  return [
    `create function chain_${table}() ${begin}
      ${note} ${keysOf('added')};
      return null;
    end $$`,
    `create trigger ${table}_chained after insert on ${table} referencing new table as added
      for each statement execute function chain_${table}()`,
    `create function note_erased_${table}() ${begin}
      if current_setting('fairlead.erasing', true) = 'on' then
        insert into public.erased_rows (table_name, row_key) ${keysOf('erased')};
      end if;
      return null;
    end $$`,
    `create trigger ${table}_erased after delete on ${table} referencing old table as erased
      for each statement execute function note_erased_${table}()`,
    `${note} ${keysOf(`public.${table}`)}`,
  ];
}

/**
 * A statement that has the rows of a chained table noted with the record that `erase_records` is erasing, which it
 * states in the setting.
 */
export function noteErasures(table: string, key: readonly string[]): string {
  return `create or replace function note_erased_${table}() returns trigger
    language plpgsql security definer set search_path = pg_catalog as $$ begin
      if coalesce(current_setting('fairlead.erasing', true), '') <> '' then
        insert into public.erased_rows (table_name, row_key, kind, root_id, erased_on)
          select '${table}', jsonb_build_array(${key.map((column) => `erased.${column}`).join(', ')})::text, record.*
          from erased, jsonb_to_record(current_setting('fairlead.erasing')::jsonb)
                         as record (kind text, root_id uuid, erased_on date);
      end if;
      return null;
    end $$`;
}
