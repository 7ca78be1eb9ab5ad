import { formatWholePounds } from '@fairlead/core/money/pounds';
import { isSatisfied } from '@fairlead/core/requirement/requirement';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { reopenChosenCards } from '../../resources/credit-card/reopen-cards.ts';
import { supersedeSet } from '../../resources/document/document-store.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import { isTakingRequirements } from '../../resources/loan-application/offer.ts';
import { recordRequote, type Quoted } from '../../resources/loan-application/record-decision.ts';
import type { QuoteRow } from '../../resources/quote/quote-store.ts';
import { askRequirements } from '../../resources/requirement/ask-requirements.ts';
import { meetProvenPhone } from '../../resources/requirement/phone.ts';
import { moveOn, provideRequirement } from '../../resources/requirement/provide-requirement.ts';
import { stateOf } from '../../resources/requirement/requirement-store.ts';
import { areAllSatisfied } from '../../resources/requirement/step-requirement.ts';

type Context = RequestContext<Borrower>;

interface Priced {
  readonly application: ApplicationRow;
  readonly quote: QuoteRow;
}

/**
 * Replaces the price, until the same last day. Documents that were made for the one before no longer count, and what
 * the other loan needs is asked for.
 */
export async function replacePrice(
  tx: Db,
  context: Context,
  { application, quote }: Priced,
  decision: Quoted,
): Promise<ApplicationRow> {
  await supersedeSet(tx, application, context.now);
  const lastDay = quote.expires_on;
  const requoted = await recordRequote(tx, context, application, decision, { event: 'requoted', lastDay });
  const reopened = await reopenChosenCards(tx, context, requoted);
  return isTakingRequirements(reopened) ? askForMore(tx, context, reopened) : reopened;
}

/** A larger loan can need more than what was asked for. One that is affordable settles the question of a smaller one. */
async function askForMore(tx: Db, context: Context, application: ApplicationRow): Promise<ApplicationRow> {
  await askRequirements(tx, context, application);
  await meetProvenPhone(tx, context, application);
  const state = await stateOf(tx, application, 'affordability');
  if (state !== undefined && !isSatisfied(state)) {
    const { amount_pence: amount, term_months: months } = application;
    const given = `${formatWholePounds(amount)} over ${months} months`;
    return provideRequirement(tx, context, application, 'affordability', given);
  }
  const isComplete = await areAllSatisfied(tx, application);
  return isComplete || application.state !== 'Documents' ? application : moveOn(tx, context, application);
}
