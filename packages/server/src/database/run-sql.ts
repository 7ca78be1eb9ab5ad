import { sql, type Kysely } from 'kysely';

/** Runs statements of a migration in order. Migrations know no table types: those describe the newest schema. */
export async function run<T>(db: Kysely<T>, ...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
