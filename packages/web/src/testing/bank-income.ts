import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import type { BankIncome } from '../resources/requirements/bank-income.ts';

/** What the bank data of a borrower with one job shows. */
export function aBankIncome(changes: Partial<BankIncome> = {}): BankIncome {
  return {
    dataPullId: '01a1f8e9-0000-7000-8000-0000000000b1',
    bank: 'Quillmoor Bank',
    readAt: '2026-11-20T10:00:00.000Z',
    from: day('2026-05-25'),
    to: day('2026-11-20'),
    netMonthlyIncome: pence(248_600),
    sources: [{ payer: 'HARBOUR PILOTS LTD', kind: 'pay', frequency: 'monthly', monthly: pence(248_640) }],
    commitments: [{ payee: 'HARBOURSIDE LETTINGS', kind: 'housing', monthly: pence(74_500) }],
    working: {
      figure: 'Net monthly income from bank data',
      result: '£2,486.00',
      inputs: [{ label: 'First day', value: '25 May 2026' }],
      steps: [{ label: 'HARBOUR PILOTS LTD: a month', value: '£2,486.40' }],
      rule: 'Money that a payer sends regularly and still sends.',
      source: 'the lender’s rule',
    },
    enteredMonthlyIncome: pence(240_000),
    needsReview: false,
    ...changes,
  };
}
