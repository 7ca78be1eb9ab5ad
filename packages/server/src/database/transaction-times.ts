import type { DatabaseConnection } from 'kysely';

/** Failed is one that the database could not begin, commit or roll back. */
export type TransactionEnd = 'committed' | 'rolled-back' | 'failed';

/** Receives how a transaction ended, and how long it took from its beginning. */
export type TransactionObserver = (end: TransactionEnd, ms: number) => void;

/** Measures the transactions of a driver. A connection has one at a time. */
export class TransactionTimes {
  readonly #observe: TransactionObserver;
  readonly #startedAt = new WeakMap<DatabaseConnection, number>();

  constructor(observe: TransactionObserver = () => undefined) {
    this.#observe = observe;
  }

  async began(connection: DatabaseConnection, begin: () => Promise<void>): Promise<void> {
    this.#startedAt.set(connection, performance.now());
    await begin().catch((error: unknown) => {
      this.#report(connection, 'failed');
      throw error;
    });
  }

  async ended(connection: DatabaseConnection, end: TransactionEnd, run: () => Promise<void>): Promise<void> {
    await run().catch((error: unknown) => {
      this.#report(connection, 'failed');
      throw error;
    });
    this.#report(connection, end);
  }

  /** A transaction that cannot be committed is rolled back afterwards: its first end counts. */
  #report(connection: DatabaseConnection, end: TransactionEnd): void {
    const startedAt = this.#startedAt.get(connection);
    if (startedAt === undefined) return;
    this.#startedAt.delete(connection);
    this.#observe(end, performance.now() - startedAt);
  }
}
