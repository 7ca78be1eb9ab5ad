import { FILE_KINDS, type FileKind } from '@fairlead/core/retention/file-kinds';
import { RETENTION_PERIODS } from '@fairlead/core/retention/retention-periods';
import { isKeyOf } from '@fairlead/core/records';
import { openTestDatabase } from '@fairlead/testing/test-database';
import type { TestDatabase } from '@fairlead/testing/server-database';
import { sql, type TableMetadata } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSONAL_DATA, type PersonalData } from './personal-data.ts';

const STATED: Readonly<Record<string, PersonalData>> = PERSONAL_DATA;

let database: TestDatabase;
let tables: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  database = await openTestDatabase();
  const nameOf = ({ schema, name }: TableMetadata) => (schema === 'public' ? name : `${schema}.${name}`);
  const found = await database.db.introspection.getTables();
  tables = new Map(found.map((table) => [nameOf(table), table.columns.map(({ name }) => name)]));
});
afterAll(() => database.close());

const withColumn = (column: string): string[] =>
  [...tables].filter(([, columns]) => columns.includes(column)).map(([name]) => name);

const goingWith = (kind: string): string[] =>
  Object.entries(STATED)
    .filter(([, { goesWith }]) => goesWith === kind)
    .map(([name]) => name);

test('every table states its export, erasure and retention', () => {
  expect(Object.keys(STATED).toSorted()).toEqual([...tables.keys()].toSorted());
});

test('what names a loan goes with it, else with its application, else with its account', () => {
  const ofLoans = withColumn('loan_id');
  const ofApplications = withColumn('application_id').filter(
    (name) => name !== 'loans' && !ofLoans.includes(name),
  );
  expect(goingWith('loan').toSorted()).toEqual(['loans', 'provider_events', ...ofLoans].toSorted());
  expect(goingWith('application').toSorted()).toEqual(['loan_applications', ...ofApplications].toSorted());
  for (const name of goingWith('account'))
    expect(name === 'users' || withColumn('user_id').includes(name), name).toBe(true);
});

test('nothing that names a user stays without a time', () => {
  for (const name of withColumn('user_id')) expect(STATED[name]?.goesWith, name).not.toHaveProperty('never');
});

test('a table that goes at an age has a retention period', () => {
  const ages = Object.values(STATED).flatMap(({ goesWith }) =>
    typeof goesWith === 'object' && 'age' in goesWith ? [goesWith.age] : [],
  );
  for (const age of ages) expect(isKeyOf(RETENTION_PERIODS, age), age).toBe(true);
});

test('an export opens what is encrypted, or leaves it out', () => {
  for (const [name, { isExported, opens = {}, files = {}, omits = [] }] of Object.entries(STATED)) {
    const columns = tables.get(name) ?? [];
    const stated = [...Object.keys(opens), ...Object.keys(files), ...omits];
    expect(
      stated.filter((column) => !columns.includes(column)),
      name,
    ).toEqual([]);
    const encrypted = columns.filter((column) => column.endsWith('_encrypted'));
    const unread = encrypted.filter((column) => !stated.includes(column));
    if (isExported === true) expect(unread, name).toEqual([]);
  }
});

/** Columns that can hold a file and state no kind. */
async function filesWithoutKind(): Promise<string[]> {
  const found = await database.db.introspection.getTables();
  return found.flatMap(({ schema, name, columns }) =>
    columns
      .filter(({ dataType }) => dataType === 'bytea')
      .filter((column) => schema !== 'public' || !isKeyOf(STATED[name]?.files ?? {}, column.name))
      .map((column) => `${name}.${column.name}`),
  );
}

describe('a kind of stored file', () => {
  test('is stated for every column of bytes', async () => {
    expect(await filesWithoutKind()).toEqual([]);
    await sql`alter table attachments add column preview_encrypted bytea`.execute(database.db);
    expect(await filesWithoutKind()).toEqual(['attachments.preview_encrypted']);
    await sql`alter table attachments drop column preview_encrypted`.execute(database.db);
  });

  test('is kept as long as the rows that hold it', () => {
    const used = Object.values(STATED).flatMap(({ goesWith, files = {} }) =>
      Object.values(files).map((kind) => ({ kind, goesWith })),
    );
    expect(new Set(used.map(({ kind }) => kind))).toEqual(new Set(Object.keys(FILE_KINDS)));
    for (const { kind, goesWith } of used) {
      const { keptWith }: FileKind = FILE_KINDS[kind];
      // What names an application goes with its loan, if it became one.
      expect({ kind, goesWith, keptWith }).toEqual({
        kind,
        goesWith: 'application',
        keptWith: ['loans', 'applications'],
      });
    }
  });
});
