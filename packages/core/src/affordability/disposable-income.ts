import { pence, type Pence } from '../money/pence.ts';
import type { Household } from './household.ts';
import type { AffordabilityRules, Adults } from './rules.ts';

/** What was said of a cost, the least that is believed, and the larger of the two. */
export type ExpenditureLine = {
  readonly declared: Pence;
  readonly modelledMinimum: Pence;
  readonly used: Pence;
};

/** What is left of an income each month, line by line. */
export type DisposableIncome = {
  readonly netMonthlyIncome: Pence;
  /** The part of it that is counted: what may fall away is counted with care. */
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
 * Income less housing, dependants, essentials and commitments, each a month. An estimate stands in for what was
 * said where that is less than can be believed (CONC 5.2A.19: statistics, unless something speaks against them).
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
