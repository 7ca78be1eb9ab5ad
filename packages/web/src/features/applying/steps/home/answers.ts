import { shownPounds } from '../../../../parts/application/typed-pounds.ts';
import { labelOf, type AnswerRow, type Answers } from '../../step.ts';
import { hasDependants, paysForHome } from './check.ts';
import type { HomeFields } from './fields.ts';
import { DEPENDANTS, HOUSING, MARITAL } from './words.ts';

export const homeAnswers = { heading: 'Home and household', rows: homeRows } satisfies Answers<HomeFields>;

const row = (key: string, value: string, hidden: string): AnswerRow => ({ key, value, page: 'home', hidden });

function homeRows(fields: HomeFields): AnswerRow[] {
  const { residentialStatus, rentOrMortgageMonthlyPayment: rent, maritalStatus, numberOfDependants } = fields;
  const cost = fields.monthlyDependantsCost;
  return [
    row('Housing', labelOf(HOUSING, residentialStatus), 'your housing situation'),
    ...(paysForHome(fields)
      ? [row('Rent or mortgage', `${shownPounds(rent)} a month`, 'your rent or mortgage')]
      : []),
    row('Marital status', labelOf(MARITAL, maritalStatus), 'your marital status'),
    row('Dependants', labelOf(DEPENDANTS, numberOfDependants), 'how many people depend on you'),
    ...(hasDependants(fields)
      ? [row('What you spend on them', `${shownPounds(cost)} a month`, 'what you spend on dependants')]
      : []),
  ];
}
