import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { REQUOTE_REFUSALS } from '@fairlead/core/application/requotability';
import { decideAgain, priceAmong, TERMS_ERRORS } from '@fairlead/core/decision/requote';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { lockApplication } from '../../resources/loan-application/loan-application-store.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { findCurrentQuote } from '../../resources/quote/quote-store.ts';
import { findRequotable } from '../../resources/loan-application/find-decided.ts';
import { replacePrice } from './replace-price.ts';

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
    const requoted = await replacePrice(tx, context, { application, quote }, decision);
    return accept(await viewApplication(tx, context, requoted));
  });
}
