// npm run reset: a clean embedded database, after making sure that no process is using it.
import { existsSync, rmSync } from 'node:fs';
import { FolderInUse, lockFolder } from '../packages/server/src/database/folder-lock.ts';
import { inRoot } from './root.ts';

const folder = inRoot('.data');

try {
  if (existsSync(folder)) lockFolder(folder);
  rmSync(folder, { recursive: true, force: true });
  console.log(
    'The embedded database is gone; npm start makes a new one. A PostgreSQL server is never touched.',
  );
} catch (error) {
  if (!(error instanceof FolderInUse)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
