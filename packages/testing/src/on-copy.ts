import { transaction, type Db } from '@fairlead/server/database/database';
import { run } from '@fairlead/server/database/run-sql';

/** What a copy is left by: nothing of it stays. */
class Discarded extends Error {}

/** Does the work on a copy on which the owner of the database ran these statements with the triggers off. */
export async function onCopy(
  db: Db,
  statements: readonly string[],
  work: (copy: Db) => Promise<void>,
): Promise<void> {
  await transaction(db, async (copy) => {
    await run(copy, 'set local session_replication_role = replica', ...statements);
    await work(copy);
    throw new Discarded();
  }).catch((error: unknown) => {
    if (!(error instanceof Discarded)) throw error;
  });
}
