import {
  householdUsedAgain,
  incomeUsedAgain,
  isEarlierAddressNeeded,
  NOT_USED_AGAIN,
} from '@fairlead/core/application/stated-before';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import { isHirePurchase } from '@fairlead/core/pricing/product-dates';
import type { Borrower, RequestContext } from '../../context.ts';
import { actAs } from '../../database/acting-as.ts';
import { openOccupation } from '../../resources/loan-application/applicant.ts';
import { findNewestStated } from '../../resources/loan-application/loan-application-store.ts';
import { readStated, type StatedDays } from '../../resources/loan-application/stated.ts';
import { openAddress } from '../../resources/user/addresses.ts';
import { listUserAddresses } from '../../resources/user/user-store.ts';
import { findUserWithBirthDate } from '../../resources/user/users.ts';
import { FieldProblems } from './field-problems.ts';
import type { SentSubmission, Submission } from './submission.ts';

/** A submission with everything that is asked. */
export interface CompleteSubmission {
  readonly submission: Submission;
  readonly statedOn: StatedDays;
}

/** What can be left out of a submission, in the order in which it is named. */
const LEFT_OUT = ['reason', 'netMonthlyIncome', 'user', 'affordability'] as const;

const isComplete = (sent: SentSubmission): sent is Submission =>
  LEFT_OUT.every((name) => sent[name] !== undefined);

/**
 * The submission with what it left out: only a borrower who is signed in to a brand of hire purchase can leave anything
 * out. Who they are comes from their record, what they earn and spend from their last application. The refusal names
 * what has to be given.
 */
export async function completeSubmission(
  context: RequestContext,
  sent: SentSubmission,
): Promise<Outcome<CompleteSubmission, 'validationFailed'>> {
  if (isComplete(sent)) return accept({ submission: sent, statedOn: { income: null, household: null } });
  const { actor, brand } = context;
  if (actor?.limitedTo === null && isHirePurchase(brand.config.productId))
    return actAs(actor.userId, () => withWhatIsKnown(context, actor, sent));
  const problems = new FieldProblems();
  for (const name of LEFT_OUT) if (sent[name] === undefined) problems.add(name, NOT_USED_AGAIN.notStated);
  return refuse('validationFailed', problems.detail);
}

async function withWhatIsKnown(
  context: RequestContext,
  owner: Borrower,
  sent: SentSubmission,
): Promise<Outcome<CompleteSubmission, 'validationFailed'>> {
  const { db, cipher, today } = context;
  const [found, addresses] = await Promise.all([findNewestStated(db, owner), listUserAddresses(db, owner)]);
  // What someone else earns and spends, or earned and spent at another address, is not taken over.
  const before = found && sent.user === undefined ? readStated(found) : undefined;
  const employmentStatus = sent.employmentStatus.name;
  const again = { employmentStatus, addressGivenOn: addresses[0]?.recorded_on ?? null };
  const income = incomeUsedAgain(before, again, today);
  const household = householdUsedAgain(before, again, today);
  const problems = new FieldProblems();
  if (sent.netMonthlyIncome === undefined) problems.addRefused('netMonthlyIncome', income, NOT_USED_AGAIN);
  if (sent.affordability === undefined) problems.addRefused('affordability', household, NOT_USED_AGAIN);
  const netMonthlyIncome = sent.netMonthlyIncome ?? before?.netMonthlyIncome;
  const affordability = sent.affordability ?? before?.affordability;
  if (!problems.isEmpty || netMonthlyIncome === undefined || affordability === undefined)
    return refuse('validationFailed', problems.detail);
  const occupation = sent.occupation ?? (found && before && income.ok ? openOccupation(cipher, found) : null);
  return accept({
    submission: {
      ...sent,
      reason: sent.reason ?? 'car',
      ...(occupation === null ? {} : { occupation }),
      netMonthlyIncome,
      user: sent.user ?? (await applicantFrom(context, owner, addresses)),
      affordability,
    },
    statedOn: {
      income: sent.netMonthlyIncome === undefined && income.ok ? income.value : null,
      household: sent.affordability === undefined && household.ok ? household.value : null,
    },
  });
}

async function applicantFrom(
  { db, cipher, today }: RequestContext,
  owner: Borrower,
  addresses: Awaited<ReturnType<typeof listUserAddresses>>,
): Promise<Submission['user']> {
  const user = await findUserWithBirthDate({ cipher }, db, owner);
  if (!user) throw new Error(`there is no user ${owner.userId}`);
  const { firstName, lastName, dateOfBirth, email, mobileNumber } = user;
  const count = isEarlierAddressNeeded(addresses[0]?.recorded_on ?? null, today) ? 2 : 1;
  const known = addresses.slice(0, count).map((row) => openAddress(cipher, row));
  return { firstName, lastName, dateOfBirth, email, mobileNumber, addresses: known };
}
