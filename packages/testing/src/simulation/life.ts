import type { DatabaseConnection, Dialect, Driver } from 'kysely';

const NEVER = new Promise<never>(() => undefined);

/**
 * The life of one server process on its database. It can end before or after any statement: then nothing of it continues,
 * as after a SIGKILL, and what it had not committed is gone once its connections are.
 */
export class Life {
  #momentsLeft = Number.POSITIVE_INFINITY;
  #isOver = false;
  /** How to roll back each open transaction, by its connection. */
  readonly #begun = new Map<DatabaseConnection, () => Promise<void>>();
  readonly #ended = Promise.withResolvers<'killed'>();

  /** Resolves when the life is over. */
  get ended(): Promise<'killed'> {
    return this.#ended.promise;
  }

  /** Ends it so many moments from now; each statement has two, before and after it. `null` takes that back. */
  endAfter(moments: number | null): void {
    this.#momentsLeft = moments ?? Number.POSITIVE_INFINITY;
  }

  /** Whatever still runs of it waits for ever from now on. */
  end(): void {
    this.#isOver = true;
    this.#ended.resolve('killed');
  }

  /** Notes a transaction that has begun. */
  began(connection: DatabaseConnection, rollBack: () => Promise<void>): void {
    this.#begun.set(connection, rollBack);
  }

  /** Notes that the transaction of the connection has ended. */
  finished(connection: DatabaseConnection): void {
    this.#begun.delete(connection);
  }

  /** Rolls back the open transactions, where the connection outlasts the server. */
  async rollBack(): Promise<void> {
    for (const rollBack of this.#begun.values()) await rollBack();
    this.#begun.clear();
  }

  async during<T>(statement: () => Promise<T>): Promise<T> {
    await this.#pass();
    const result = await this.unlessOver(statement);
    await this.#pass();
    return result;
  }

  /** Does work that is no statement. Its error counts only while the server lives: a kill closes the connections. */
  async unlessOver<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (this.#isOver) await NEVER;
      throw error;
    }
  }

  async #pass(): Promise<void> {
    this.#momentsLeft -= 1;
    if (this.#momentsLeft <= 0) this.end();
    if (this.#isOver) await NEVER;
  }
}

/** The dialect of a server whose statements end with its life. */
export function mortalDialect(inner: Dialect, life: Life): Dialect {
  return {
    createDriver: () => mortalDriver(inner.createDriver(), life),
    createQueryCompiler: () => inner.createQueryCompiler(),
    createIntrospector: (db) => inner.createIntrospector(db),
    createAdapter: () => inner.createAdapter(),
  };
}

/** What the driver gives, with the connection that it knows. */
class MortalConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #life: Life;

  constructor(inner: DatabaseConnection, life: Life) {
    this.inner = inner;
    this.#life = life;
  }

  executeQuery: DatabaseConnection['executeQuery'] = (query) =>
    this.#life.during(() => this.inner.executeQuery(query));

  streamQuery: DatabaseConnection['streamQuery'] = (query, chunkSize) =>
    this.inner.streamQuery(query, chunkSize);
}

function mortalDriver(driver: Driver, life: Life): Driver {
  const known = (connection: DatabaseConnection): DatabaseConnection =>
    connection instanceof MortalConnection ? connection.inner : connection;
  const ending = (
    given: DatabaseConnection,
    end: (connection: DatabaseConnection) => Promise<void>,
  ): Promise<void> =>
    life.during(async () => {
      const connection = known(given);
      await end(connection);
      life.finished(connection);
    });
  return {
    init: () => driver.init(),
    acquireConnection: async () =>
      new MortalConnection(await life.unlessOver(() => driver.acquireConnection()), life),
    beginTransaction: (given, settings) =>
      life.during(async () => {
        const connection = known(given);
        await driver.beginTransaction(connection, settings);
        life.began(connection, () => driver.rollbackTransaction(connection));
      }),
    commitTransaction: (given) => ending(given, (connection) => driver.commitTransaction(connection)),
    rollbackTransaction: (given) => ending(given, (connection) => driver.rollbackTransaction(connection)),
    releaseConnection: (connection) => driver.releaseConnection(known(connection)),
    destroy: () => driver.destroy(),
  };
}
