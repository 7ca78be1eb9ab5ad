import { addDays, type Day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { PRODUCTS, type ProductId } from '@fairlead/core/pricing/products';
import type { SummaryRow } from '@fairlead/ui/summary-list/SummaryList';
import { percent } from '../../parts/loan/percent.ts';
import {
  quoteOf,
  requirementOf,
  type Application,
  type DocumentSet,
} from '../../resources/loan-application.ts';

/** The last day on which the borrower may withdraw, when signed and received on the day the money is sent. */
export function withdrawUntil({ drawdownOn }: Pick<DocumentSet, 'drawdownOn'>, product: ProductId): Day {
  return addDays(drawdownOn, PRODUCTS[product].withdrawalDays);
}

function paymentsInWords({ monthlyCost, finalPayment }: DocumentSet, term: number): string {
  if (monthlyCost === finalPayment) return `${term} of ${formatPounds(monthlyCost)}`;
  return `${term - 1} of ${formatPounds(monthlyCost)}, then one of ${formatPounds(finalPayment)}`;
}

/** What is about to be agreed, in figures: those of the documents. */
export function agreedRows(application: Application, set: DocumentSet): SummaryRow[] {
  const amount = quoteOf(application)?.amount ?? application.amount;
  const account = requirementOf(application, 'bank')?.given;
  const day = requirementOf(application, 'payment-day')?.given;
  return [
    {
      key: 'We send you',
      value: `${formatWholePounds(amount)}${account ? `, to the account ${account}` : ''}`,
    },
    { key: 'You pay', value: paymentsInWords(set, application.term) },
    {
      key: 'First payment',
      value: `${longDay(set.firstPaymentOn)}${day ? `, then on ${day} of each month` : ''}`,
    },
    { key: 'You pay back in total', value: formatPounds(set.totalAmountPayable) },
    { key: 'APR', value: percent(set.apr) },
    { key: 'Interest rate', value: `${percent(set.interestRate)} a year, fixed` },
  ];
}
