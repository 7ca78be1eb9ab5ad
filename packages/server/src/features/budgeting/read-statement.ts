import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import {
  findStatement,
  type StoredStatement,
} from '../../resources/financial-statement/financial-statement-store.ts';
import { presentStatement } from '../../resources/financial-statement/present-financial-statement.ts';

/** A statement as the borrower of the request gets it. */
export function viewStatement(
  { today, config }: RequestContext<Borrower>,
  stored: StoredStatement,
  embedded: ReadonlySet<string>,
) {
  return presentStatement(stored, { today, triggerFigures: config.triggerFigures, embedded });
}

export async function readStatement(
  context: RequestContext<Borrower>,
  id: string,
  embedded: ReadonlySet<string>,
) {
  const stored = await findStatement(context.db, context.cipher, context.actor, id);
  return stored ? accept(viewStatement(context, stored, embedded)) : refuse('notFound');
}
