import type { Day } from '../../calendar/day.ts';
import { pence, type Pence } from '../../money/pence.ts';
import type { Arrangement } from './arrangement.ts';
import type { Arrears } from './arrears.ts';
import type { ProjectedRow } from './projected-rows.ts';
import { isOfReopening, type ReopenedSettlement } from './reopened-settlement.ts';

export type NextPayment = {
  /** The first instalment it is paid towards. */
  readonly number: number;
  readonly dueOn: Day;
  readonly collectOn: Day;
  readonly amount: Pence;
  readonly isPending: boolean;
  /** The reason for this amount and day. */
  readonly reason: 'scheduled' | 'moved-to-working-day' | 'last-instalment' | 'arrears' | 'arrangement';
};

type NextPaymentInput = {
  readonly rows: readonly ProjectedRow[];
  readonly arrears: Arrears;
  readonly creditBalance: Pence;
  readonly arrangement: Arrangement | null;
  readonly reopening: ReopenedSettlement | null;
};

/**
 * The next promised payment of an arrangement in force; otherwise the arrears, under the oldest missed instalment;
 * otherwise the first unpaid instalment, apart from those of a settlement that was re-opened.
 */
export function nextPaymentOf(input: NextPaymentInput): NextPayment | null {
  const { rows, arrears, creditBalance, arrangement, reopening } = input;
  const isInArrears = arrears.since !== null;
  const row = rows.find((each) => {
    if (isInArrears) return each.dueOn === arrears.since;
    return each.paid < each.payment && each.status !== 'ended' && !isOfReopening(each, reopening);
  });
  const promised = nextPromise(arrangement);
  const isPending = row?.status === 'pending';
  const { number } = row ?? rows.at(-1) ?? { number: 1 };
  if (promised) return { number, ...promised, isPending, reason: 'arrangement' };
  if (!row) return null;
  const { dueOn, collectOn } = row;
  const amount = isInArrears ? arrears.amount : pence(row.payment - row.paid - creditBalance);
  if (amount <= 0) return null;
  const reason = isInArrears ? 'arrears' : scheduledReason(row, rows);
  return { number, dueOn, collectOn, amount, isPending, reason };
}

function nextPromise(
  arrangement: Arrangement | null,
): Pick<NextPayment, 'dueOn' | 'collectOn' | 'amount'> | null {
  if (arrangement?.status !== 'active') return null;
  const next = arrangement.payments.find(({ status }) => status === 'upcoming');
  if (!next) return null;
  return { dueOn: next.dueOn, collectOn: next.collectOn, amount: pence(next.amount - next.paid) };
}

function scheduledReason(row: ProjectedRow, rows: readonly ProjectedRow[]): NextPayment['reason'] {
  if (row === rows.at(-1)) return 'last-instalment';
  return row.collectOn === row.dueOn ? 'scheduled' : 'moved-to-working-day';
}
