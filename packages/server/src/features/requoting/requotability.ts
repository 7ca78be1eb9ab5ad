import type { Endpoints } from '@fairlead/contract/endpoints';
import type { DataOf } from '@fairlead/contract/wire/endpoint';
import { REQUOTE_REFUSALS, whyNotRequote } from '@fairlead/core/application/requotability';
import { requoteOptions } from '@fairlead/core/decision/requote';
import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import { findCurrentQuote } from '../../resources/quote/quote-store.ts';
import { findDecided } from './find-decided.ts';

type Requotability = DataOf<Endpoints['readRequotability']>;

/** What else this borrower could have, or why nothing. The version is the id of the price that would be replaced. */
export async function readRequotability(
  db: Db,
  context: RequestContext,
  application: ApplicationRow,
): Promise<Requotability> {
  const { today } = context;
  const decided = await findDecided(db, context, application);
  const quote = await findCurrentQuote(db, application);
  const options = decided ? requoteOptions({ ...decided.inputs, today }, decided.band) : null;
  const { state, expires_on: expiresOn } = application;
  const refusal = whyNotRequote({ state, expiresOn }, options !== null, today);
  const shown = refusal === null ? options : null;
  return {
    '@type': 'requotability',
    isRequotable: refusal === null,
    reasons: refusal === null ? [] : [REQUOTE_REFUSALS[refusal]],
    version: quote?.id ?? null,
    amounts:
      shown?.ranges.map(({ percent, amount }) => ({ from: amount.min, to: amount.max, percent })) ?? [],
    terms: shown && { from: shown.termMonths.min, to: shown.termMonths.max },
    maximumMonthlyCost: shown?.maximumMonthly ?? null,
  };
}
