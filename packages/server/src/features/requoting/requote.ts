import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { REQUOTE_REFUSALS, whyNotRequote } from '@fairlead/core/application/requotability';
import { decideAgain, priceAmong, requoteOptions, TERMS_ERRORS } from '@fairlead/core/decision/requote';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { supersedeSet } from '../../resources/document/document-store.ts';
import { lockApplication } from '../../resources/loan-application/loan-application-store.ts';
import { recordRequote } from '../../resources/loan-application/record-decision.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { findCurrentQuote } from '../../resources/quote/quote-store.ts';
import { findDecided } from './find-decided.ts';

type Asked = BodyOf<Endpoints['requote']>;

/**
 * Another amount and term at the prices, and until the last day, of the price before. The borrower chose from what
 * `version` was shown with: a price that has changed since refuses.
 */
export function requote(context: RequestContext<Borrower>, id: string, { amount, term, version }: Asked) {
  return context.transaction(async (tx) => {
    const { today, now } = context;
    const application = await lockApplication(tx, context.actor, id);
    if (!application) return refuse('notFound');
    const decided = await findDecided(tx, context, application);
    const inputs = decided && { ...decided.inputs, today };
    const options = inputs ? requoteOptions(inputs, decided.band) : null;
    const { state, expires_on: expiresOn } = application;
    const refusal = whyNotRequote({ state, expiresOn }, options !== null, today);
    if (refusal) return refuse('requoteNotPossible', { message: REQUOTE_REFUSALS[refusal] });
    const quote = await findCurrentQuote(tx, application);
    if (!inputs || !options || quote?.id !== version) return refuse('requoteNotPossible');
    const asked = { amount, termMonths: term };
    const priced = priceAmong(options, asked, inputs.product);
    if (!priced.ok) return refuse('requoteNotPossible', { message: TERMS_ERRORS[priced.refusal] });
    const decision = decideAgain(inputs, decided.band, asked);
    if (decision.outcome !== 'Quoted') return refuse('requoteNotPossible');
    await supersedeSet(tx, application, now);
    const requoted = await recordRequote(tx, context, application, decision, {
      event: 'requoted',
      lastDay: quote.expires_on,
    });
    return accept(await viewApplication(tx, context, requoted));
  });
}
