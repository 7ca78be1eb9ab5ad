import { isDeepStrictEqual } from 'node:util';
import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { isStatementOpen } from '@fairlead/core/financial-statement/answers';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import {
  lockStatement,
  updateStatement,
} from '../../resources/financial-statement/financial-statement-store.ts';
import { viewStatement } from './read-statement.ts';

/**
 * Replaces the answers. Only those of the version that the borrower saw: an older tab cannot undo what a newer one
 * saved. The answers that are stored already change nothing, so a request that is repeated succeeds.
 */
export function changeStatement(
  context: RequestContext<Borrower>,
  id: string,
  { version, ...answers }: BodyOf<Endpoints['changeFinancialStatement']>,
  embedded: ReadonlySet<string>,
) {
  return context.transaction(async (tx) => {
    const { actor, cipher, now, today } = context;
    const stored = await lockStatement(tx, cipher, actor, id);
    if (!stored) return refuse('notFound');
    if (!isStatementOpen(stored.expires_on, today)) return refuse('statementExpired');
    if (isDeepStrictEqual(stored.answers, answers)) return accept(viewStatement(context, stored, embedded));
    if (stored.version !== version) return refuse('statementChanged');
    const changed = await updateStatement(tx, cipher, stored, { answers, now });
    const detail = { statement: id, version: changed.version };
    await recordAudit(context, tx, borrowersEntry(actor, 'financial-statement-changed', detail));
    return accept(viewStatement(context, changed, embedded));
  });
}
