import type { Day } from '../../calendar/day.ts';
import { pence, type Pence } from '../../money/pence.ts';
import type { Agreement } from '../agreement.ts';
import type { Allocation } from '../replay/allocation.ts';
import { orderEvents } from '../replay/event-order.ts';
import type { LoanEvent } from '../events.ts';
import { planOf } from '../replay/plan.ts';
import { replay } from '../replay/replay.ts';

/** Where one payment went. Its parts add up to its amount; the rebate comes on top. */
export type PaymentAllocation = {
  readonly reference: string;
  readonly amount: Pence;
  readonly instalments: readonly {
    readonly number: number;
    readonly interest: Pence;
    readonly principal: Pence;
    readonly fee: Pence;
  }[];
  /** Beyond what was due. */
  readonly interest: Pence;
  readonly principal: Pence;
  /** Towards a debt that was written off. */
  readonly recovery: Pence;
  /** Beyond the debt: owed back. */
  readonly credit: Pence;
  /** Given back of the charges because it came early. */
  readonly rebate: Pence;
};

/** Where every payment went that has been received by a day and not been taken back, in the order of value dates. */
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
