import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { emailIndex, type User } from '../user/users.ts';
import { deleteDraftsOf } from './application-draft-store.ts';
import { draftKeyHash } from './application-draft.ts';

const KEY_HEADER = 'x-draft-key';

const KEY = /^[\w-]{43}$/;

/**
 * The form was sent, so what was saved of it is deleted: by the key of its browser, because knowing the email address
 * must not be enough to delete another person's. A borrower's own session, `user`, deletes all that was saved for its address,
 * once a link was opened in its mailbox: until then the account may be a stranger's.
 */
export async function deleteSentDrafts(
  { brand, cipher, header }: RequestContext,
  tx: Db,
  user: User | null,
): Promise<void> {
  const key = header(KEY_HEADER) ?? '';
  await deleteDraftsOf(tx, brand.id, {
    keyHash: KEY.test(key) ? draftKeyHash(cipher, key) : undefined,
    emailIndex: user?.isEmailProven ? emailIndex(cipher, user.email) : undefined,
  });
}
