import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { errorCodeOf } from '../error-code.ts';
import { StatementNames } from './statement-names.ts';

/** PostgreSQL says this when a column was added to a table whose `select *` was prepared before. */
const STALE_PLAN = 'cached plan must not change result type';

const isStalePlan = (error: unknown): boolean => error instanceof Error && error.message === STALE_PLAN;

/** Connection exceptions, shut-down and a crash: the connection ends, a moment after the statement has failed. */
const CONNECTION_ENDS = /^(?:08|57P0)/;

const endsConnection = (error: unknown): boolean => CONNECTION_ENDS.test(errorCodeOf(error) ?? '');

/** What the pool's clients are to Kysely, which gives them a text and values. Nothing here streams. */
class KyselyClient {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames | null;
  #isEnding = false;

  constructor(client: pg.PoolClient, names: StatementNames | null) {
    this.#client = client;
    this.#names = names;
  }

  async query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    try {
      return await this.#run<R>(text, values);
    } catch (error) {
      this.#isEnding ||= endsConnection(error);
      if (!isStalePlan(error)) throw error;
      this.#names?.renew();
      // A transaction has failed with the statement, and refuses this too.
      return this.#run<R>(text, values).catch(() => {
        throw error;
      });
    }
  }

  /** A connection that is about to end does not go back to the pool, where the next call would get it. */
  release(isDiscarded = false): void {
    this.#client.release(isDiscarded || this.#isEnding);
  }

  async #run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const name = values.length === 0 ? undefined : this.#names?.nameOf(text);
    const statement = { text, values: [...values], ...(name === undefined ? {} : { name }) };
    const result: unknown = await this.#client.query(statement);
    return result as PostgresQueryResult<R>; // Kysely reads three fields, which pg has
  }
}

/** The pool as Kysely uses it. With `isPreparing`, statements that are run often are prepared. */
export function kyselyPool(pool: pg.Pool, { isPreparing }: { isPreparing: boolean }): PostgresPool {
  const names = isPreparing ? new StatementNames() : null;
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known) return known;
      const added = new KyselyClient(client, names) as unknown as PostgresPoolClient; // without cursors, which nothing here uses
      clients.set(client, added);
      return added;
    },
  };
}
