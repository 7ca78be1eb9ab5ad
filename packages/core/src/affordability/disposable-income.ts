import { pence, type Pence } from '../money/pence.ts';
import type { Household } from './household.ts';
import type { AffordabilityRules, Adults } from './rules.ts';

/** The declared cost, the modelled minimum, and the larger of the two. */
export type ExpenditureLine = {
  readonly declared: Pence;
  readonly modelledMinimum: Pence;
  readonly used: Pence;
};

/** Monthly disposable income, line by line. */
export type DisposableIncome = {
  readonly netMonthlyIncome: Pence;
  /** The share of income that is counted; less than 100 for income that can vary. */
  readonly countedPercent: number;
  readonly income: Pence;
  readonly housing: ExpenditureLine;
  readonly dependants: ExpenditureLine;
  readonly adults: Adults;
  readonly essentials: Pence;
  readonly commitments: Pence;
  /** May be negative. */
  readonly disposable: Pence;
};

/**
 * Income less housing, dependants, essentials and commitments, all monthly. A modelled minimum replaces a declared
 * cost that is lower (CONC 5.2A.19: statistical data may be used unless there is reason to suspect otherwise).
 */
export function disposableIncome(
  home: Household,
  commitments: Pence,
  rules: AffordabilityRules,
): DisposableIncome {
  const countedPercent = rules.incomeCountedPercent[home.employmentStatus];
  const income = pence(Math.floor((home.netMonthlyIncome * countedPercent) / 100));
  const housing = expenditureLine(home.housingCost, rules.housing[home.residentialStatus]);
  const dependants = expenditureLine(home.dependantsCost, rules.dependants[home.numberOfDependants]);
  const adults = rules.adults[home.maritalStatus];
  const essentials = rules.essentials[adults];
  return {
    netMonthlyIncome: home.netMonthlyIncome,
    countedPercent,
    income,
    housing,
    dependants,
    adults,
    essentials,
    commitments,
    disposable: pence(income - housing.used - dependants.used - essentials - commitments),
  };
}

function expenditureLine(declared: Pence, modelledMinimum: Pence): ExpenditureLine {
  return { declared, modelledMinimum, used: declared > modelledMinimum ? declared : modelledMinimum };
}
