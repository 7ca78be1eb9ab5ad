import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodeOf } from '../error-code.ts';

export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The embedded database in ${folder} is in use by process ${pid}. ` +
        'Stop that process first, or set DATABASE_URL to a PostgreSQL server that several can share.',
    );
    this.name = 'FolderInUse';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCodeOf(error) === 'EPERM'; // it runs, as another user
  }
}

function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isSafeInteger(pid) && pid > 0 && isRunning(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function claim(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes the folder for this process: two processes on one embedded database lose commits silently.
 * A lock whose process is gone is taken over.
 * @returns what gives the folder back.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'in-use-by');
  if (!claim(file)) {
    const holder = holderOf(file);
    if (holder !== undefined) throw new FolderInUse(folder, holder);
    rmSync(file, { force: true });
    if (!claim(file)) throw new FolderInUse(folder, holderOf(file) ?? 0);
  }
  return () => rmSync(file, { force: true });
}
