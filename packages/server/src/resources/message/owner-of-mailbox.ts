import type { BrandId } from '@fairlead/brands/brand';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { ANONYMOUS_OWNER_ID } from '../outbox/outbox.ts';
import type { Owner } from '../user/user-store.ts';
import { findUserByEmail } from '../user/users.ts';

/**
 * Whose account lists an email to an address that anyone may have typed: the borrower's who has opened a link in that
 * mailbox, because they can read it there in any case; otherwise no one's.
 */
export async function ownerOfMailbox(
  services: Pick<AppServices, 'cipher'>,
  db: Db,
  brandId: BrandId,
  email: string,
): Promise<Owner> {
  const user = await findUserByEmail(services, db, brandId, email);
  return { userId: user?.isEmailProven === true ? user.id : ANONYMOUS_OWNER_ID, brandId };
}
