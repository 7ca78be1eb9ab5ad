import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
} from 'kysely';
import { runTransaction } from './guarded-dialect.ts';

/** What a handle is made with: its statements go to the connection that its executor gives. */
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/**
 * A transaction whose statements do not wait for each other's answers. Kysely's own holds a statement back until the
 * one before it is answered, so that work on many rows at once would be as slow as one after another.
 */
export function runSideBySide<DB>(
  db: Kysely<DB>,
  works: readonly ((tx: Kysely<DB>) => Promise<void>)[],
): Promise<void> {
  return runTransaction(db, async (tx) => {
    const one = tx.getExecutor();
    const connection = await one.provideConnection((own: DatabaseConnection) => Promise.resolve(own));
    const executor = one.withConnectionProvider({ provideConnection: (use) => use(connection) });
    const together = new Kysely<DB>({
      config: { dialect },
      dialect,
      driver: dialect.createDriver(),
      executor,
    });
    const ended = await Promise.allSettled(works.map((work) => work(together)));
    // Only once all have ended: a statement that came after the rollback would be outside of it.
    for (const end of ended) if (end.status === 'rejected') throw end.reason;
  });
}
