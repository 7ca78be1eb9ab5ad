import { formatPounds } from '@fairlead/core/money/pounds';
import { shownPounds } from '../../../../parts/application/typed-pounds.ts';
import { labelOf, type AnswerRow, type Answers } from '../../step.ts';
import { monthlyIncome } from './body.ts';
import { hasOccupation } from './check.ts';
import type { WorkFields } from './fields.ts';
import { FREQUENCIES } from './words.ts';

export const workAnswers = { heading: 'Work and income', rows: workRows } satisfies Answers<WorkFields>;

function workRows(fields: WorkFields): AnswerRow[] {
  const { employmentStatus, occupation } = fields;
  const occupied = { key: 'Occupation', value: occupation, page: 'work', hidden: 'your occupation' };
  return [
    {
      key: 'Employment',
      value: employmentStatus?.name ?? '',
      page: 'work',
      hidden: 'your employment status',
    },
    ...(hasOccupation(fields) ? [occupied] : []),
    { key: 'Income after tax', value: incomeInWords(fields), page: 'work', hidden: 'your income' },
  ];
}

/** "£336.00 weekly, about £1,461.00 a month". */
function incomeInWords({ income, incomeFrequency }: WorkFields): string {
  const words = `${shownPounds(income)} ${labelOf(FREQUENCIES, incomeFrequency).toLowerCase()}`;
  const monthly = incomeFrequency === 'monthly' ? null : monthlyIncome(income, incomeFrequency);
  return monthly === null ? words : `${words}, about ${formatPounds(monthly)} a month`;
}
