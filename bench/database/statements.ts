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

const BEGIN = `begin; set local fairlead.acting_as = 'system'`;

async function runInTurn(client: pg.Client, statements: readonly Recorded[]): Promise<void> {
  await client.query(BEGIN);
  for (const { text, values } of statements) {
    if (text === 'begin') continue;
    if (text === 'commit') await client.query(`commit; ${BEGIN}`);
    else await client.query({ text, values: [...values], name: nameOf(text) });
  }
  await client.query('commit');
}

/**
 * Runs lists of statements, each one after another with as many commits, the lists shared by so many connections.
 * @returns milliseconds.
 */
export async function replay(
  url: string,
  lists: readonly (readonly Recorded[])[],
  connections = 1,
): Promise<number> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const left = lists.values();
  const startedAt = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      for (const statements of left) await runInTurn(client, statements);
    }),
  );
  const took = performance.now() - startedAt;
  await Promise.all(clients.map((client) => client.end()));
  return took;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 24);
  names.set(text, name);
  return name;
}
