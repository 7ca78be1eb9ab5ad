import { comparesByBrowser } from '@fairlead/core/experiment/compares-by-browser';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { addDays } from '@fairlead/core/calendar/day';
import type { RequestContext } from '../../context.ts';
import { json } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { Referral } from '../../database/tables/loan-applications.ts';
import { hasBeenSignedIn } from '../../resources/auth-token/auth-token-store.ts';
import { storeApplied, unconfirmed } from '../../resources/contact-permission/applied-permissions.ts';
import { findSearchIntent, type SearchIntent } from '../../resources/decision/decision-store.ts';
import { noteApplied } from '../../resources/experiment-seed/browser-seed-store.ts';
import { sealApplicant, sealOccupation } from '../../resources/loan-application/applicant.ts';
import { sealHirePurchase } from '../../resources/loan-application/hire-purchase.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import {
  findApplication,
  insertApplication,
  updateApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import { newReference } from '../../security/reference.ts';
import { lifetimeIdOf } from '../../resources/session/lifetime-id.ts';
import { findUserByEmail, registerUser } from '../../resources/user/users.ts';
import type { CheckedSubmission } from './check-submission.ts';
import { intendSearch } from './search.ts';

export interface StartedApplication {
  readonly application: ApplicationRow;
  readonly intent: SearchIntent;
}

/** Whose application it is: a borrower whom the brand knows by their email address, or the id of a new one. */
export interface Applicant {
  readonly userId: string;
  readonly isNewUser: boolean;
}

export async function findApplicant(
  context: RequestContext,
  { applicant }: CheckedSubmission,
): Promise<Applicant> {
  const known = await findUserByEmail(context, context.db, context.brand.id, applicant.email);
  return { userId: known?.id ?? context.newId(), isNewUser: !known };
}

/**
 * Stores a submission before the bureau is asked, so that nothing is lost when it cannot answer. The same
 * submission sent again finds the application that is still undecided and continues it. Undefined where another call
 * has made the account meanwhile.
 */
export async function startApplication(
  tx: Db,
  context: RequestContext,
  { userId, isNewUser }: Applicant,
  checked: CheckedSubmission,
  referral: Referral | null,
): Promise<StartedApplication | undefined> {
  const person = { ...checked.applicant, brandId: context.brand.id };
  if (isNewUser && !(await registerUser(context, tx, userId, person))) return undefined;
  const requestKey = context.cipher.blindIndex('submission', JSON.stringify(checked.submission));
  const unfinished = await findUnfinished(tx, context, userId, requestKey);
  if (unfinished) return unfinished;
  const isFromOutside = !isNewUser && !isOwnSession(context, userId);
  const row = rowFrom(context, userId, checked, referral);
  const said = checked.submission.user.contactConsent ?? {};
  const application = await insertApplication(tx, {
    ...row,
    is_from_outside: isFromOutside,
    unconfirmed_permissions: isFromOutside ? json(unconfirmed(context, said)) : null,
  });
  if (!isFromOutside) {
    const owner = { userId, brandId: context.brand.id };
    await storeApplied(context, tx, owner, said, isNewUser ? 'anyone' : 'borrower');
  }
  const lifetimeId = lifetimeIdOf(context);
  if (lifetimeId !== null && comparesByBrowser(context.brand.config.experiments))
    await noteApplied(tx, { lifetimeId, brandId: context.brand.id }, context.wallNow());
  await auditApplication(tx, context, application, 'application-submitted', {
    amountPence: application.amount_pence,
    termMonths: application.term_months,
    partner: referral?.partner ?? null,
    incomeStatedOn: application.income_stated_on,
    householdStatedOn: application.household_stated_on,
  });
  return intendSearch(tx, context, application, { attempt: 1, requestKey, isNewUser });
}

const isOwnSession = ({ actor }: RequestContext, userId: string): boolean =>
  actor?.userId === userId && actor.limitedTo === null;

/** Continues as a newcomer only until someone is signed in: knowing a submission does not prove that it is one's own. */
async function findUnfinished(
  tx: Db,
  context: RequestContext,
  userId: string,
  requestKey: string,
): Promise<StartedApplication | undefined> {
  const owner = { userId, brandId: context.brand.id };
  const found = await findSearchIntent(tx, owner, requestKey);
  if (!found) return undefined;
  const application = await findApplication(tx, owner, found.applicationId);
  const isUnfinished = application?.state === 'Referred' && application.decision === null;
  if (!isUnfinished) return undefined;
  const isNewUser = found.intent.isNewUser && !(await hasBeenSignedIn(tx, owner));
  if (isNewUser || isOwnSession(context, userId))
    return { application, intent: { ...found.intent, isNewUser } };
  const outside = await updateApplication(tx, application, { is_from_outside: true });
  return { application: outside, intent: { ...found.intent, isNewUser } };
}

function rowFrom(
  { brand, cipher, newId, today, now }: RequestContext,
  userId: string,
  { submission, statedOn, applicant, hirePurchase }: CheckedSubmission,
  referral: Referral | null,
) {
  const id = newId();
  const { affordability } = submission;
  const productId = brand.config.productId;
  return {
    user_id: userId,
    id,
    reference: newReference(),
    brand_id: brand.id,
    product_id: productId,
    state: 'Referred' as const, // until it is decided
    amount_pence: submission.amount,
    term_months: submission.term,
    reason: submission.reason,
    applicant_encrypted: sealApplicant(cipher, id, applicant),
    affordability: json({
      ...affordability,
      rentOrMortgageMonthlyPayment: affordability.rentOrMortgageMonthlyPayment ?? null,
      monthlyDependantsCost: affordability.monthlyDependantsCost ?? null,
    }),
    employment_status: submission.employmentStatus.name,
    occupation_encrypted: sealOccupation(cipher, id, submission.occupation),
    net_monthly_income_pence: submission.netMonthlyIncome,
    income_stated_on: statedOn.income,
    household_stated_on: statedOn.household,
    document_codes: json({ lufcd: submission.lufcd, lfcd: submission.lfcd, lcpd: submission.lcpd }),
    decision: null,
    band: null,
    bureau_searches: 0,
    most_we_can_offer_pence: null,
    follow_up: null,
    followed_up_at: null,
    decline_panel_consented: null,
    decline_partner: null,
    decline_partner_link_encrypted: null,
    expires_on: addDays(today, PRODUCTS[productId].quoteValidDays),
    hire_purchase_encrypted: hirePurchase && sealHirePurchase(cipher, id, hirePurchase),
    loan_contract_accepted_at: null,
    payment_day: null,
    referral: referral && json(referral),
    created_at: now,
    updated_at: now,
  };
}
