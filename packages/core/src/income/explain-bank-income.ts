import { pence, sumPence, type Pence } from '../money/pence.ts';
import { count, line, money, onDay, text, type Line, type Working } from '../working/working.ts';
import type { BankPeriod } from './bank-income.ts';
import { FREQUENCY_WORDS, PER_MONTH } from './frequency.ts';
import type { WorkedSource } from './income-sources.ts';

const POUND = 100;

/** All sources of a month, and their whole pounds; null where nothing was found. */
export function totalOf(sources: readonly WorkedSource[]): {
  readonly total: Pence;
  readonly whole: Pence | null;
} {
  const total = sumPence(sources.map(({ source }) => source.monthly));
  return { total, whole: total < POUND ? null : pence(total - (total % POUND)) };
}

function stepsOf({ source, careful, isByMonth }: WorkedSource): readonly Line[] {
  const { payer, frequency, monthly, payments } = source;
  const { times, over } = PER_MONTH[frequency];
  return [
    line(`${payer}: payments`, count(payments.length, 'payment')),
    line(
      `${payer}: paid`,
      text(isByMonth ? 'on varying days, added up by month' : FREQUENCY_WORDS[frequency]),
    ),
    line(`${payer}: average`, money(careful.mean)),
    line(`${payer}: middle payment`, money(careful.median)),
    line(`${payer}: average of the last 3 months`, money(careful.latestMean)),
    line(`${payer}: lowest of the three`, money(careful.counted)),
    ...(times === over
      ? []
      : [line(`${payer}: payments in an average month`, text((times / over).toFixed(6)))]),
    line(`${payer}: a month`, money(monthly)),
  ];
}

/** The working of an income from bank data, from the values it was counted with. */
export function explainBankIncome(
  sources: readonly WorkedSource[],
  { from, to }: BankPeriod,
  rulesVersion: string,
): Working {
  const { total, whole } = totalOf(sources);
  return {
    figure: 'Net monthly income from bank data',
    inputs: [line('First day', onDay(from)), line('Last day', onDay(to)), line('Rules', text(rulesVersion))],
    rule: {
      description:
        'We count money that a payer sends you regularly and is still sending. We leave out transfers between your ' +
        'own accounts, refunds, winnings, borrowed money, money from sales, and cash. For each payer we use the ' +
        'lowest of three figures: the average, the middle payment, and the average of the last 3 months. A missed ' +
        'payment is £0. We round the total down to whole pounds.',
      source: 'the lender’s rule, for CONC 5.2A.15R and 5.2A.16G',
    },
    steps: [...sources.flatMap(stepsOf), line('All payers a month', money(total))],
    result: whole === null ? text('not known') : money(whole),
  };
}
