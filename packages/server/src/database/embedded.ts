import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockFolder } from './folder-lock.ts';
import { PARSERS } from './parsers.ts';

async function opened(pglite: Promise<PGlite>): Promise<PGlite> {
  const database = await pglite;
  await database.exec("set time zone 'UTC'; set datestyle to ISO");
  return database;
}

/** Opens the embedded database in a folder that no other process has open. */
export async function openFolder(dataFolder: string): Promise<{ pglite: PGlite; unlock(): void }> {
  mkdirSync(dataFolder, { recursive: true });
  const unlock = lockFolder(dataFolder);
  try {
    const pglite = await opened(PGlite.create({ dataDir: join(dataFolder, 'postgres'), parsers: PARSERS }));
    return { pglite, unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens an embedded database in memory, empty or as a dump left it. */
export function openInMemory(dump?: Blob): Promise<PGlite> {
  return opened(PGlite.create({ parsers: PARSERS, ...(dump ? { loadDataDir: dump } : {}) }));
}
