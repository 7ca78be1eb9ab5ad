import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { OutsideState } from './outside.ts';
import type { Person } from './person.ts';

/** A run between two months: with its database it continues as if it had not stopped. */
export interface SavedRun {
  readonly seed: number;
  readonly borrowers: number;
  /** The last one in which everything held. */
  readonly month: number;
  readonly people: readonly Person[];
  /** What each borrower did, by their index. */
  readonly trace: ReadonlyMap<number, readonly string[]>;
  readonly acts: ReadonlyMap<string, number>;
  readonly killDice: number;
  readonly strikesBefore: number;
  readonly outside: OutsideState;
  readonly kills: number;
  /** In milliseconds since 1970. */
  readonly time: number;
}

const runIn = (folder: string): string => path.join(folder, 'run');

const databaseOf = (folder: string, month: number): string => path.join(folder, `database-${month}`);

/** The run that is saved in a folder, with the file of its database, if one is. */
export function readSavedRun(folder: string): (SavedRun & { readonly database: string }) | undefined {
  if (!existsSync(runIn(folder))) return undefined;
  const run = deserialize(readFileSync(runIn(folder))) as SavedRun; // written by saveRun
  return { ...run, database: databaseOf(folder, run.month) };
}

/** Saves the run in place of an earlier month of it. A process that is killed meanwhile leaves one of the two whole. */
export async function saveRun(
  folder: string,
  run: SavedRun,
  saveDatabase: (file: string) => Promise<void>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const before = readSavedRun(folder);
  await saveDatabase(databaseOf(folder, run.month));
  writeFileSync(`${runIn(folder)}.new`, serialize(run));
  renameSync(`${runIn(folder)}.new`, runIn(folder));
  if (before && before.month !== run.month) rmSync(before.database, { force: true });
}
