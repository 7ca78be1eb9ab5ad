import { Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { MIGRATIONS } from './migrations/migrations.ts';

function migratorOf(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
}

/** Brings the schema up to date, all or nothing. Several processes may call it at once. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be brought up to date', { cause: error });
}

/** Whether every migration that this release knows has run. */
export async function isMigrated(db: Db): Promise<boolean> {
  const migrations = await migratorOf(db).getMigrations();
  return migrations.every(({ executedAt }) => executedAt !== undefined);
}
