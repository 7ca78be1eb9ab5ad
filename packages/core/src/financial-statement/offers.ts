import { pence, sumPence, ZERO, type Pence } from '../money/pence.ts';
import type { NonPriorityDebt } from './statement.ts';

/** The monthly offer to one creditor, and how it was calculated. */
export type Offer = NonPriorityDebt & {
  readonly kind: 'in-full' | 'pro-rata' | 'token' | 'none';
  /** The debt's exact share of the available amount, in unrounded pence. */
  readonly share: number;
  readonly offer: Pence;
};

/**
 * Shares the available amount among debts in proportion to what is owed. The offers add up exactly to that amount, or
 * to the total owed if that is less, and no offer exceeds its debt. Shares are cut to whole pence and the remaining
 * pence go to the largest fractions; between equal fractions to the larger debt, then to the lower id, so that the
 * order of the creditors does not change any offer. When nothing is available nothing is offered, except a token,
 * which is not covered by the surplus and never exceeds the debt. (Standard Financial Statement: pro-rata offers to
 * non-priority debts.)
 * @throws RangeError when two debts have the same id, or a debt is negative.
 */
export function calculateOffers(
  available: Pence,
  debts: readonly NonPriorityDebt[],
  tokenOffer: Pence | null = null,
): readonly Offer[] {
  if (new Set(debts.map(({ id }) => id)).size < debts.length)
    throw new RangeError('two debts have the same id');
  const negative = debts.find(({ owed }) => owed < 0);
  if (negative) throw new RangeError(`negative debt: ${negative.owed}`);
  if (available <= 0) return debts.map((debt) => unfunded(debt, tokenOffer));
  const total = sumPence(debts.map(({ owed }) => owed));
  return available >= total ? debts.map(inFull) : proRata(available, debts, total);
}

function unfunded({ id, owed }: NonPriorityDebt, tokenOffer: Pence | null): Offer {
  if (tokenOffer === null || owed === 0) return { id, owed, kind: 'none', share: 0, offer: ZERO };
  return { id, owed, kind: 'token', share: 0, offer: tokenOffer < owed ? tokenOffer : owed };
}

function inFull({ id, owed }: NonPriorityDebt): Offer {
  return { id, owed, kind: 'in-full', share: owed, offer: owed };
}

type ProRataShare = NonPriorityDebt & {
  readonly whole: number;
  readonly remainder: bigint;
  readonly share: number;
};

/** The available amount is less than the total owed, so no share, rounded up, exceeds its debt. */
function proRata(available: Pence, debts: readonly NonPriorityDebt[], total: Pence): readonly Offer[] {
  const shares = debts.map(({ id, owed }): ProRataShare => {
    // The product of two amounts in pence can exceed the safe integers.
    const product = BigInt(available) * BigInt(owed);
    const whole = Number(product / BigInt(total));
    const remainder = product % BigInt(total);
    return { id, owed, whole, remainder, share: whole + Number(remainder) / total };
  });
  const remainingPence = available - shares.reduce((sum, { whole }) => sum + whole, 0);
  const rounded = new Set(
    shares
      .toSorted(byRemainder)
      .slice(0, remainingPence)
      .map(({ id }) => id),
  );
  return shares.map(({ id, owed, whole, share }) => {
    const offer = pence(whole + (rounded.has(id) ? 1 : 0));
    return { id, owed, kind: 'pro-rata', share, offer };
  });
}

function byRemainder(a: ProRataShare, b: ProRataShare): number {
  if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;
  if (a.owed !== b.owed) return b.owed - a.owed;
  return a.id < b.id ? -1 : 1;
}
