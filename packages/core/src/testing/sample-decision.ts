import { day } from '../calendar/day.ts';
import type { BureauReport } from '../decision/bureau-report.ts';
import type { ApplicationFacts, DecisionInputs } from '../decision/inputs.ts';
import { pence } from '../money/pence.ts';
import { BANDS } from './sample-bands.ts';
import { UNSECURED_2026 } from '../pricing/products.ts';

export const FACTS: ApplicationFacts = {
  amount: pence(7_500_00),
  termMonths: 36,
  dateOfBirth: day('1990-05-17'),
  household: {
    netMonthlyIncome: pence(2_600_00),
    employmentStatus: 'Employed - full time',
    maritalStatus: 'Single',
    residentialStatus: 'private_tenant',
    housingCost: pence(700_00),
    numberOfDependants: '0',
    dependantsCost: pence(0),
  },
};

export const REPORT: BureauReport = {
  match: 'full',
  score: 800,
  monthlyCommitments: pence(100_00),
  adverse: { insolvency: false, defaultsLast12Months: 0 },
};

/** An applicant who meets every rule and can afford what they ask for. */
export const INPUTS: DecisionInputs = {
  facts: FACTS,
  report: REPORT,
  bandTable: BANDS,
  product: UNSECURED_2026,
  today: day('2026-11-20'),
};
