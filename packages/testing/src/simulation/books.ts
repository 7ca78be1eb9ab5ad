import type { Day } from '@fairlead/core/calendar/day';
import { addDays } from '@fairlead/core/calendar/day';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import type { SandboxBankChoice } from '@fairlead/providers/bank-payments/payer-choices';
import { SANDBOX_BANK_CHOICES } from '@fairlead/providers/bank-payments/payer-choices';
import type { CardOutcome } from '@fairlead/providers/cards/port';
import { stepsOf, type Payer } from '@fairlead/providers/direct-debit/payers';
import type { Db } from '@fairlead/server/database/database';
import type { Pence } from '@fairlead/core/money/pence';

/** What a provider's own book says of a payment or payout of ours. Amounts in pence. */
export interface BookLine {
  /** The id of our row. */
  readonly id: string;
  /** What it took from the borrower for good, or what a payout sent them, less what banks took back. */
  readonly kept: number;
  /** What of it was sent back to the borrower since, because it was too much. */
  readonly refunded?: number;
}

type Read = (db: Db, today: Day) => Promise<readonly BookLine[]>;

async function answersIn<Answer>(db: Db, collection: string): Promise<{ key: string; answer: Answer }[]> {
  const rows = await documentsIn<{ answer: Answer }>(db, collection);
  return rows.map(({ key, value }) => ({ key, answer: value.answer }));
}

async function documentsIn<Value>(db: Db, collection: string): Promise<{ key: string; value: Value }[]> {
  const rows = await db
    .selectFrom('sandbox.documents')
    .select(['key', 'value'])
    .where('collection', '=', collection)
    .execute();
  return rows as { key: string; value: Value }[]; // as the sandbox of the collection wrote them
}

interface Collected {
  readonly idempotencyKey: string;
  readonly amount: Pence;
  readonly payer: Payer;
  readonly collectOn: Day;
}

const collections: Read = async (db, today) => {
  const answers = await answersIn<Collected>(db, 'direct-debit/collections');
  return answers.map(({ answer: { idempotencyKey: id, amount, payer, collectOn } }) => {
    const happened = stepsOf(payer, amount).filter(({ after }) => addWorkingDays(collectOn, after) <= today);
    return { id, kept: happened.at(-1)?.kind === 'collection-collected' ? amount : 0 };
  });
};

interface Charged {
  readonly idempotencyKey: string;
  readonly amount: Pence;
  readonly outcome: CardOutcome;
}

interface Refunded {
  readonly paymentIntentId: string;
  readonly amount: Pence;
}

const charges: Read = async (db) => {
  const ends = new Map(
    (await documentsIn<string>(db, 'cards/ends')).map(({ key, value }) => [key, value] as const),
  );
  const refunds = await answersIn<Refunded>(db, 'cards/refunds');
  const answers = await answersIn<Charged>(db, 'cards/intents');
  return answers.map(({ key, answer: { idempotencyKey: id, amount, outcome } }) => {
    const isTaken = outcome.status === 'succeeded' || ends.get(key) === 'confirmed';
    const own = refunds.filter(({ answer }) => answer.paymentIntentId === key);
    const refunded = own.reduce((sum, { answer }) => sum + answer.amount, 0);
    return { id, kept: isTaken ? amount : 0, refunded };
  });
};

interface Decided {
  readonly choice: SandboxBankChoice | 'cancel';
  readonly on: Day;
}

const bankPayments: Read = async (db, today) => {
  const decisions = new Map(
    (await documentsIn<Decided>(db, 'bank-payments/decisions')).map(
      ({ key, value }) => [key, value] as const,
    ),
  );
  const answers = await answersIn<{ paymentId: string; amount: Pence }>(db, 'bank-payments/started');
  return answers.map(({ key: id, answer: { paymentId, amount } }) => {
    const decided = decisions.get(paymentId);
    if (!decided || decided.choice === 'cancel') return { id, kept: 0 };
    const { first, later } = SANDBOX_BANK_CHOICES[decided.choice];
    const step = today > decided.on ? later : first;
    return { id, kept: 'status' in step && step.status === 'settled' ? amount : 0 };
  });
};

interface Sent {
  readonly idempotencyKey: string;
  readonly amount: Pence;
  readonly sentOn: Day;
  readonly isReturned: boolean;
}

const payouts: Read = async (db, today) => {
  const answers = await answersIn<Sent>(db, 'payouts/payouts');
  return answers.map(({ answer: { idempotencyKey: id, amount, sentOn, isReturned } }) => {
    const isBack = isReturned && addDays(sentOn, 1) <= today;
    return { id, kept: isBack ? 0 : amount };
  });
};

/** The books of those that take money from borrowers. */
const TAKERS = { collections, charges, bankPayments } as const satisfies Readonly<Record<string, Read>>;

export interface Books {
  readonly taken: readonly BookLine[];
  readonly paidOut: readonly BookLine[];
  /** The ids of the messages that were delivered. */
  readonly delivered: ReadonlySet<string>;
}

/** What every provider's own book says, as of a day. */
export async function readBooks(db: Db, today: Day): Promise<Books> {
  const taken: BookLine[] = [];
  for (const read of Object.values(TAKERS)) taken.push(...(await read(db, today)));
  const messages = db
    .selectFrom('sandbox.documents')
    .select('key')
    .where('collection', '=', 'inbox/messages');
  return {
    taken,
    paidOut: await payouts(db, today),
    delivered: new Set((await messages.execute()).map(({ key }) => key)),
  };
}
