import type { Day } from '@fairlead/core/calendar/day';
import type { AppServices } from '../../context.ts';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { loadEmbeds } from '../embeds.ts';
import { findNoReapply } from './can-reapply.ts';
import { presentUser, type UserView } from './present-user.ts';
import { USER_GRAPH } from './user-embeds.ts';
import type { Owner } from './user-store.ts';
import { findUser } from './users.ts';

type Reader = Pick<AppServices, 'cipher'> & { readonly today: Day; readonly now: Instant };

/**
 * A borrower with the relations asked for, as their own session sees them.
 * @throws when there is no such borrower.
 */
export async function readBorrower(
  db: Db,
  reader: Reader,
  owner: Owner,
  embedded: ReadonlySet<string>,
): Promise<UserView> {
  const [found, noReapply, relations] = await Promise.all([
    findUser(reader, db, owner),
    findNoReapply(db, owner, reader),
    loadEmbeds(USER_GRAPH, embedded, { db, cipher: reader.cipher, owner }),
  ]);
  if (!found) throw new Error(`there is no user ${owner.userId}`);
  return { ...presentUser(found, noReapply), ...relations };
}
