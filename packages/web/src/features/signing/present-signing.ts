import { addDays, addMonths, type Day } from '@fairlead/core/calendar/day';
import { displayDay } from '@fairlead/core/calendar/display';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { PRODUCTS, type ProductId } from '@fairlead/core/pricing/products';
import type { SummaryRow } from '@fairlead/ui/summary-list/SummaryList';
import { percent } from '../../parts/loan/percent.ts';
import { quoteOf, settledOf, type Application, type DocumentSet } from '../../resources/loan-application.ts';
import { requirementOf } from '../../resources/requirement.ts';

/** The last day on which the borrower may withdraw, when signed and received on the day the money is sent. */
export function withdrawUntil({ drawdownOn }: Pick<DocumentSet, 'drawdownOn'>, product: ProductId): Day {
  return addDays(drawdownOn, PRODUCTS[product].withdrawalDays);
}

function paymentsInWords({ monthlyCost, finalPayment }: DocumentSet, term: number): string {
  if (monthlyCost === finalPayment) return `${term} of ${formatWholePounds(monthlyCost)}`;
  return `${term - 1} of ${formatWholePounds(monthlyCost)}, then one of ${formatWholePounds(finalPayment)}`;
}

/** Where the money goes. */
export function accountWords(application: Application): string {
  const given = requirementOf(application, 'bank')?.given;
  return given ? `your account ${given}` : 'your account';
}

/** Who is sent how much: the old lender of a car first, for its settlement figure. */
function sentRows(application: Application, amount: Pence, account: string): SummaryRow[] {
  const settled = settledOf(application);
  if (settled === null) return [{ key: 'We send you', value: `${formatWholePounds(amount)}, to ${account}` }];
  const rest = pence(amount - settled.settlementAmount);
  return [
    {
      key: `We send ${settled.lender}`,
      value: `${formatWholePounds(settled.settlementAmount)}, which settles your agreement ${settled.agreementNumber}`,
    },
    ...(rest > 0 ? [{ key: 'We send you', value: `${formatWholePounds(rest)}, to ${account}` }] : []),
  ];
}

/** What is about to be agreed, in figures: those of the documents. */
export function agreedRows(application: Application, set: DocumentSet): SummaryRow[] {
  const amount = quoteOf(application)?.amount ?? application.amount;
  const day = requirementOf(application, 'payment-day')?.given;
  const account = accountWords(application);
  const lastPaymentOn = addMonths(set.firstPaymentOn, application.term - 1);
  return [
    ...sentRows(application, amount, account),
    { key: 'You pay', value: paymentsInWords(set, application.term) },
    {
      key: 'First payment',
      value: `${displayDay(set.firstPaymentOn)}${day ? `, then on ${day} of each month` : ''}`,
    },
    { key: 'Last payment', value: displayDay(lastPaymentOn) },
    { key: 'How you pay', value: `By Direct Debit from ${account}` },
    { key: 'Total payable', value: formatWholePounds(set.totalAmountPayable) },
    { key: 'Total charge for credit', value: formatWholePounds(pence(set.totalAmountPayable - amount)) },
    { key: 'APR', value: percent(set.apr) },
    { key: 'Interest rate', value: `${percent(set.interestRate)} a year, fixed` },
  ];
}
