import { pence } from '../money/pence.ts';
import {
  count,
  line,
  money,
  percent,
  unrounded,
  years,
  type Line,
  type Working,
} from '../working/working.ts';
import type { LastInstalment } from './last-instalment.ts';
import type { PriceCalculation } from './price.ts';
import type { PricingProduct } from './products.ts';

const CHARGED_ON = {
  apr: { base: 'Amount of credit', percent: 'Quoted APR', source: 'CONC App 1.2; product terms' },
  rate: { base: 'Amount and fee', percent: 'Borrowing rate', source: 'product terms' },
} as const satisfies Record<PricingProduct['basis'], { base: string; percent: string; source: string }>;

/** The monthly instalment: the level payment that repays the base at the quoted percent. */
export function explainMonthly(
  { price, firstYears, instalment }: PriceCalculation,
  { basis }: PricingProduct,
): Working {
  const basisWords = CHARGED_ON[basis];
  return {
    figure: 'Monthly instalment',
    inputs: [
      line(basisWords.base, money(instalment.base)),
      line(basisWords.percent, percent(price.percent / 100)),
      line('Term', count(price.termMonths, 'month')),
      line('Time to the first instalment', years(firstYears)),
    ],
    rule: {
      description:
        'Equal instalments that repay the balance with interest at an effective annual rate, rounded to the penny.',
      source: `${basisWords.source} ${price.productId}`,
    },
    steps: [
      line('Rate for a month', percent(instalment.monthlyRate, 6)),
      line('Balance one month before the first instalment', unrounded(instalment.rolledForward)),
      line('Instalment before rounding', unrounded(instalment.level)),
    ],
    result: money(price.monthly),
  };
}

type LastInstalmentWorking<R extends LastInstalment['rule']> = {
  readonly description: string;
  readonly steps: (last: Extract<LastInstalment, { rule: R }>) => readonly Line[];
};

const LAST_INSTALMENT_WORKINGS: { readonly [R in LastInstalment['rule']]: LastInstalmentWorking<R> } = {
  'spread-total': {
    description: 'The last instalment completes the total of all instalments, which is rounded once.',
    steps: ({ unroundedTotal, total }) => [
      line('All instalments before rounding', unrounded(unroundedTotal)),
      line('Rounded to the penny', money(total)),
    ],
  },
  'clear-balance': {
    description: 'The last instalment clears the balance with its last month’s interest.',
    steps: ({ left, unroundedInterest, interest }) => [
      line('Balance before the last month', money(left)),
      line('Interest for the last month before rounding', unrounded(unroundedInterest)),
      line('Rounded to the penny', money(interest)),
    ],
  },
};

/** The last instalment, with the option fee where there is one. */
export function explainFinal({ price, last }: PriceCalculation): Working {
  const { optionFee, monthly, termMonths, productId, final } = price;
  // The row is looked up by the rule of the value passed to it.
  const lastWorking = LAST_INSTALMENT_WORKINGS[last.rule] as LastInstalmentWorking<LastInstalment['rule']>;
  return {
    figure: 'Last instalment',
    inputs: [
      line('Monthly instalment', money(monthly)),
      line('Instalments before it', count(termMonths - 1, 'instalment')),
      ...(optionFee === 0 ? [] : [line('Option fee', money(optionFee))]),
    ],
    rule: { description: lastWorking.description, source: `product terms ${productId}` },
    steps: [...lastWorking.steps(last), line('Last instalment before an option fee', money(last.amount))],
    result: money(final),
  };
}

/** The total that the borrower pays. */
export function explainTotalPayable({ price }: PriceCalculation): Working {
  const { monthly, termMonths, final, totalPayable } = price;
  const before = termMonths - 1;
  return {
    figure: 'Total amount payable',
    inputs: [
      line('Monthly instalment', money(monthly)),
      line('Number of these', count(before, 'instalment')),
      line('Last instalment', money(final)),
    ],
    rule: {
      description: 'The credit and the total charge for credit: every instalment, including the last.',
      source: 'Consumer Credit (Agreements) Regulations 2010, SI 2010/1014, Sch. 1',
    },
    steps: [line('All except the last', money(pence(monthly * before)))],
    result: money(totalPayable),
  };
}

/** The cost of the credit. */
export function explainChargeForCredit({ price }: PriceCalculation): Working {
  const { amount, fee, optionFee, totalPayable, chargeForCredit } = price;
  return {
    figure: 'Total charge for credit',
    inputs: [line('Total amount payable', money(totalPayable)), line('Amount of credit', money(amount))],
    rule: {
      description:
        'Everything payable in addition to the amount of credit: interest and fees. A fee is not part of the credit.',
      source: 'CONC App 1.2',
    },
    steps: [
      line('Interest', money(pence(chargeForCredit - fee - optionFee))),
      line('Arrangement fee', money(fee)),
      ...(optionFee === 0 ? [] : [line('Option fee', money(optionFee))]),
    ],
    result: money(chargeForCredit),
  };
}
