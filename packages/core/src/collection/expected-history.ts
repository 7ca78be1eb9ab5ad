import type { Day } from '../calendar/day.ts';
import type { LoanEvent } from '../loan/events.ts';
import type { LoanProjection } from '../loan/read/project.ts';
import type { ProjectedRow, RowStatus } from '../loan/read/projected-rows.ts';
import { isOfReopening } from '../loan/read/reopened-settlement.ts';
import { pence, type Pence } from '../money/pence.ts';

/** A payment that was asked for or submitted, and has neither arrived nor failed. */
export type PaymentUnderWay = {
  /** The reference of its events. */
  readonly id: string;
  readonly amount: Pence;
  readonly collectOn: Day;
  /** The instalment it is collected for; null when the borrower asked for the payment. */
  readonly instalment: number | null;
};

type Expecting = {
  readonly underWay: readonly PaymentUnderWay[];
  readonly until: Day;
  /** The first collection day whose instalments are not submitted, because the loan is paid off on it. */
  readonly heldFrom?: Day;
};

const OPEN: readonly RowStatus[] = ['upcoming', 'due', 'part-paid'];

/**
 * A loan's history as it will be on a day, today or later, if every payment under way arrives on its day and every
 * instalment that is due and collected by then is paid. What a re-opened settlement left unpaid is not collected.
 */
export function expectedHistory(
  { rows, asOf, reopening }: LoanProjection,
  events: readonly LoanEvent[],
  { underWay, until, heldFrom }: Expecting,
): readonly LoanEvent[] {
  const isHeld = (collectOn: Day): boolean => heldFrom !== undefined && collectOn >= heldFrom;
  const isExpected = ({ status, dueOn, collectOn }: ProjectedRow): boolean =>
    status === 'pending' || (OPEN.includes(status) && dueOn <= until && !isHeld(collectOn));
  const expectedRows = rows.filter((row) => isExpected(row) && !isOfReopening(row, reopening));
  const expected = new Set(expectedRows.map(({ number }) => number));
  const instalments = expectedRows.map(({ number, payment, paid, dueOn, collectOn }) => {
    // What the bank was asked for arrives, also where the instalment was lowered since.
    const own = underWay.find(({ instalment }) => instalment === number);
    // Taken on its own collection day, it counts from its due date, also where that is a day or two ago.
    const isOnItsDay = own ? own.collectOn === collectOn : collectOn >= asOf;
    return {
      id: own?.id ?? `expected ${number}`,
      amount: own?.amount ?? pence(payment - paid),
      on: isOnItsDay || dueOn > asOf ? dueOn : asOf,
    };
  });
  const requested = underWay
    .filter(({ instalment, collectOn }) => !expected.has(instalment ?? 0) && collectOn <= until)
    .map(({ id, amount, collectOn }) => ({ id, amount, on: collectOn > asOf ? collectOn : asOf }));
  const received = [...instalments, ...requested].map(({ id, amount, on }): LoanEvent => ({
    kind: 'payment-received',
    valueOn: on,
    recordedAt: '',
    reference: id,
    amount,
    method: 'direct-debit',
  }));
  return [...events, ...received];
}
