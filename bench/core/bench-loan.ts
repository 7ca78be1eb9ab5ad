import { addMonths, type Day } from '@fairlead/core/calendar/day';
import type { Agreement } from '@fairlead/core/loan/agreement';
import type { LoanEvent } from '@fairlead/core/loan/events';
import {
  sampleHistory,
  paidByCard,
  SAMPLE_TERMS,
  sampleAgreement,
} from '@fairlead/core/testing/sample-histories';

export type BenchLoan = {
  readonly agreement: Agreement;
  readonly events: readonly LoanEvent[];
  /** Three months after the last instalment was due. */
  readonly asOf: Day;
};

export const EVENTS = 200;

/** A loan over 60 months with late, partial and reversed payments, filled up to 200 events with small card payments. */
export function benchLoan(): BenchLoan {
  const agreement = sampleAgreement({ ...SAMPLE_TERMS, termMonths: 60 });
  const history = sampleHistory(agreement, [
    'collected',
    'failed and paid by card',
    'half paid',
    'charged back',
  ]);
  const extra = Array.from({ length: Math.max(0, EVENTS - history.length) }, (_, index) => {
    const on = addMonths(agreement.signedOn, 2 + (index % 58), 20);
    return paidByCard(on, 1_00, `extra-${index}`);
  });
  return {
    agreement,
    events: [...history, ...extra].slice(0, EVENTS),
    asOf: addMonths(agreement.signedOn, 63),
  };
}
