import type { Day } from '../../calendar/day.ts';
import { pence, type Pence } from '../../money/pence.ts';
import type { Agreement } from '../agreement.ts';
import type { Allocation } from '../replay/allocation.ts';
import { orderEvents } from '../replay/event-order.ts';
import type { LoanEvent } from '../events.ts';
import { planOf } from '../replay/plan.ts';
import { replay } from '../replay/replay.ts';

/** How one payment was allocated. The parts add up to its amount; the rebate is in addition. */
export type PaymentAllocation = {
  readonly reference: string;
  readonly amount: Pence;
  readonly instalments: readonly {
    readonly number: number;
    readonly interest: Pence;
    readonly principal: Pence;
    readonly fee: Pence;
  }[];
  /** Towards amounts not yet billed. */
  readonly interest: Pence;
  readonly principal: Pence;
  /** Towards written-off debt. */
  readonly recovery: Pence;
  /** In excess of the debt. */
  readonly credit: Pence;
  /** Charges rebated because of early payment. */
  readonly rebate: Pence;
};

/** The allocation of every payment received by a day and not reversed, in order of value date. */
export function paymentAllocations(
  agreement: Agreement,
  events: readonly LoanEvent[],
  asOf: Day,
): readonly PaymentAllocation[] {
  const { allocations } = replay(planOf(agreement), orderEvents(events, asOf).past, asOf);
  return [...allocations].map(([reference, allocation]) => allocationOf(reference, allocation));
}

function allocationOf(
  reference: string,
  { amount, shares, byStep, rebate, credit }: Allocation,
): PaymentAllocation {
  return {
    reference,
    amount: pence(amount),
    instalments: shares.map(({ instalment, parts }) => ({
      number: instalment.row.number,
      interest: pence(parts.interest),
      principal: pence(parts.principal),
      fee: pence(parts.fee),
    })),
    interest: pence(byStep.interest),
    principal: pence(byStep.principal),
    recovery: pence(byStep.recovery),
    credit: pence(credit),
    rebate: pence(rebate),
  };
}
