import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { REQUOTE_REFUSALS } from '@fairlead/core/application/requotability';
import { decideAgain, priceAmong, TERMS_ERRORS } from '@fairlead/core/decision/requote';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { reopenChosenCards } from '../../resources/credit-card/reopen-cards.ts';
import { supersedeSet } from '../../resources/document/document-store.ts';
import {
  lockApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import { isTakingRequirements } from '../../resources/loan-application/offer.ts';
import { recordRequote } from '../../resources/loan-application/record-decision.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { askRequirements } from '../../resources/requirement/ask-requirements.ts';
import { meetProvenPhone } from '../../resources/requirement/phone.ts';
import { moveOn } from '../../resources/requirement/provide-requirement.ts';
import { areAllSatisfied } from '../../resources/requirement/step-requirement.ts';
import { findCurrentQuote } from '../../resources/quote/quote-store.ts';
import { findRequotable } from './find-decided.ts';

type Asked = BodyOf<Endpoints['requote']>;

/**
 * Another amount and term at the prices, and until the last day, of the price before. The borrower chose from what
 * `version` was shown with: a price that has changed since refuses.
 */
export function requote(context: RequestContext<Borrower>, id: string, { amount, term, version }: Asked) {
  return context.transaction(async (tx) => {
    const application = await lockApplication(tx, context.actor, id);
    if (!application) return refuse('notFound');
    const found = await findRequotable(tx, context, application);
    if (!found.ok) return refuse('requoteNotPossible', { message: REQUOTE_REFUSALS[found.refusal] });
    const quote = await findCurrentQuote(tx, application);
    if (quote?.id !== version) return refuse('requoteNotPossible');
    const { inputs, band, options } = found.value;
    const terms = { amount, termMonths: term };
    const priced = priceAmong(options, terms, inputs.product);
    if (!priced.ok) return refuse('requoteNotPossible', { message: TERMS_ERRORS[priced.refusal] });
    const decision = decideAgain(inputs, band, terms);
    if (decision.outcome !== 'Quoted') return refuse('requoteNotPossible');
    await supersedeSet(tx, application, context.now);
    const requoted = await recordRequote(tx, context, application, decision, {
      event: 'requoted',
      lastDay: quote.expires_on,
    });
    const asked = await askForMore(tx, context, await reopenChosenCards(tx, context, requoted));
    return accept(await viewApplication(tx, context, asked));
  });
}

/** A larger loan can need more than what was asked for. */
async function askForMore(
  tx: Db,
  context: RequestContext<Borrower>,
  application: ApplicationRow,
): Promise<ApplicationRow> {
  if (!isTakingRequirements(application)) return application;
  await askRequirements(tx, context, application);
  await meetProvenPhone(tx, context, application);
  const isComplete = await areAllSatisfied(tx, application);
  return isComplete || application.state !== 'Documents' ? application : moveOn(tx, context, application);
}
