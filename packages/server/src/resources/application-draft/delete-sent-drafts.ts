import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { emailIndex, findUser } from '../user/users.ts';
import { deleteDraftRow, deleteDraftsFor, lockDraftByKey } from './application-draft-store.ts';
import { draftKeyHash } from './application-draft.ts';

const KEY_HEADER = 'x-draft-key';

const KEY = /^[\w-]{43}$/;

/**
 * The form was sent, so what was saved of it is deleted: by the key of its browser, because knowing the email address
 * must not be enough to delete another person's. A borrower's own session deletes all that was saved for its address.
 */
export async function deleteSentDrafts(context: RequestContext, tx: Db): Promise<void> {
  const { actor, brand, cipher } = context;
  const key = context.header(KEY_HEADER) ?? '';
  const draft = KEY.test(key) ? await lockDraftByKey(tx, brand.id, draftKeyHash(cipher, key)) : undefined;
  if (draft) await deleteDraftRow(tx, draft);
  const user = actor?.limitedTo === null ? await findUser(context, tx, actor) : undefined;
  if (user) await deleteDraftsFor(tx, brand.id, emailIndex(cipher, user.email));
}
