import { databaseOn, type Db } from '@fairlead/server/database/database';
import { serverDialect } from '@fairlead/server/database/drivers';
import { run } from '@fairlead/server/database/run-sql';
import type { Database } from '@fairlead/server/database/schema';
import { Kysely, type LogConfig } from 'kysely';

/** A database as its owner and as the server connects, and the server's administrator. */
export interface Place {
  readonly adminUrl: string;
  readonly ownerUrl: string;
  readonly serverUrl: string;
}

/** As the server connects, with as many connections as it has. */
export function openServer(url: string, log: LogConfig = []): Db {
  const dialect = serverDialect({ url, poolSize: 8, onConnectionError: () => undefined });
  return new Kysely<Database>({ dialect, log });
}

const openAt = (url: string): Db =>
  databaseOn(serverDialect({ url, poolSize: 2, statementLimitMs: null, onConnectionError: () => undefined }));

export async function using<T>(url: string, work: (db: Db) => Promise<T>, db = openAt(url)): Promise<T> {
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

function named(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

export const vacuum = (owner: Db): Promise<void> => run(owner, 'vacuum analyze');

const nameIn = (url: string): string => new URL(url).pathname.slice(1);

/** Runs `work` on a copy of a database to which nothing is connected. */
export async function onCopy<T>(place: Place, work: (copy: Place) => Promise<T>): Promise<T> {
  const name = `${nameIn(place.ownerUrl)}_copy`;
  const admin = (statement: string) => using(place.adminUrl, (db) => run(db, statement));
  await admin(`create database ${name} template ${nameIn(place.ownerUrl)}`);
  try {
    return await work({
      ...place,
      ownerUrl: named(place.ownerUrl, name),
      serverUrl: named(place.serverUrl, name),
    });
  } finally {
    await admin(`drop database ${name} with (force)`);
  }
}
