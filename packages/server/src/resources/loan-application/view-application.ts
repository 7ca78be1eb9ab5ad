import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { findCurrentSet, listDocuments } from '../document/document-store.ts';
import { findLoanIdOf } from '../loan/loan-store.ts';
import { findCurrentQuote } from '../quote/quote-store.ts';
import { listRequirements } from '../requirement/requirement-store.ts';
import { presentUser } from '../user/present-user.ts';
import { listUserAddresses, type Owner } from '../user/user-store.ts';
import { hasActiveLoan } from '../user/user-summaries-store.ts';
import { findUser } from '../user/users.ts';
import type { ApplicationRow } from './loan-application-store.ts';
import { presentLoanApplication, referenceTo, type ApplicationView } from './present-loan-application.ts';

export interface Viewer extends Pick<RequestContext, 'cipher' | 'today'> {
  readonly actor: Pick<Borrower, 'userId' | 'limitedTo'> | null;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Reads what belongs to an application and presents it to this viewer. */
export async function viewApplication(
  db: Db,
  viewer: Viewer,
  application: ApplicationRow,
  embedded: ReadonlySet<string> = NOTHING,
): Promise<ApplicationView> {
  const set = await findCurrentSet(db, application);
  return presentLoanApplication(
    {
      application,
      set,
      quote: await findCurrentQuote(db, application),
      requirements: await listRequirements(db, application),
      documents: set ? await listDocuments(db, set) : [],
      loanId: await findLoanIdOf(db, application),
      user: await userOf(db, viewer, application, embedded),
      today: viewer.today,
    },
    embedded,
  );
}

/**
 * The borrower, whole only for a session of the borrower's own: one that is limited to an application was opened by
 * whoever typed the email address, and learns nothing of its owner. The day of birth comes with details that are to be
 * corrected, wherever they were typed.
 */
async function userOf(
  db: Db,
  viewer: Viewer,
  application: ApplicationRow,
  embedded: ReadonlySet<string>,
): Promise<ApplicationView['user']> {
  const owner: Owner = { userId: application.user_id, brandId: application.brand_id };
  const isOwn = viewer.actor?.userId === owner.userId && viewer.actor.limitedTo === null;
  const user = isOwn && embedded.has('user') ? await findUser(viewer, db, owner) : undefined;
  if (!user) return referenceTo('/v2/users', owner.userId);
  const addresses = embedded.has('user.addresses') ? await listUserAddresses(db, owner) : undefined;
  return {
    ...presentUser(user, !(await hasActiveLoan(db, owner)), addresses ? { addresses } : {}),
    ...(application.state === 'Address Mismatch' && { dateOfBirth: user.dateOfBirth }),
  };
}
