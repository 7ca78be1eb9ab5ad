import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * For whom statements are run: a borrower by their id, or one of these. The server's own work runs for `system`; `none`
 * sees no row of any borrower, and neither does `anyone`, who finds one by a digest alone (`seeking`).
 */
export type ActingAs = 'system' | 'staff' | 'service' | 'anyone' | 'none' | (string & {});

/** The setting of the transaction that the policies of `row-policies.ts` read. */
export const ACTING_AS = 'fairlead.acting_as';

const acting = new AsyncLocalStorage<ActingAs>();

/** Runs `work` for `who`: on a PostgreSQL server, rows that are not theirs cannot be read or written in it. */
export function actAs<T>(who: ActingAs, work: () => T): T {
  return acting.run(who, work);
}

/** Whom the running work is for; undefined where nothing said. */
export function whoActs(): ActingAs | undefined {
  return acting.getStore();
}
