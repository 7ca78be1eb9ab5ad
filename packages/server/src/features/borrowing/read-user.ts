import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { loadEmbeds } from '../../resources/embeds.ts';
import { presentUser } from '../../resources/user/present-user.ts';
import { USER_GRAPH } from '../../resources/user/user-embeds.ts';
import { hasActiveLoan } from '../../resources/user/user-summaries-store.ts';
import { findUser } from '../../resources/user/users.ts';

/** The borrower who calls, with the relations asked for. */
export async function readUser(context: RequestContext<Borrower>, embedded: ReadonlySet<string>) {
  const { db, actor } = context;
  const [found, isBorrowing, relations] = await Promise.all([
    findUser(context, db, actor),
    hasActiveLoan(db, actor),
    loadEmbeds(USER_GRAPH, embedded, { db, owner: actor }),
  ]);
  return found ? accept({ ...presentUser(found, !isBorrowing), ...relations }) : refuse('notFound');
}
