import type { Db } from '@fairlead/server/database/database';
import { MIGRATIONS } from '@fairlead/server/database/migrations/migrations';
import { Migrator } from 'kysely/migration';

/** Brings an empty database to the schema of an older release, by the name of its last migration. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateTo(name);
  if (error) throw new Error(`no migration to ${name}`, { cause: error });
}
