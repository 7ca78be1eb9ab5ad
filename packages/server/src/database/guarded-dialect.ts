import { AsyncLocalStorage } from 'node:async_hooks';
import type {
  DatabaseConnection,
  Dialect,
  DialectAdapter,
  Driver,
  Kysely,
  TransactionSettings,
} from 'kysely';
import { TransactionTimes, type TransactionObserver } from './transaction-times.ts';
import { SerialQueue } from './serial-queue.ts';

const insideTransaction = new AsyncLocalStorage<true>();

export class OuterHandleInTransaction extends Error {
  constructor() {
    super(
      'The outer database handle was used inside a transaction: use the handle that the transaction gave',
    );
    this.name = 'OuterHandleInTransaction';
  }
}

/** Runs `work` in one transaction. Inside it only the handle it is given works; the outer one throws. */
export function runTransaction<DB, T>(db: Kysely<DB>, work: (tx: Kysely<DB>) => Promise<T>): Promise<T> {
  return db.transaction().execute((tx) => insideTransaction.run(true, () => work(tx)));
}

function isInsideTransaction(): boolean {
  return insideTransaction.getStore() === true;
}

interface Guard {
  readonly isSingleConnection: boolean;
  /** Called at the end of each transaction. */
  readonly onTransaction?: TransactionObserver | undefined;
}

class GuardedDriver implements Driver {
  readonly #inner: Driver;
  readonly #turnstile: SerialQueue | undefined;
  readonly #transactions: TransactionTimes;

  constructor(inner: Driver, { isSingleConnection, onTransaction }: Guard) {
    this.#inner = inner;
    this.#turnstile = isSingleConnection ? new SerialQueue() : undefined;
    this.#transactions = new TransactionTimes(onTransaction);
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (isInsideTransaction()) throw new OuterHandleInTransaction();
    await this.#turnstile?.enter();
    return this.#inner.acquireConnection();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await this.#inner.releaseConnection(connection);
    this.#turnstile?.leave();
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return this.#transactions.began(connection, () => this.#inner.beginTransaction(connection, settings));
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#transactions.ended(connection, 'committed', () => this.#inner.commitTransaction(connection));
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#transactions.ended(connection, 'rolled-back', () =>
      this.#inner.rollbackTransaction(connection),
    );
  }

  destroy(): Promise<void> {
    return this.#inner.destroy();
  }
}

/**
 * A dialect whose outer handle refuses to work inside a transaction. On one connection it would wait for itself
 * for ever; on a pool it would quietly work outside the transaction.
 */
export function guardedDialect(inner: Dialect, guard: Guard): Dialect {
  return {
    createDriver: () => new GuardedDriver(inner.createDriver(), guard),
    createQueryCompiler: () => inner.createQueryCompiler(),
    createIntrospector: (db) => inner.createIntrospector(db),
    createAdapter: () => withOwnQueue(inner.createAdapter()),
  };
}

/** The builder would queue before it asks the driver, and so before the guard could speak: we queue ourselves. */
function withOwnQueue(adapter: DialectAdapter): DialectAdapter {
  return Object.defineProperty(adapter, 'supportsMultipleConnections', { value: true });
}
