import { addDays } from '@fairlead/core/calendar/day';
import type { ApplicationEvent } from '@fairlead/core/application/states';
import type { Household } from '@fairlead/core/affordability/household';
import type { BureauReport } from '@fairlead/core/decision/bureau-report';
import { decide, type Decision } from '@fairlead/core/decision/decide';
import { DECLINE_REASONS, isBasedOnCreditFile } from '@fairlead/core/decision/decline-reasons';
import { ZERO } from '@fairlead/core/money/pence';
import type { Price } from '@fairlead/core/pricing/price';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import type { RequestContext } from '../../context.ts';
import { json } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { insertDecision } from '../../resources/decision/decision-store.ts';
import { openApplicant } from '../../resources/loan-application/applicant.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import {
  updateApplication,
  type ApplicationChanges,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import { mayStep, stepApplication } from '../../resources/loan-application/step-application.ts';
import { insertQuote } from '../../resources/quote/quote-store.ts';

const EVENTS = {
  Quoted: 'quoted',
  Declined: 'declined',
  'Address Mismatch': 'mismatched',
  Referred: 'referred',
} as const satisfies Record<Decision['outcome'], ApplicationEvent>;

/** Decides by the report, keeps the decision with all it rests on, and moves the application. */
export async function decideApplication(
  tx: Db,
  context: RequestContext,
  application: ApplicationRow,
  report: BureauReport,
): Promise<ApplicationRow> {
  const decision = decide({
    facts: factsOf(context, application),
    report,
    bandTable: context.brand.config.bandTable,
    product: PRODUCTS[application.product_id],
    today: context.today,
  });
  await keepDecision(tx, context, application, decision);
  if (decision.outcome === 'Quoted') await keepQuote(tx, context, application, decision.price);
  const changes = changesBy(decision, context, application);
  const event = EVENTS[decision.outcome];
  if (mayStep(application, event)) return stepApplication(tx, context, application, event, changes);
  // Referred while it was already undecided: the state stays, the decision is new.
  await auditApplication(tx, context, application, event);
  return updateApplication(tx, application, { ...changes, updated_at: context.now });
}

/** Where a decision is based on the credit file, the applicant is informed of that (Consumer Credit Act 1974, s.157). */
const FROM_CREDIT_FILE =
  'This is based on your credit file. Ask us which credit reference agency we used. The agency will show you your file free of charge.';

function changesBy(
  { outcome, band, reasons, ruleVersion, mostWeCanOffer }: Decision,
  { today }: RequestContext,
  application: ApplicationRow,
): ApplicationChanges {
  const texts = reasons.map((reason) => DECLINE_REASONS[reason].text);
  const { quoteValidDays } = PRODUCTS[application.product_id];
  return {
    decision: json({
      outcome,
      reasons: isBasedOnCreditFile(reasons) ? [...texts, FROM_CREDIT_FILE] : texts,
      reasonCodes: reasons,
      ruleVersion,
    }),
    band: band ?? null,
    most_we_can_offer_pence: mostWeCanOffer,
    expires_on: outcome === 'Declined' ? null : addDays(today, quoteValidDays),
  };
}

function factsOf({ cipher }: RequestContext, application: ApplicationRow) {
  const { affordability } = application;
  // The contract admits only these words for employment, home and family, and the row holds what it admitted.
  const household = {
    netMonthlyIncome: application.net_monthly_income_pence,
    employmentStatus: application.employment_status,
    maritalStatus: affordability.maritalStatus,
    residentialStatus: affordability.residentialStatus,
    housingCost: affordability.rentOrMortgageMonthlyPayment ?? ZERO,
    numberOfDependants: affordability.numberOfDependants,
    dependantsCost: affordability.monthlyDependantsCost ?? ZERO,
  } as Household;
  return {
    amount: application.amount_pence,
    termMonths: application.term_months,
    dateOfBirth: openApplicant(cipher, application).dateOfBirth,
    household,
  };
}

function keepDecision(
  tx: Db,
  { cipher, newId, now }: RequestContext,
  application: ApplicationRow,
  { inputs, ruleVersion, outcome, reasons, band, mostWeCanOffer }: Decision,
): Promise<void> {
  return insertDecision(tx, cipher, {
    userId: application.user_id,
    brandId: application.brand_id,
    id: newId(),
    applicationId: application.id,
    kind: 'decision',
    inputs,
    outcome: { outcome, reasons, band: band ?? null, mostWeCanOffer },
    ruleVersion,
    now,
  });
}

function keepQuote(
  tx: Db,
  { newId, now, today }: RequestContext,
  application: ApplicationRow,
  price: Price,
): Promise<void> {
  const quote = {
    user_id: application.user_id,
    id: newId(),
    brand_id: application.brand_id,
    application_id: application.id,
    price: json(price),
    amount_pence: price.amount,
    term_months: price.termMonths,
    percent: price.percent,
    expires_on: addDays(today, PRODUCTS[application.product_id].quoteValidDays),
    created_at: now,
    superseded_at: null,
  };
  return insertQuote(tx, quote, now);
}
