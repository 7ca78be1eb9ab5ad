import { isStatementOpen, NO_ANSWERS, statementExpiry } from '@fairlead/core/financial-statement/answers';
import { accept } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import {
  findNewestStatement,
  insertStatement,
  type StoredStatement,
} from '../../resources/financial-statement/financial-statement-store.ts';
import { changedOn } from '../../resources/financial-statement/present-financial-statement.ts';
import { lockUser } from '../../resources/user/user-store.ts';
import { viewStatement } from './read-statement.ts';

type Context = RequestContext<Borrower>;

/** The statement that counts today; a new one begins with the answers of the last. */
export function openStatement(context: Context, embedded: ReadonlySet<string>) {
  return context.transaction(async (tx) => {
    const { actor, cipher, today } = context;
    // Two devices that open it together get the same one.
    await lockUser(tx, actor);
    const newest = await findNewestStatement(tx, cipher, actor);
    const isOpen = newest !== undefined && isStatementOpen(newest.expires_on, today);
    const stored = isOpen ? newest : await start(tx, context, newest);
    return accept(viewStatement(context, stored, embedded));
  });
}

async function start(tx: Db, context: Context, last: StoredStatement | undefined): Promise<StoredStatement> {
  const { actor, cipher, newId, now, today } = context;
  const { userId, brandId } = actor;
  const started = await insertStatement(tx, cipher, {
    userId,
    brandId,
    id: newId(),
    answers: last?.answers ?? NO_ANSWERS,
    startedOn: today,
    expiresOn: statementExpiry(today),
    filledInFrom: last ? changedOn(last) : null,
    now,
  });
  const detail = { statement: started.id, filledInFrom: last?.id ?? null };
  await recordAudit(context, tx, borrowersEntry(actor, 'financial-statement-started', detail));
  return started;
}
