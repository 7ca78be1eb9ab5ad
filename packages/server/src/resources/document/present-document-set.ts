import { keysOf } from '@fairlead/core/records';
import type { loanApplication } from '@fairlead/contract/loan-application/shapes';
import { titlesOf } from '@fairlead/core/documents/documents-of-product';
import { DOCUMENT_TYPES } from '@fairlead/contract/vocabulary';
import { isToConfirm } from '@fairlead/core/documents/reading-order';
import { minutesToRead } from '@fairlead/core/documents/reading-time';
import type { Pence } from '@fairlead/core/money/pence';
import type { z } from 'zod';
import { shownPercent } from '../quote/present-quote.ts';
import type { DocumentRow, DocumentSetRow } from './document-store.ts';
import { isOfToday, type TodaysContext } from './todays-documents.ts';

type DocumentSetView = NonNullable<z.output<typeof loanApplication>['documentSet']>;

const TYPES_IN_ORDER = keysOf(DOCUMENT_TYPES);

/** The set with the quote's instalment as well as its own, so that the page can say what the dates changed. */
export function presentDocumentSet(
  set: DocumentSetRow,
  documents: readonly DocumentRow[],
  quotedMonthlyCost: Pence,
  context: TodaysContext,
): DocumentSetView {
  const { dated_price: price, drawdown_on: drawdownOn } = set;
  const titles = titlesOf(price.productId);
  return {
    '@type': 'document-set',
    id: set.id,
    drawdownOn,
    isCurrent: isOfToday(set, context),
    readingCompletedAt: set.reading_completed_at,
    firstPaymentOn: price.firstDue,
    quotedMonthlyCost,
    monthlyCost: price.monthly,
    finalPayment: price.final,
    totalAmountPayable: price.totalPayable,
    apr: shownPercent(price.apr),
    interestRate: shownPercent(price.rate),
    documents: TYPES_IN_ORDER.flatMap((type) => {
      const { slug } = DOCUMENT_TYPES[type];
      const document = documents.find((row) => row.slug === slug);
      const url = `/v2/loan-applications/${set.application_id}/read-${slug}.html`;
      return document
        ? [
            {
              type,
              slug,
              title: titles[slug],
              url,
              needsConfirmation: isToConfirm(slug),
              readingMinutes: minutesToRead(document.words),
              readAt: document.read_at,
            },
          ]
        : [];
    }),
  };
}
