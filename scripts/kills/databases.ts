import { databaseOn, type Db } from '../../packages/server/src/database/database.ts';
import { serverDialect } from '../../packages/server/src/database/drivers.ts';
import { run } from '../../packages/server/src/database/run-sql.ts';

/** Databases on one server, each a copy of another or empty. */
export interface Databases {
  urlOf(name: string): string;
  create(name: string, template?: string): Promise<void>;
  drop(name: string): Promise<void>;
  /** Works with a database and leaves no connection behind. */
  using<T>(name: string, work: (db: Db) => Promise<T>): Promise<T>;
}

export function databasesOn(serverUrl: string): Databases {
  const urlOf = (name: string): string => {
    const place = new URL(serverUrl);
    place.pathname = `/${name}`;
    return place.href;
  };
  const using = async <T>(url: string, work: (db: Db) => Promise<T>): Promise<T> => {
    const db = databaseOn(serverDialect({ url, poolSize: 2, onConnectionError: () => undefined }));
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  };
  const onServer = async (statement: string): Promise<void> => {
    await using(serverUrl, (db) => run(db, statement));
  };
  return {
    urlOf,
    create: (name, template) =>
      onServer(`create database ${name}${template === undefined ? '' : ` template ${template}`}`),
    drop: (name) => onServer(`drop database if exists ${name} with (force)`),
    using: (name, work) => using(urlOf(name), work),
  };
}
