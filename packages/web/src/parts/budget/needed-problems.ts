import type { StatementAnswers } from '@fairlead/core/financial-statement/answers';
import { linesOf } from '@fairlead/core/financial-statement/lines';
import {
  missingFrom,
  partOf,
  type NeededAnswer,
  type StatementPart,
} from '@fairlead/core/financial-statement/missing';
import type { Problems } from '../../resources/problems.ts';
import { billFields, debtFields } from './budget-fields.ts';

type Needed = { field: (answers: StatementAnswers) => string; message: string };

const [firstIncome = ''] = linesOf('income');
const [firstFixed = ''] = linesOf('fixed');
const [firstFlexible = ''] = linesOf('flexible');

/** The field in which a missing answer is given, and what its error says. */
const NEEDED: Readonly<Record<NeededAnswer, Needed>> = {
  adults: { field: () => 'adults', message: 'Enter how many adults live in your home' },
  tenure: { field: () => 'tenure', message: 'Select whether you rent or own your home' },
  income: { field: () => firstIncome, message: 'Enter what comes in. If nothing does, enter 0' },
  behind: { field: () => 'isBehind', message: 'Select whether you’re behind with one of these bills' },
  billsBehind: { field: () => 'bills', message: 'Select the bills you’re behind with' },
  amountsBehind: {
    field: ({ billsBehind }) => {
      const behind = billsBehind.find(({ owed }) => owed === null);
      return behind ? billFields(behind.bill).owed : 'bills';
    },
    message: 'Enter how much you’re behind with each bill',
  },
  fixedCosts: { field: () => firstFixed, message: 'Enter what you have to pay. If it’s nothing, enter 0' },
  flexibleCosts: { field: () => firstFlexible, message: 'Enter what you spend. If it’s nothing, enter 0' },
  debts: { field: () => 'hasDebts', message: 'Select whether you owe money to anyone else' },
  debtsListed: { field: () => debtFields(0).name, message: 'Enter who you owe money to' },
  debtAmounts: {
    field: ({ debts }) => {
      const row = debts.findIndex(({ name, owed }) => name === '' || owed === null);
      const { name, owed } = debtFields(row);
      return debts[row]?.name === '' ? name : owed;
    },
    message: 'Enter the name and amount of each debt',
  },
};

/** What a part of the budget still needs, by the field in which it is given. */
export function neededProblems(
  part: StatementPart,
  { answers }: { readonly answers: StatementAnswers },
): Problems {
  const needed = missingFrom(answers).filter((each) => partOf(each) === part);
  return Object.fromEntries(needed.map((each) => [NEEDED[each].field(answers), NEEDED[each].message]));
}
