import { directDebitReason } from '@fairlead/core/collection/direct-debit-reasons';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { closedAs } from '@fairlead/core/loan/read/closed-as';
import { missedPaymentsOf } from '@fairlead/core/loan/read/missed-payments';
import type { LoanProjection } from '@fairlead/core/loan/read/project';
import { defaultNoticeOf } from '@fairlead/core/notices/served-default-notice';

/** What a borrower who is late, or whose loan was ended, needs to see of it. */
export function presentHardship(projection: LoanProjection, events: readonly LoanEvent[]) {
  return {
    missedPayments: missedPaymentsOf(projection, events).map(({ attempts, ...payment }) => ({
      ...payment,
      attempts: attempts.map(({ reason, ...attempt }) => ({
        ...attempt,
        reason: reason === null ? null : (directDebitReason(reason)?.words ?? null),
      })),
    })),
    defaultNotice: defaultNoticeOf(events, projection.asOf),
    breathingSpace: projection.breathingSpace,
    closed: closedAs(projection, events),
  };
}
