import { day } from '../calendar/day.ts';
import type { BureauReport } from '../decision/bureau-report.ts';
import type { ApplicationFacts, DecisionInputs } from '../decision/inputs.ts';
import { pence } from '../money/pence.ts';
import type { BandTable } from '../pricing/bands.ts';
import { UNSECURED_2026 } from '../pricing/products.ts';

const BAND_TABLE: BandTable = {
  minimumAmounts: [pence(0), pence(10_000_00), pence(15_000_00)],
  percents: {
    Great: [14, 11.5, 11.3],
    Good: [19.3, 15.4, null],
    Fair: [28.4, null, null],
    Limited: [48.8, null, null],
  },
};

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
  bandTable: BAND_TABLE,
  product: UNSECURED_2026,
  today: day('2026-11-20'),
};
