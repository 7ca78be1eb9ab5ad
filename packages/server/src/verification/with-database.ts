import { configFrom, SettingsRefused } from '../config/config.ts';
import { FOLDERS, loadEnvFile } from '../config/places.ts';
import { actAs } from '../database/acting-as.ts';
import { openDatabase, type Db } from '../database/database.ts';
import { FolderInUse } from '../database/folder-lock.ts';
import { isMigrated } from '../database/migrate.ts';
import { cipherFrom } from '../runtime/services.ts';
import type { Cipher } from '../security/cipher.ts';

class NotMigrated extends Error {}

/** What a command prints, and whether it ends with 0. */
export interface CommandResult {
  readonly text: string;
  readonly isGood: boolean;
}

async function perform(command: (db: Db, cipher: Cipher) => Promise<CommandResult>): Promise<CommandResult> {
  loadEnvFile();
  const config = configFrom(process.env, FOLDERS);
  const place = { ...config.database, dataFolder: config.dataFolder };
  const { db, close } = await openDatabase(place, (error) => process.stderr.write(`${error.message}\n`));
  try {
    if (!(await isMigrated(db)))
      throw new NotMigrated('This database is not up to date. Run npm start first.');
    return await command(db, cipherFrom(config.secrets));
  } finally {
    await close();
  }
}

/** A problem that the operator can fix is printed without a stack. */
const isPlain = (error: unknown): error is Error =>
  error instanceof SettingsRefused || error instanceof FolderInUse || error instanceof NotMigrated;

/** Runs a command on the database of the settings, which no server may have open where it is embedded. */
export async function withDatabase(
  command: (db: Db, cipher: Cipher) => Promise<CommandResult>,
): Promise<void> {
  try {
    const { text, isGood } = await actAs('system', () => perform(command));
    process.stdout.write(`${text}\n`);
    process.exitCode = isGood ? 0 : 1;
  } catch (error) {
    process.stderr.write(
      `${isPlain(error) ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}
