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

/** A loan of 60 months that met with a good deal, filled up with small card payments to 200 events. */
export function benchLoan(): BenchLoan {
  const agreement = sampleAgreement({ ...SAMPLE_TERMS, termMonths: 60 });
  const lived = sampleHistory(agreement, [
    'collected',
    'failed and paid by card',
    'half paid',
    'charged back',
  ]);
  const extra = Array.from({ length: Math.max(0, EVENTS - lived.length) }, (_, index) => {
    const on = addMonths(agreement.signedOn, 2 + (index % 58), 20);
    return paidByCard(on, 1_00, `extra-${index}`);
  });
  return {
    agreement,
    events: [...lived, ...extra].slice(0, EVENTS),
    asOf: addMonths(agreement.signedOn, 63),
  };
}
