import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockFolder } from './folder-lock.ts';
import { PARSERS } from './parsers.ts';

/** What a session begins with: days and instants come as ISO text, in UTC. */
export const SESSION_SETTINGS = "set time zone 'UTC'; set datestyle to ISO";

/** Opens the embedded database in a folder that no other process has open. */
export async function openFolder(dataFolder: string): Promise<{ pglite: PGlite; unlock(): void }> {
  mkdirSync(dataFolder, { recursive: true });
  const unlock = lockFolder(dataFolder);
  try {
    const pglite = await PGlite.create({ dataDir: join(dataFolder, 'postgres'), parsers: PARSERS });
    await pglite.exec(SESSION_SETTINGS);
    return { pglite, unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}
