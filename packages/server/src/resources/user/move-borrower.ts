import type { Brand } from '@fairlead/brands/brand';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { borrowersEntry, recordAudit } from '../audit/audit-store.ts';
import { atMoment, callUs } from '../outbox/letter-words.ts';
import { writeToBorrower, type BorrowerLetter } from '../outbox/write-to-borrower.ts';
import { moveTo, type UserAddress } from './addresses.ts';
import { lockUser } from './user-store.ts';

/** It names neither address: the letter may be read by others. */
function addressChanged(brand: Brand, now: Date): BorrowerLetter {
  return {
    subject: 'You changed your address',
    paragraphs: [
      `The address of your account was changed ${atMoment(now)}. You can see it under your details.`,
      callUs(brand),
    ],
  };
}

/** Makes an address the borrower's current one, and notifies the owner. False where they have it already. */
export async function moveBorrower(
  context: RequestContext<Borrower>,
  tx: Db,
  address: UserAddress,
): Promise<boolean> {
  const { actor, brand, wallNow } = context;
  await lockUser(tx, actor);
  if (!(await moveTo(context, tx, actor, address))) return false;
  await recordAudit(context, tx, borrowersEntry(actor, 'address-changed'));
  await writeToBorrower(context, tx, actor, 'address-changed', addressChanged(brand, wallNow()));
  return true;
}
