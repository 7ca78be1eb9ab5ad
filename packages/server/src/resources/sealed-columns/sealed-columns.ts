import { keysOf } from '@fairlead/core/records';
import type { Sealed } from '../../database/columns.ts';
import type { RowOf } from '../../database/schema.ts';
import type { Cipher } from '../../security/cipher.ts';

type Columns = Readonly<Record<string, unknown>>;

interface SealedColumns {
  readonly key: Readonly<Record<string, string>>;
  /** The column with the encrypted text. */
  readonly into: string;
  /** What it takes the place of: null since then. */
  readonly columns: readonly string[];
  /** The text that is encrypted, of a row in clear. */
  readonly textOf: (row: Columns) => string;
}

const ID = { id: 'uuid' } as const;
const OWNED = { user_id: 'uuid', id: 'uuid' } as const;

/** Several columns as one JSON object, by the names that they have in it. */
const together = <const Column extends string>(names: Readonly<Record<Column, string>>) => ({
  columns: keysOf(names),
  textOf: (row: Columns) =>
    JSON.stringify(Object.fromEntries(keysOf(names).map((column) => [names[column], row[column]]))),
});

const alone = <const Column extends string>(column: Column) => ({
  columns: [column] as const,
  textOf: (row: Columns) => String(row[column]),
});

const json = <const Column extends string>(column: Column) => ({
  columns: [column] as const,
  textOf: (row: Columns) => JSON.stringify(row[column]),
});

/**
 * Columns that releases before migrations 0020 and 0077 wrote in clear. A row that one of them wrote is in clear until the worker
 * encrypts it, and what is in clear counts: it was written last.
 */
export const SEALED_COLUMNS = {
  users: {
    key: ID,
    into: 'name_encrypted',
    ...together({ first_name: 'firstName', last_name: 'lastName' }),
  },
  user_addresses: {
    key: OWNED,
    into: 'address_encrypted',
    ...together({
      house_number: 'houseNumber',
      flat_number: 'flatNumber',
      line1: 'line1',
      line2: 'line2',
      town: 'town',
      county: 'county',
      post_code: 'postCode',
    }),
  },
  loan_applications: { key: OWNED, into: 'occupation_encrypted', ...alone('occupation') },
  document_sets: { key: OWNED, into: 'hire_encrypted', ...json('hire') },
  loans: { key: OWNED, into: 'hire_numbers_encrypted', ...json('hire_numbers') },
  staff_sessions: { key: ID, into: 'display_name_encrypted', ...alone('display_name') },
} as const satisfies Readonly<Record<string, SealedColumns>>;

export type SealedTable = keyof typeof SEALED_COLUMNS;

/** What has to be read of a row to know its text. */
export type RowWithText<Table extends SealedTable> = { readonly id: string } & Pick<
  RowOf<Table>,
  keyof RowOf<Table> &
    ((typeof SEALED_COLUMNS)[Table]['into'] | (typeof SEALED_COLUMNS)[Table]['columns'][number])
>;

const placeOf = (table: SealedTable, row: string) => ({ table, row, column: SEALED_COLUMNS[table].into });

export function sealText(cipher: Cipher, table: SealedTable, rowId: string, text: string): Sealed {
  return cipher.seal(placeOf(table, rowId), text);
}

/** The text of a row, encrypted or in clear; null where it has none. */
export function textIn<Table extends SealedTable>(
  cipher: Cipher,
  table: Table,
  row: RowWithText<Table>,
): string | null {
  const { into, columns, textOf }: SealedColumns = SEALED_COLUMNS[table];
  const stored: Columns = row;
  if (columns.some((column) => stored[column] !== null)) return textOf(stored);
  // The column holds what `sealText` made.
  const sealed = stored[into] as Sealed | null;
  return sealed === null ? null : cipher.open(placeOf(table, row.id), sealed);
}

/** An object that was encrypted as JSON, or is in clear in a row that has it by a rule of the database. */
export function objectIn<Table extends SealedTable>(
  cipher: Cipher,
  table: Table,
  row: RowWithText<Table>,
): unknown {
  const text = textIn(cipher, table, row);
  if (text === null) throw new Error(`${table} ${row.id} has nothing in ${SEALED_COLUMNS[table].into}`);
  return JSON.parse(text);
}
