import { randomUUID } from 'node:crypto';
import { databaseOn, type Db } from '@fairlead/server/database/database';
import { serverDialect } from '@fairlead/server/database/drivers';
import { migrate } from '@fairlead/server/database/migrate';
import { run } from '@fairlead/server/database/run-sql';

export interface TestDatabase {
  readonly db: Db;
  close(): Promise<void>;
}

const openAt = (url: string, poolSize: number) =>
  databaseOn(serverDialect({ url, poolSize, onIdleError: () => undefined }));

async function onServer(url: string, statement: string): Promise<void> {
  const db = openAt(url, 1);
  try {
    await run(db, statement);
  } finally {
    await db.destroy();
  }
}

/** A new database on a server, dropped when it is closed. */
export async function serverDatabase(url: string): Promise<TestDatabase> {
  const name = `fairlead_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, `create database ${name}`);
  const place = new URL(url);
  place.pathname = `/${name}`;
  const db = openAt(place.href, 8);
  await migrate(db);
  return {
    db,
    close: async () => {
      await db.destroy();
      await onServer(url, `drop database ${name} with (force)`);
    },
  };
}
