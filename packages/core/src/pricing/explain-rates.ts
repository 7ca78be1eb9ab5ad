import { pence } from '../money/pence.ts';
import type { LevelFlows } from '../rates/level-rate.ts';
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
import type { PriceCalculation } from './price.ts';

/** The borrowing rate: solved from the instalments, or agreed in advance. */
export function explainRate(calculation: PriceCalculation): Working {
  const { price, rateFlows } = calculation;
  return rateFlows === null ? explainAgreedRate(calculation) : explainSolvedRate(price.rate, rateFlows);
}

function explainSolvedRate(rate: number, flows: LevelFlows): Working {
  return {
    figure: 'Borrowing rate',
    inputs: [
      line('Amount and fee', money(pence(flows.advance))),
      line('Instalment before rounding', unrounded(flows.level)),
      ...timing(flows),
    ],
    rule: {
      description:
        'The effective annual rate at which the instalments are worth the same as the amount and the fee.',
      source: 'CONC App 1.2, the same equation',
    },
    steps: [
      line('Rate', percent(rate, 6)),
      line('Value of the instalments at that rate', unrounded(presentValue(flows, rate))),
    ],
    result: percent(rate, 1),
  };
}

function explainAgreedRate({ price, instalment }: PriceCalculation): Working {
  return {
    figure: 'Borrowing rate',
    inputs: [line('Amount and fee', money(instalment.financed))],
    rule: {
      description: 'The price is based on this rate: an effective annual rate on the amount and the fee.',
      source: `product terms ${price.productId}`,
    },
    steps: [line('Rate', percent(price.rate, 6))],
    result: percent(price.rate, 1),
  };
}

/** The APR of the contract's rounded payments. */
export function explainApr({ price, aprFlows }: PriceCalculation): Working {
  return {
    figure: 'APR',
    inputs: [
      line('Amount of credit', money(price.amount)),
      line('Monthly instalment', money(price.monthly)),
      line('Last instalment', money(price.final)),
      ...timing(aprFlows),
    ],
    rule: {
      description:
        'The annual rate at which the payments are worth the same as the credit, each discounted for its own time.',
      source: 'CONC App 1.2; Directive 2008/48/EC Annex I',
    },
    steps: [
      line('Rate', percent(price.apr, 6)),
      line('Value of the payments at that rate', unrounded(presentValue(aprFlows, price.apr))),
    ],
    result: percent(price.apr, 1),
  };
}

function timing({ termMonths, firstYears }: LevelFlows): readonly Line[] {
  return [
    line('Number of instalments', count(termMonths, 'instalment')),
    line('Time to the first instalment', years(firstYears)),
  ];
}

/** The proof of a solved rate by plain discounting: each payment over (1 + rate) to the power of its years. */
function presentValue({ level, final, termMonths, firstYears }: LevelFlows, rate: number): number {
  let total = 0;
  for (let number = 1; number <= termMonths; number += 1) {
    const payment = number === termMonths ? final : level;
    total += payment / (1 + rate) ** (firstYears + (number - 1) / 12);
  }
  return total;
}
