import { keysOf } from '../records.ts';
import type { BankTransaction } from './bank-transaction.ts';
import type { BankWordGroup, BankWords } from './bank-words.ts';
import { counterpartyKey, counterpartyOf, hasWords, plainText } from './bank-text.ts';

/** What a description says. */
type Description = {
  /** Who paid or was paid, as printed. */
  readonly counterparty: string;
  /** The same for every spelling of one counterparty; empty where no one is named. */
  readonly key: string;
  /** The groups of words that it has. */
  readonly groups: ReadonlySet<BankWordGroup>;
};

/** A transaction with what its description says. */
export type ReadTransaction = BankTransaction & Description;

function described(description: string, words: BankWords): Description {
  const text = plainText(description);
  const counterparty = counterpartyOf(text);
  const groups = keysOf(words).filter((group) => hasWords(text, words[group]));
  return { counterparty, key: counterpartyKey(counterparty), groups: new Set(groups) };
}

/** The transactions in a fixed order, with what their descriptions say. Each description is read once. */
export function readTransactions(
  transactions: readonly BankTransaction[],
  words: BankWords,
): readonly ReadTransaction[] {
  const known = new Map<string, Description>();
  return transactions.toSorted(inFixedOrder).map((transaction) => {
    const { description } = transaction;
    const read = known.get(description) ?? described(description, words);
    known.set(description, read);
    return { ...transaction, ...read };
  });
}

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : Number(a > b));

/** An order that does not depend on the order in which a bank lists transactions. */
function inFixedOrder(a: BankTransaction, b: BankTransaction): number {
  return (
    compare(a.on, b.on) ||
    compare(a.account, b.account) ||
    compare(a.amount, b.amount) ||
    compare(a.description, b.description) ||
    compare(a.kind, b.kind)
  );
}

export type ReceivedClass =
  | 'own-transfer'
  | 'refund'
  | 'gambling'
  | 'borrowed'
  | 'cash'
  | 'takings'
  | 'pay'
  | 'pension'
  | 'benefits'
  | 'other'
  | 'unknown';

/** What a bank itself says of money that is no income: a card or a debit pays back, cash and interest prove nothing. */
const BY_KIND: Readonly<Partial<Record<BankTransaction['kind'], ReceivedClass>>> = {
  card: 'refund',
  'direct-debit': 'refund',
  fee: 'refund',
  interest: 'refund',
  cash: 'cash',
};

/** Words first; the first row that fits decides. */
const RECEIVED: readonly (readonly [ReceivedClass, BankWordGroup])[] = [
  ['own-transfer', 'own-transfer'],
  ['refund', 'refund'],
  ['pay', 'pay'],
  ['gambling', 'gambling'],
  ['own-transfer', 'investment'],
  ['takings', 'takings'],
  ['pension', 'pension'],
  ['benefits', 'benefits'],
  ['borrowed', 'card'],
  ['borrowed', 'other-credit'],
  ['borrowed', 'loan'],
  ['cash', 'cash'],
  ['pay', 'organisation'],
];

/**
 * What money that came in is. Where no word says, the bank's kind is the only hint: a transfer from a private person
 * can be a gift or a loan of a friend, so it is unknown and does not count.
 */
export function classOfReceived({ groups, kind }: ReadTransaction): ReceivedClass {
  const byWords = RECEIVED.find(([, group]) => groups.has(group))?.[0];
  const byKind = BY_KIND[kind];
  if (byWords === 'gambling' || byWords === 'own-transfer') return byWords;
  if (byKind !== undefined) return byKind;
  if (byWords !== undefined) return byWords;
  return kind === 'other' ? 'other' : 'unknown';
}

export type SentClass = 'gambling' | 'housing' | 'loan' | 'card' | 'other-credit';

const SENT: readonly SentClass[] = ['gambling', 'card', 'other-credit', 'housing', 'loan'];

/** What money that went out is for, where it is one of our kinds. Rent is not paid by card, but a hired car is. */
export function classOfSent({ groups, kind }: ReadTransaction): SentClass | null {
  const found = SENT.find((group) => groups.has(group)) ?? null;
  return found === 'housing' && kind === 'card' ? null : found;
}
