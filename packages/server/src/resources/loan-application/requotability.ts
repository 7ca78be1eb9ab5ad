import type { Endpoints } from '@fairlead/contract/endpoints';
import type { DataOf } from '@fairlead/contract/wire/endpoint';
import { REQUOTE_REFUSALS } from '@fairlead/core/application/requotability';
import type { Db } from '../../database/database.ts';
import type { ApplicationRow } from './loan-application-store.ts';
import { findCurrentQuote } from '../quote/quote-store.ts';
import { findRequotable } from './find-decided.ts';
import type { Viewer } from './viewer.ts';

type Requotability = DataOf<Endpoints['readRequotability']>;

const NOTHING = { amounts: [], terms: null, maximumMonthlyCost: null };

/** What else this borrower could have, or why nothing. The version is the id of the price that would be replaced. */
export async function readRequotability(
  db: Db,
  context: Pick<Viewer, 'cipher' | 'today'>,
  application: ApplicationRow,
): Promise<Requotability> {
  const quote = await findCurrentQuote(db, application);
  const found = await findRequotable(db, context, application);
  const start = {
    '@type': 'requotability' as const,
    isLoaded: true as const,
    isRequotable: found.ok,
    version: quote?.id ?? null,
  };
  if (!found.ok) return { ...start, reasons: [REQUOTE_REFUSALS[found.refusal]], ...NOTHING };
  const { ranges, termMonths, maximumMonthly } = found.value.options;
  return {
    ...start,
    reasons: [],
    amounts: ranges.map(({ percent, amount }) => ({ from: amount.min, to: amount.max, percent })),
    terms: { from: termMonths.min, to: termMonths.max },
    maximumMonthlyCost: maximumMonthly,
  };
}
