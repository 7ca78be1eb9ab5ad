import { pence, sumPence, ZERO, type Pence } from '../money/pence.ts';
import type { NonPriorityDebt } from './statement.ts';

/** What is offered to one creditor a month, and how it was found. */
export type Offer = NonPriorityDebt & {
  readonly kind: 'in-full' | 'pro-rata' | 'token' | 'none';
  /** The debt's exact share of what is available, in unrounded pence. */
  readonly share: number;
  readonly offer: Pence;
};

/**
 * Shares out what is available among debts in proportion to what is owed. The offers add up to it exactly, or to
 * everything that is owed where that is less, and no offer is more than its debt. Shares are cut to whole pence and
 * the pence that remain go to the largest fractions; between equal fractions to the larger debt, then to the lower
 * id, so that the order of the creditors changes nobody's offer. Where nothing is available nothing is offered,
 * unless by a token, which is not covered by the surplus and is never more than the debt.
 * (Standard Financial Statement: pro-rata offers to non-priority debts.)
 * @throws RangeError when two debts have one id, or a debt is negative.
 */
export function calculateOffers(
  available: Pence,
  debts: readonly NonPriorityDebt[],
  tokenOffer: Pence | null = null,
): readonly Offer[] {
  if (new Set(debts.map(({ id }) => id)).size < debts.length) throw new RangeError('two debts have one id');
  const negative = debts.find(({ owed }) => owed < 0);
  if (negative) throw new RangeError(`not a debt: ${negative.owed}`);
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

/** Less than is owed altogether is available, so that no share, rounded up, is more than its debt. */
function proRata(available: Pence, debts: readonly NonPriorityDebt[], total: Pence): readonly Offer[] {
  const cuts = debts.map(({ id, owed }): ProRataShare => {
    // The product of two sums in pence may leave the safe integers.
    const product = BigInt(available) * BigInt(owed);
    const whole = Number(product / BigInt(total));
    const remainder = product % BigInt(total);
    return { id, owed, whole, remainder, share: whole + Number(remainder) / total };
  });
  const over = available - cuts.reduce((sum, { whole }) => sum + whole, 0);
  const rounded = new Set(
    cuts
      .toSorted(byRemainder)
      .slice(0, over)
      .map(({ id }) => id),
  );
  return cuts.map(({ id, owed, whole, share }) => {
    const offer = pence(whole + (rounded.has(id) ? 1 : 0));
    return { id, owed, kind: 'pro-rata', share, offer };
  });
}

function byRemainder(a: ProRataShare, b: ProRataShare): number {
  if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;
  if (a.owed !== b.owed) return b.owed - a.owed;
  return a.id < b.id ? -1 : 1;
}
