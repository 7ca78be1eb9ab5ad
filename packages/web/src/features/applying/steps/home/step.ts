import { laterScreen } from '../../later-screen.tsx';
import { labelOf, type AnswerRow, type Step } from '../../step.ts';
import { shownPounds } from '../../../../parts/application/typed-pounds.ts';
import { checkHome, hasDependants, paysForHome } from './check.ts';
import { NO_HOME, type HomeFields } from './fields.ts';
import { DEPENDANTS, HOUSING, MARITAL } from './words.ts';

export const homeStep = {
  start: NO_HOME,
  pages: {
    home: { screen: laterScreen(async () => (await import('./HomeStep.tsx')).HomeStep), check: checkHome },
  },
  answers: { heading: 'Home and household', rows: homeRows },
} satisfies Step<HomeFields>;

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
      ? [row('Spent on them', `${shownPounds(cost)} a month`, 'what you spend on dependants')]
      : []),
  ];
}
