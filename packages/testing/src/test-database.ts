import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { databaseOn } from '@fairlead/server/database/database';
import { embeddedDialect } from '@fairlead/server/database/drivers';
import { SESSION_SETTINGS } from '@fairlead/server/database/embedded';
import { migrate } from '@fairlead/server/database/migrate';
import { PARSERS } from '@fairlead/server/database/parsers';
import { schemaDigest } from './schema-digest.ts';
import { serverDatabase, type TestDatabase } from './server-database.ts';

const CACHE = fileURLToPath(new URL('../.cache', import.meta.url));

/** An embedded database in memory, empty or as a dump left it. */
export async function openInMemory(dump?: Blob): Promise<PGlite> {
  const pglite = await PGlite.create({ parsers: PARSERS, ...(dump ? { loadDataDir: dump } : {}) });
  await pglite.exec(SESSION_SETTINGS);
  return pglite;
}

/** A migrated, empty database as a dump; made once for each schema, in a folder that git ignores. */
export async function migratedDump(): Promise<Blob> {
  const file = join(CACHE, `migrated-${schemaDigest()}.tar`);
  if (!existsSync(file)) {
    const pglite = await openInMemory();
    const db = databaseOn(embeddedDialect(async () => pglite));
    await migrate(db);
    const dump = await pglite.dumpDataDir('none');
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
    renameSync(`${file}.${process.pid}`, file);
    await db.destroy();
  }
  return new Blob([readFileSync(file)]);
}

async function embeddedDatabase(): Promise<TestDatabase> {
  const dump = await migratedDump();
  const db = databaseOn(embeddedDialect(() => openInMemory(dump)));
  return { db, ofServer: db, close: () => db.destroy() };
}

/** A migrated, empty database of one's own: embedded, or on the server of TEST_DATABASE_URL. */
export function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? serverDatabase(url) : embeddedDatabase();
}
