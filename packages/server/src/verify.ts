// npm run verify: says of every check whether it holds, and ends with 1 when one does not.
import { configFrom, SettingsRefused } from './config/config.ts';
import { FOLDERS, loadEnvFile } from './config/places.ts';
import { actAs } from './database/acting-as.ts';
import { openDatabase } from './database/database.ts';
import { FolderInUse } from './database/folder-lock.ts';
import { isMigrated } from './database/migrate.ts';
import { cipherFrom } from './runtime/services.ts';
import { verifyProof } from './verification/proof-checks.ts';
import { verifyRecords, type CheckResult } from './verification/verify-records.ts';

const SHOWN = 10;

class NotMigrated extends Error {}

function describeResult({ check, differences }: CheckResult): string {
  const shown = differences.slice(0, SHOWN).map((difference) => `    ${difference}`);
  const more = differences.length > SHOWN ? [`    and ${differences.length - SHOWN} more`] : [];
  return [`${differences.length === 0 ? '✓' : '✗'} ${check}`, ...shown, ...more].join('\n');
}

/** @returns whether every check holds. */
async function verify(): Promise<boolean> {
  loadEnvFile();
  const config = configFrom(process.env, FOLDERS);
  const place = { ...config.database, dataFolder: config.dataFolder };
  const { db, close } = await openDatabase(place, (error) => process.stderr.write(`${error.message}\n`));
  try {
    if (!(await isMigrated(db)))
      throw new NotMigrated('This database is not up to date. Run npm start first.');
    const { loans, results: ofRecords } = await verifyRecords(db);
    const { links, results: ofProof } = await verifyProof(db, cipherFrom(config.secrets));
    const results = [...ofRecords, ...ofProof];
    const failed = results.filter(({ differences }) => differences.length > 0).length;
    const summary = failed === 0 ? 'every check holds' : `${failed} of ${results.length} checks do not hold`;
    process.stdout.write(
      `${results.map(describeResult).join('\n')}\n${loans} loans, ${links} links: ${summary}\n`,
    );
    return failed === 0;
  } finally {
    await close();
  }
}

/** A problem that the operator can fix is printed without a stack. */
const isPlain = (error: unknown): error is Error =>
  error instanceof SettingsRefused || error instanceof FolderInUse || error instanceof NotMigrated;

try {
  process.exitCode = (await actAs('system', verify)) ? 0 : 1;
} catch (error) {
  process.stderr.write(
    `${isPlain(error) ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
}
