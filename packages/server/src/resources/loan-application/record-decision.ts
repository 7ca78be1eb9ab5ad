import { addDays, type Day } from '@fairlead/core/calendar/day';
import type { ApplicationEvent } from '@fairlead/core/application/states';
import type { Decision } from '@fairlead/core/decision/decide';
import { DECLINE_REASONS, isBasedOnCreditFile } from '@fairlead/core/decision/decline-reasons';
import { referralReason } from '@fairlead/core/decision/referral';
import type { Price } from '@fairlead/core/pricing/price';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import type { AppServices } from '../../context.ts';
import { json } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { insertDecision, type Review } from '../decision/decision-store.ts';
import { insertQuote, supersedeQuote } from '../quote/quote-store.ts';
import { auditApplication, type AuditActor } from './audit-application.ts';
import { updateApplication, type ApplicationChanges, type ApplicationRow } from './loan-application-store.ts';
import { mayStep, stepApplication } from './step-application.ts';

const EVENTS = {
  Quoted: 'quoted',
  Declined: 'declined',
  'Address Mismatch': 'mismatched',
  Referred: 'referred',
} as const satisfies Record<Decision['outcome'], ApplicationEvent>;

/** Who decides, and when. */
export type Decider = AuditActor & Pick<AppServices, 'cipher' | 'newId' | 'config'> & { readonly today: Day };

export type Quoted = Extract<Decision, { readonly outcome: 'Quoted' }>;

/** Another decision can be looked at again, whatever was asked about the one before. */
const NO_SECOND_LOOK = {
  second_look_encrypted: null,
  second_look_asked_at: null,
  second_look_answered_at: null,
};

/** Keeps a decision with all it rests on, and moves the application. `review` is what a person said, if one decided. */
export async function recordDecision(
  tx: Db,
  context: Decider,
  application: ApplicationRow,
  decision: Decision,
  review: Review | null = null,
): Promise<ApplicationRow> {
  await keepDecision(tx, context, application, decision, review);
  const lastDay = addDays(context.today, PRODUCTS[application.product_id].quoteValidDays);
  if (decision.outcome === 'Quoted') await keepQuote(tx, context, application, decision.price, lastDay);
  else await supersedeQuote(tx, application, context.now);
  const changes = {
    ...changesBy(context, decision, decision.outcome === 'Declined' ? null : lastDay),
    // Someone who continues with a price has not asked for an email when they can apply again.
    follow_up: null,
    ...NO_SECOND_LOOK,
  };
  const event = EVENTS[decision.outcome];
  if (mayStep(application, event)) return stepApplication(tx, context, application, event, changes);
  // Referred while it was already undecided: the state stays, the decision is new.
  await auditApplication(tx, context, application, event);
  return updateApplication(tx, application, { ...changes, updated_at: context.now });
}

/**
 * Stores what a person decided in a second look, and answers the applicant's request. A decision that is
 * upheld counts from its first day, with the smaller loan that it may have offered.
 */
export async function recordSecondLook(
  tx: Db,
  context: Decider,
  application: ApplicationRow,
  decision: Decision,
  review: Review | null = null,
): Promise<ApplicationRow> {
  await keepDecision(tx, context, application, decision, review);
  const answered = { second_look_answered_at: context.now };
  if (decision.outcome !== 'Quoted') {
    await auditApplication(tx, context, application, 'decline-upheld');
    return updateApplication(tx, application, { decision: shownOf(context, decision), ...answered });
  }
  const lastDay = addDays(context.today, PRODUCTS[application.product_id].quoteValidDays);
  await keepQuote(tx, context, application, decision.price, lastDay);
  const changes = { ...changesBy(context, decision, lastDay), ...answered, follow_up: null };
  return stepApplication(tx, context, application, 'reconsidered', changes);
}

/** Keeps another price of an application that was decided before, and until when it holds; moves it by the event. */
export async function recordRequote(
  tx: Db,
  context: Decider,
  application: ApplicationRow,
  decision: Quoted,
  { event, lastDay }: { readonly event: 'requoted' | 'downsold'; readonly lastDay: Day },
): Promise<ApplicationRow> {
  const { amount, termMonths } = decision.price;
  await keepDecision(tx, context, application, decision, null);
  await keepQuote(tx, context, application, decision.price, lastDay);
  const asked = { amount_pence: amount, term_months: termMonths };
  const changes = { ...changesBy(context, decision, lastDay), ...asked, ...NO_SECOND_LOOK };
  return stepApplication(tx, context, application, event, changes);
}

/**
 * Stores a decision that a proof has led to while the application is completed, and how much is affordable by it. The
 * price stays until the applicant takes another.
 */
export async function recordEvidence(
  tx: Db,
  context: Decider,
  application: ApplicationRow,
  decision: Decision,
): Promise<ApplicationRow> {
  await keepDecision(tx, context, application, decision, null);
  const { outcome, mostWeCanOffer } = decision;
  await auditApplication(tx, context, application, 'decided-by-proof', { outcome });
  const changes = { most_we_can_offer_pence: mostWeCanOffer, updated_at: context.now };
  return updateApplication(tx, application, changes);
}

function changesBy(context: Decider, decision: Decision, expiresOn: Day | null): ApplicationChanges {
  const { band, mostWeCanOffer } = decision;
  return {
    decision: shownOf(context, decision),
    band: band ?? null,
    most_we_can_offer_pence: mostWeCanOffer,
    expires_on: expiresOn,
  };
}

/**
 * What the applicant is shown of a decision: with the agency, as it is on that day, where the decision is based on the
 * credit file (Consumer Credit Act 1974, s.157).
 */
function shownOf({ config }: Decider, decision: Decision) {
  const { outcome, reasons, ruleVersion } = decision;
  const { isSample: _isSample, ...agency } = config.creditAgency;
  return json({
    outcome,
    reasons: reasons.map((reason) => DECLINE_REASONS[reason].text),
    creditAgency: isBasedOnCreditFile(reasons) ? agency : null,
    reasonCodes: reasons,
    ruleVersion,
    referredFor: referralReason(decision),
  });
}

/** What is stored of how a decision came out. */
export function outcomeOf({ outcome, reasons, band, mostWeCanOffer }: Decision) {
  return { outcome, reasons, band: band ?? null, mostWeCanOffer };
}

function keepDecision(
  tx: Db,
  { cipher, newId, now }: Decider,
  application: ApplicationRow,
  decision: Decision,
  review: Review | null,
): Promise<void> {
  return insertDecision(tx, cipher, {
    userId: application.user_id,
    brandId: application.brand_id,
    id: newId(),
    applicationId: application.id,
    kind: 'decision',
    inputs: review === null ? decision.inputs : { ...decision.inputs, review },
    outcome: outcomeOf(decision),
    ruleVersion: decision.ruleVersion,
    now,
  });
}

function keepQuote(
  tx: Db,
  { newId, now }: Decider,
  application: ApplicationRow,
  price: Price,
  lastDay: Day,
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
    expires_on: lastDay,
    created_at: now,
    superseded_at: null,
  };
  return insertQuote(tx, quote, now);
}
