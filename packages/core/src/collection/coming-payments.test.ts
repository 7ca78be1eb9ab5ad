import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../calendar/day.ts';
import { isWorkingDay } from '../calendar/working-days.ts';
import type { LoanEvent } from '../loan/events.ts';
import { project } from '../loan/read/project.ts';
import { RUNS } from '../testing/runs.ts';
import {
  ALL_OUTCOMES,
  paidByCard,
  paidOut,
  sampleAgreement,
  sampleHistory,
  SAMPLE_TERMS,
} from '../testing/sample-histories.ts';
import { comingPayments, type ComingDebit } from './coming-payments.ts';

const AGREEMENT = sampleAgreement(SAMPLE_TERMS);
const [FIRST, SECOND] = AGREEMENT.instalments;
const PAID_OUT = paidOut(AGREEMENT);
const TODAY = addDays(AGREEMENT.signedOn, 1);

const coming = (events: readonly LoanEvent[], underWay: readonly ComingDebit[] = [], today: Day = TODAY) =>
  comingPayments(project(AGREEMENT, events, today), events, underWay);

describe('the payments that are still to be taken', () => {
  test('are every instalment on its collection day', () => {
    expect(coming(PAID_OUT)).toEqual(
      AGREEMENT.instalments.map(({ number, collectOn }) => ({ name: `payment-${number}`, collectOn })),
    );
  });

  test('are also those that the borrower asked for, and none from the day that ends the loan', () => {
    const asked = { id: 'asked', collectOn: FIRST!.collectOn, instalment: null };
    expect(coming(PAID_OUT, [{ ...asked, endsLoan: false }])).toHaveLength(AGREEMENT.instalments.length + 1);
    const ends = { ...asked, collectOn: SECOND!.collectOn, endsLoan: true };
    expect(coming(PAID_OUT, [ends])).toEqual([
      { name: 'payment-1', collectOn: FIRST!.collectOn },
      { name: 'asked', collectOn: SECOND!.collectOn },
    ]);
  });

  test('are none of a loan that is paid off, has no instruction or was not paid out', () => {
    expect(coming([...PAID_OUT, paidByCard(TODAY, AGREEMENT.totalPayable)])).toEqual([]);
    const about = { valueOn: TODAY, recordedAt: '', reference: 'mandate' };
    expect(coming([...PAID_OUT, { kind: 'mandate-cancelled', ...about, reason: 'by the payer' }])).toEqual(
      [],
    );
    expect(coming([])).toEqual([]);
  });

  test('are after any conduct on working days from today on, each once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...ALL_OUTCOMES), { minLength: 1, maxLength: 6 }),
        fc.nat(900),
        (outcomes, days) => {
          const today = addDays(AGREEMENT.signedOn, days);
          const past = sampleHistory(AGREEMENT, outcomes).filter(({ valueOn }) => valueOn <= today);
          const payments = coming(past, [], today);
          expect(new Set(payments.map(({ name }) => name)).size).toBe(payments.length);
          for (const { collectOn } of payments) {
            expect(isWorkingDay(collectOn)).toBe(true);
            expect(collectOn >= today).toBe(true);
          }
        },
      ),
      { numRuns: Math.ceil(RUNS / 4) },
    );
  });
});
