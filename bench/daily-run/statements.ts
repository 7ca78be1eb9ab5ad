import { createHash } from 'node:crypto';
import type { Logger } from 'kysely';
import pg from 'pg';

export interface Recorded {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Notes what is asked of a database, for the `log` of its handle. */
export function recordInto(statements: Recorded[]): Logger {
  return ({ level, query }) => {
    if (level === 'query') statements.push({ text: query.sql, values: query.parameters });
  };
}

/** Runs statements one after another on one connection, with as many commits. @returns milliseconds. */
export async function replay(url: string, statements: readonly Recorded[]): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const begin = `begin; set local fairlead.acting_as = 'system'`;
  const startedAt = performance.now();
  await client.query(begin);
  for (const { text, values } of statements) {
    if (text === 'begin') continue;
    if (text === 'commit') await client.query(`commit; ${begin}`);
    else await client.query({ text, values: [...values], name: nameOf(text) });
  }
  await client.query('commit');
  const took = performance.now() - startedAt;
  await client.end();
  return took;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 24);
  names.set(text, name);
  return name;
}
