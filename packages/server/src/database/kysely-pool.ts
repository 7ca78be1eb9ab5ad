import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { errorCodeOf } from '../error-code.ts';
import { whoActs, type ActingAs } from './acting-as.ts';
import { beginAs, queryAs, type Statement } from './query-as.ts';
import { StatementNames } from './statement-names.ts';

/** PostgreSQL says this when a column was added to a table whose `select *` was prepared before. */
const STALE_PLAN = 'cached plan must not change result type';

const isStalePlan = (error: unknown): boolean => error instanceof Error && error.message === STALE_PLAN;

/** Connection exceptions, shut-down and a crash: the connection ends, a moment after the statement has failed. */
const CONNECTION_ENDS = /^(?:08|57P0)/;

/** `pg` says this when it stops waiting. The connection stays open, and the server may still do the statement. */
const NO_REPLY = 'Query read timeout';

/** What may be prepared without values: not the statements that begin and end transactions or change tables. */
const READS = /^\s*select\s/;

/** As Kysely begins a transaction, and as PostgreSQL says that none is open. */
const BEGIN = 'begin';
const OUTSIDE_TRANSACTIONS = 'I';

const endsConnection = (error: unknown): boolean =>
  CONNECTION_ENDS.test(errorCodeOf(error) ?? '') || (error instanceof Error && error.message === NO_REPLY);

/** What the pool's clients are to Kysely, which gives them a text and values. Nothing here streams. */
class KyselyClient {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames | null;
  #who: ActingAs | undefined;
  #isEnding = false;

  constructor(client: pg.PoolClient, names: StatementNames | null) {
    this.#client = client;
    this.#names = names;
  }

  /** Whom the next statements are for, until the client is released. */
  actAs(who: ActingAs | undefined): void {
    this.#who = who;
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

  /**
   * A connection that is about to end, or in a transaction that nothing has ended, does not go back to the pool, where
   * the next call would get it and act in that transaction.
   */
  release(isDiscarded = false): void {
    this.#client.release(isDiscarded || this.#isEnding || this.#isInTransaction());
  }

  async #run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const name = values.length > 0 || READS.test(text) ? this.#names?.nameOf(text) : undefined;
    const statement = { text, values: [...values], ...(name === undefined ? {} : { name }) };
    return (await this.#send(statement)) as PostgresQueryResult<R>; // Kysely reads three fields, which pg has
  }

  #isInTransaction(): boolean {
    return this.#client.getTransactionStatus() !== OUTSIDE_TRANSACTIONS;
  }

  /** Statements of the same moment leave in one write: a write costs more than most statements do. */
  #gather(): void {
    const { stream } = this.#client.connection;
    if (stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  /** In a transaction it has been said at the beginning whom it is for. */
  #send(statement: Statement): Promise<unknown> {
    this.#gather();
    if (this.#who === undefined || this.#isInTransaction()) return this.#client.query(statement);
    return statement.text === BEGIN
      ? beginAs(this.#client, this.#who)
      : queryAs(this.#client, this.#who, statement, this.#names !== null);
  }
}

export interface PoolSettings {
  /** Whether statements that are run often are prepared. */
  readonly isPreparing: boolean;
  /** Whom statements are for where `actAs` has not said. */
  readonly actingAs?: ActingAs | undefined;
}

/** The pool as Kysely uses it. */
export function kyselyPool(pool: pg.Pool, { isPreparing, actingAs }: PoolSettings): PostgresPool {
  const names = isPreparing ? new StatementNames() : null;
  const clients = new WeakMap<pg.PoolClient, KyselyClient>();
  const clientOn = (connected: pg.PoolClient): KyselyClient => {
    const known = clients.get(connected);
    if (known) return known;
    const added = new KyselyClient(connected, names);
    clients.set(connected, added);
    return added;
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const who = whoActs() ?? actingAs;
      const client = clientOn(await pool.connect());
      client.actAs(who);
      return client as unknown as PostgresPoolClient; // without cursors, which nothing here uses
    },
  };
}
