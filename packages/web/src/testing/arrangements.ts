import { day } from '@fairlead/core/calendar/day';
import { EMPTY_ARRANGEMENT } from '@fairlead/core/arrangement/form';
import { pence } from '@fairlead/core/money/pence';
import type {
  Arrangement,
  ArrangementAnswers,
  ArrangementInfo,
} from '../resources/arrangement/arrangement.ts';
import { WHOLE_STATEMENT } from './statements.ts';

const STATEMENT = { financialStatementId: WHOLE_STATEMENT.id, version: WHOLE_STATEMENT.version };

/** Everything answered, from the whole budget. */
export const ANSWERED: ArrangementAnswers = {
  reason: 'less-income',
  other: null,
  priorityBillsUpdated: true,
  amount: pence(60_00),
  term: 3,
  affordability: STATEMENT,
  paymentDate: day('2026-12-07'),
  paidBy: 'direct-debit',
};

/** Of £60 a month for three months. */
export const A_PLAN: NonNullable<Arrangement['plan']> = {
  payments: [
    { dueOn: day('2026-12-07'), collectOn: day('2026-12-07'), amount: pence(60_00) },
    { dueOn: day('2027-01-07'), collectOn: day('2027-01-07'), amount: pence(60_00) },
    { dueOn: day('2027-02-07'), collectOn: day('2027-02-08'), amount: pence(60_00) },
  ],
  total: pence(180_00),
  endsOn: day('2027-02-09'),
  overdueAfter: pence(90_50),
  nextPayment: { dueOn: day('2027-02-15'), amount: pence(89_07) },
};

/** A plan with these answers. */
export function anArrangement(
  formData: Partial<ArrangementAnswers> = {},
  changes: Partial<Arrangement> = {},
): Arrangement {
  return {
    '@type': 'self-serve-arrangement',
    id: '01a1f8e9-0000-7000-8000-0000000000e1',
    state: 'draft',
    formData: { ...EMPTY_ARRANGEMENT, ...formData },
    plan: null,
    ...changes,
  };
}

/** What a plan could be for the whole budget, of which £275.58 is left. */
export function anArrangementInfo(changes: Partial<ArrangementInfo> = {}): ArrangementInfo {
  const dates = [day('2026-12-04'), day('2026-12-07'), day('2026-12-08')];
  return {
    '@type': 'self-serve-arrangement-info',
    isEligible: true,
    whyNot: null,
    overdue: pence(89_07),
    eligibleDates: dates,
    dates: [{ date: day('2026-12-03'), reason: 'tooSoon' }, ...dates.map((date) => ({ date, reason: null }))],
    financialStatement: {
      id: STATEMENT.financialStatementId,
      version: STATEMENT.version,
      isComplete: true,
      missing: [],
    },
    surplus: pence(275_58),
    offer: { least: pence(1_00), most: pence(178_14), suggested: pence(120_00) },
    maximumTerm: 6,
    hasDirectDebit: true,
    ...changes,
  };
}
