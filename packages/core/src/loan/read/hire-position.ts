import type { Day } from '../../calendar/day.ts';
import { goodsProtection } from '../../hire-purchase/protected-goods.ts';
import { halfOf, totalPrice, voluntaryTermination } from '../../hire-purchase/voluntary-termination.ts';
import { pence, type Pence } from '../../money/pence.ts';
import type { Car } from '../../vehicle/vehicle.ts';
import type { Agreement } from '../agreement.ts';
import type { LoanEvent } from '../events.ts';
import { orderEvents } from '../replay/event-order.ts';
import { withoutCorrectedEvents } from '../replay/void-events.ts';
import type { LoanProjection } from './project.ts';

/** A part of the total price, and the day on which it is or will be paid. */
export type PartOfPrice = {
  readonly amount: Pence;
  /** Since when so much is paid; null while it is not. */
  readonly paidOn: Day | null;
  /** When the payments ahead reach it, if each is paid on its day; null once it is paid, and where they do not. */
  readonly expectedOn: Day | null;
};

/** What the hirer of a car has a right to, as of a day. */
export type HirePosition = {
  readonly vehicle: Car | null;
  readonly totalPrice: Pence;
  readonly optionFee: Pence;
  /** From half of the total price on, the hirer can hand the car back and owes nothing more (CCA 1974, s.100). */
  readonly half: PartOfPrice;
  /** From a third of it on, the lender needs a court order to take the car back (CCA 1974, s.90). */
  readonly third: PartOfPrice;
  /** Today, the lender cannot take the car back without a court order. */
  readonly needsCourtOrder: boolean;
  /** Since when the car is the hirer's; null while it is the lender's. A settlement that is re-opened leaves it theirs. */
  readonly ownedSince: Day | null;
  /** What handing the car back today would cost, if it was looked after; null where that is not possible any more. */
  readonly toPayOnReturn: Pence | null;
  /** When the lender had the car again, after the hirer ended the agreement. */
  readonly returnedOn: Day | null;
  /** What is owed for damage to the returned car; null where nothing was claimed. */
  readonly damage: { readonly amount: Pence; readonly what: string; readonly claimedOn: Day } | null;
};

type Movement = { readonly on: Day; readonly amount: number };

/** Payments and what took them back, in their order. */
function movementsOf(past: readonly LoanEvent[]): readonly Movement[] {
  const received = new Map<string, Pence>();
  const movements: Movement[] = [];
  for (const event of past) {
    if (event.kind === 'payment-received') {
      received.set(event.reference, event.amount);
      movements.push({ on: event.valueOn, amount: event.amount });
    }
    if (event.kind === 'payment-reversed')
      movements.push({ on: event.valueOn, amount: -(received.get(event.reverses) ?? 0) });
  }
  return movements;
}

/** Since when the sum of the movements has been at least the amount. */
function paidSince(movements: readonly Movement[], amount: Pence): Day | null {
  let sum = 0;
  let since: Day | null = null;
  for (const movement of movements) {
    sum += movement.amount;
    since = sum < amount ? null : (since ?? movement.on);
  }
  return since;
}

function expectedOn({ rows, totalPaid }: LoanProjection, amount: Pence): Day | null {
  let sum = Number(totalPaid);
  for (const { payment, paid, collectOn, status } of rows) {
    if (status === 'ended') return null;
    sum += payment - paid;
    if (payment > paid && sum >= amount) return collectOn;
  }
  return null;
}

/**
 * The position of a hirer as of the projection's day; null for a loan that is not hire purchase. The payments that
 * counted are those of the ledger: one that was taken back counts no more from that day.
 */
export function hirePosition(
  agreement: Agreement,
  events: readonly LoanEvent[],
  projection: LoanProjection,
): HirePosition | null {
  if (agreement.optionFee === 0) return null;
  const { asOf, totalPaid: paid, arrears, isActive } = projection;
  const price = totalPrice({ deposit: pence(0), totalPayable: agreement.totalPayable });
  const { past } = orderEvents(withoutCorrectedEvents(events, asOf), asOf);
  const movements = movementsOf(past);
  const part = (amount: Pence): PartOfPrice => {
    const paidOn = paid >= amount ? paidSince(movements, amount) : null;
    return {
      amount,
      paidOn,
      expectedOn: paidOn === null && isActive ? expectedOn(projection, amount) : null,
    };
  };
  const ownedSince = titleSince(past, projection);
  const goods = goodsProtection({
    totalPrice: price,
    paid,
    isEndedByHirer: projection.state === 'Voluntary terminated',
    hasTitlePassed: ownedSince !== null,
  });
  const ended = voluntaryTermination({
    hasTitlePassed: ownedSince !== null,
    terminatedOn: asOf,
    finalDueOn: projection.rows.at(-1)?.dueOn ?? asOf,
    totalPrice: price,
    paid,
    arrears: arrears.amount,
    smallerSum: null,
    damage: pence(0),
  });
  return {
    vehicle: agreement.hire?.vehicle ?? null,
    totalPrice: price,
    optionFee: agreement.optionFee,
    half: part(halfOf(price)),
    third: part(goods.third),
    needsCourtOrder: goods.needsCourtOrder,
    ownedSince,
    toPayOnReturn: canReturn(projection) && ended.ok ? ended.value.toPay : null,
    returnedOn: past.find(({ kind }) => kind === 'car-returned')?.valueOn ?? null,
    damage: damageIn(past),
  };
}

/** Not before the payout, and not after a notice of withdrawal, which undoes the agreement. */
const canReturn = ({ isActive, disbursedOn, withdrawal }: LoanProjection): boolean =>
  isActive && disbursedOn !== null && withdrawal === null;

function damageIn(past: readonly LoanEvent[]): HirePosition['damage'] {
  const claimed = past.find((event) => event.kind === 'damage-claimed');
  return claimed ? { amount: claimed.amount, what: claimed.what, claimedOn: claimed.valueOn } : null;
}

/** Title passes with the last payment and the option fee in it, or with a settlement (CCA 1974, s.94). */
function titleSince(past: readonly LoanEvent[], { state }: LoanProjection): Day | null {
  const settled = past.find(({ kind }) => kind === 'settled');
  if (settled) return settled.valueOn;
  if (state !== 'Complete') return null;
  return past.findLast(({ kind }) => kind === 'payment-received')?.valueOn ?? null;
}
