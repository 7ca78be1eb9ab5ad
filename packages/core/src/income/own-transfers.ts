import { epochDayOf } from '../calendar/day.ts';
import { groupedBy } from '../records.ts';
import type { BankIncomeRules } from './bank-income-rules.ts';
import type { ReadTransaction } from './read-transaction.ts';

/** Ways of paying on which money can go to an account of one's own; cards, debits and cash are none. */
const TRANSFERABLE: ReadonlySet<ReadTransaction['kind']> = new Set(['transfer', 'standing-order', 'other']);

type Pairing = {
  readonly days: number;
  readonly isPair: (received: ReadTransaction, sent: ReadTransaction) => boolean;
};

/** Those that name the same counterparty go first. */
const pairingsBy = ({ thereAndBackDays, ownTransferDays }: BankIncomeRules): readonly Pairing[] => [
  { days: thereAndBackDays, isPair: ({ key }, sent) => key !== '' && key === sent.key },
  { days: ownTransferDays, isPair: ({ account }, sent) => account !== sent.account },
];

type Placed = { readonly transaction: ReadTransaction; readonly at: number };

const placed = (transactions: readonly ReadTransaction[]): readonly Placed[] =>
  transactions.map((transaction) => ({ transaction, at: epochDayOf(transaction.on) }));

/** The closest of the payments that explains what was received, of two the earlier; both lists are in order of days. */
function closestTo(received: Placed, sent: readonly Placed[], { days, isPair }: Pairing): Placed | null {
  let closest: Placed | null = null;
  for (const one of sent) {
    if (one.at > received.at + days) break;
    if (one.at < received.at - days || !isPair(received.transaction, one.transaction)) continue;
    const isCloser = closest === null || Math.abs(one.at - received.at) < Math.abs(closest.at - received.at);
    if (isCloser) closest = one;
  }
  return closest;
}

/**
 * The payments received that were the person's own money: the same amount went to the same person or company and came
 * back within a month, or left another account of theirs within days. Each payment sent explains one received.
 * `transactions` are in order of days.
 */
export function ownTransfersIn(
  transactions: readonly ReadTransaction[],
  rules: BankIncomeRules,
): ReadonlySet<ReadTransaction> {
  const byAmount = groupedBy(
    transactions.filter(({ kind }) => TRANSFERABLE.has(kind)),
    ({ amount }) => Math.abs(amount),
  );
  const own = new Set<ReadTransaction>();
  for (const same of byAmount.values()) {
    let sent = placed(same.filter(({ amount }) => amount < 0));
    const received = placed(same.filter(({ amount }) => amount > 0));
    for (const pairing of pairingsBy(rules))
      for (const one of received) {
        const closest = own.has(one.transaction) ? null : closestTo(one, sent, pairing);
        if (!closest) continue;
        sent = sent.filter((left) => left !== closest);
        own.add(one.transaction);
      }
  }
  return own;
}
