import { accept, type Outcome } from '../outcome.ts';
import { count, line, onDay, text, years, type Working } from '../working/working.ts';
import {
  calculateOnDates,
  type DatedCalculation,
  type DatedRefusal,
  type DatedTerms,
} from './dated-price.ts';
import { priceWorkings, type PriceWorkings } from './explain-price.ts';
import { explainRow } from './explain-rows.ts';
import type { PricingProduct } from './products.ts';

export type DatedPriceWorkings = PriceWorkings & {
  readonly firstDue: Working;
  readonly firstCollection: Working;
  /** The interest of each row, in order. */
  readonly rows: readonly Working[];
};

/** The working of every figure and date of a price on its actual dates. Refused as `priceOnDates` refuses. */
export function explainPriceOnDates(
  terms: DatedTerms,
  product: PricingProduct,
): Outcome<DatedPriceWorkings, DatedRefusal> {
  const calculated = calculateOnDates(terms, product);
  if (!calculated.ok) return calculated;
  const calculation = calculated.value;
  return accept({
    ...priceWorkings(calculation, product),
    firstDue: explainFirstDue(calculation, product),
    firstCollection: explainFirstCollection(calculation),
    rows: calculation.booked.map((booked) => explainRow(booked, calculation.price.rate)),
  });
}

function explainFirstDue({ dated, window, firstYears }: DatedCalculation, product: PricingProduct): Working {
  return {
    figure: 'First due date',
    inputs: [
      line('Paid out on', onDay(dated.drawdown)),
      line('Payment day', text(`day ${dated.paymentDay} of the month`)),
      line('Earliest, after payout', count(product.firstDueEarliestDays, 'day')),
      line('Latest, after payout', count(product.firstDueLatestDays, 'day')),
      line('Notice before a collection', count(product.advanceNoticeWorkingDays, 'working day')),
      line('Bacs', count(product.bacsDays, 'working day')),
    ],
    rule: {
      description: 'The chosen payment day, not before notice and Bacs allow and not after the latest day.',
      source: `Direct Debit scheme, advance notice; product terms ${product.id}`,
    },
    steps: [
      line('Earliest', onDay(window.from)),
      line('Latest', onDay(window.to)),
      line('Time from payout', years(firstYears)),
    ],
    result: onDay(dated.firstDue),
  };
}

function explainFirstCollection({ dated }: DatedCalculation): Working {
  const collectOn = dated.rows[0]?.collectOn ?? dated.firstDue;
  const isMoved = collectOn !== dated.firstDue;
  return {
    figure: 'First collection',
    inputs: [line('First due date', onDay(dated.firstDue))],
    rule: {
      description: 'A payment due on a non-working day is collected on the next working day.',
      source: 'Bacs; bank holidays of England and Wales',
    },
    steps: [line('Due on a working day', text(isMoved ? 'no' : 'yes'))],
    result: onDay(collectOn),
  };
}
