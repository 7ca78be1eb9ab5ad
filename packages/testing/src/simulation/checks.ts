import type { Day } from '@fairlead/core/calendar/day';
import type { LoanEventKind } from '@fairlead/core/loan/events';
import type { Selectable } from 'kysely';
import { listEvents } from '@fairlead/server/resources/loan/loan-event-store';
import { isOpen } from '@fairlead/server/resources/payment/payment-store';
import type { Db } from '@fairlead/server/database/database';
import type { LoansTable } from '@fairlead/server/database/tables/loans';
import type { PaymentsTable } from '@fairlead/server/database/tables/money/payments';
import { differencesOfLetters, type LetterFacts } from './letters.ts';
import type { Books } from './books.ts';

/** What is stored of one loan, read without the code that stores it, and what the books of the providers say of it. */
export interface LoanRecord {
  readonly today: Day;
  readonly loan: Selectable<LoansTable>;
  readonly payments: readonly Selectable<PaymentsTable>[];
  readonly letters: LetterFacts;
  /** The ledger's bank account of the loan, and what the lender has charged, in pence. */
  readonly bank: number;
  readonly charged: number;
  /** What the providers hold of it for good, in pence, by the id of our row. */
  readonly taken: ReadonlyMap<string, number>;
  /** What of that was sent back since, because it was too much. */
  readonly refunded: number;
  readonly paidOut: number;
}

type Check = (record: LoanRecord) => readonly string[];

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

const unless = (holds: boolean, difference: string): readonly string[] => (holds ? [] : [difference]);

/** A payment is collected here exactly where the provider has its money. */
const paymentsAreAsInTheBooks: Check = ({ payments, taken }) =>
  payments.flatMap(({ id, kind, purpose, status, amount_pence: amount }) => {
    const kept = taken.get(id) ?? 0;
    const here = status === 'collected' ? amount : 0;
    return unless(
      here === kept,
      `the ${kind} ${id} (${purpose}) is ${status} here, and its provider holds ${kept} of ${amount}`,
    );
  });

const bankIsAsInTheBooks: Check = ({ bank, taken, refunded, paidOut, loan }) => {
  const held = sum(taken.values()) - refunded - paidOut;
  return [
    ...unless(bank === held, `the ledger has ${bank} in the bank, the providers ${held}`),
    ...unless(
      loan.total_paid_pence === sum(taken.values()),
      `the loan says that ${loan.total_paid_pence} was paid, the providers hold ${sum(taken.values())}`,
    ),
  ];
};

const ENDS_WITH_PAYMENTS_UNDER_WAY = new Set<LoanEventKind>([
  'settled',
  'withdrawn',
  'voluntarily-terminated',
]);

/** What was paid is at most what was lent and charged, but for what its bank had been asked for when the loan ended. */
const noOnePaysMoreThanTheyOwe: Check = ({ taken, refunded, paidOut, charged, loan, letters }) => {
  const { events } = letters;
  const tooMuch = sum(taken.values()) - refunded - paidOut - charged;
  const held = loan.credit_balance_pence;
  const endedAt = events.findLastIndex(({ kind }) => ENDS_WITH_PAYMENTS_UNDER_WAY.has(kind));
  const came = endedAt < 0 ? [] : events.slice(endedAt + 1);
  const late = sum(came.map((event) => (event.kind === 'payment-received' ? event.amount : 0)));
  return [
    ...unless(
      tooMuch <= held,
      `${tooMuch} more was taken than was owed, and ${held} is held for the borrower`,
    ),
    ...unless(
      loan.is_active || held <= late,
      `${held} more was taken than was owed, of which ${late} was under way when the loan ended`,
    ),
  ];
};

/** An instalment is taken for good once, by the books. */
const instalmentsAreTakenOnce: Check = ({ payments, taken }) => {
  const kept = payments.filter(({ id, instalment }) => instalment !== null && (taken.get(id) ?? 0) > 0);
  return [...Map.groupBy(kept, ({ instalment }) => instalment)].flatMap(([instalment, attempts]) =>
    unless(attempts.length === 1, `instalment ${instalment} was taken ${attempts.length} times`),
  );
};

/** Nothing is left open that its provider has resolved long ago. */
const nothingIsLeftOpen: Check = ({ payments, loan, today }) => [
  ...payments
    .filter(
      ({ status, kind, created_on }) => isOpen({ status }) && kind !== 'direct-debit' && created_on < today,
    )
    .map(
      ({ id, kind, status, created_on: since }) => `the ${kind} payment ${id} is ${status} since ${since}`,
    ),
  ...payments
    .filter(({ status, collect_on }) => status === 'submitted' && collect_on < today)
    .map(({ id, collect_on }) => `the payment ${id} was collected on ${collect_on}, and is open`),
  ...unless(loan.set_aside_reason === null, `is set aside: ${loan.set_aside_reason}`),
];

const lettersMatchEvents: Check = ({ letters }) => differencesOfLetters(letters);

/** What must be true of every loan after each month, with every message delivered. Another check is another row. */
const CHECKS: Readonly<Record<string, Check>> = {
  'payments are as in the books of the providers': paymentsAreAsInTheBooks,
  'cash is as in the books of the providers': bankIsAsInTheBooks,
  'no one pays more than they owe': noOnePaysMoreThanTheyOwe,
  'no instalment is taken twice': instalmentsAreTakenOnce,
  'nothing is left open': nothingIsLeftOpen,
  'letters match events': lettersMatchEvents,
};

export function differencesOf(record: LoanRecord): string[] {
  return Object.entries(CHECKS).flatMap(([check, differences]) =>
    differences(record).map((text) => `${check}: ${text}`),
  );
}

/** Reads a loan by statements of its own. */
export async function readRecord(
  db: Db,
  { userId, loanId }: { readonly userId: string; readonly loanId: string },
  books: Books,
  today: Day,
): Promise<LoanRecord> {
  const loan = await db.selectFrom('loans').selectAll().where('id', '=', loanId).executeTakeFirstOrThrow();
  const payments = await db.selectFrom('payments').selectAll().where('loan_id', '=', loanId).execute();
  const payouts = await db.selectFrom('payouts').select('id').where('loan_id', '=', loanId).execute();
  const accounts = await readAccounts(db, loanId);
  const own = new Set(payments.map(({ id }) => id));
  const taken = books.taken.filter(({ id }) => own.has(id));
  const ownPayouts = new Set(payouts.map(({ id }) => id));
  return {
    today,
    loan,
    payments,
    letters: await readLetters(db, { userId, loanId }),
    bank: accounts.get('bank') ?? 0,
    charged: -(accounts.get('interest-income') ?? 0) - (accounts.get('fee-income') ?? 0),
    taken: new Map(taken.map(({ id, kept }) => [id, kept])),
    refunded: sum(taken.map(({ refunded = 0 }) => refunded)),
    paidOut: sum(books.paidOut.filter(({ id }) => ownPayouts.has(id)).map(({ kept }) => kept)),
  };
}

async function readAccounts(db: Db, loanId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('ledger_postings')
    .select(['account', 'amount_pence'])
    .where('loan_id', '=', loanId)
    .execute();
  const totals = new Map<string, number>();
  for (const { account, amount_pence } of rows)
    totals.set(account, (totals.get(account) ?? 0) + amount_pence);
  return totals;
}

async function readLetters(
  db: Db,
  { userId, loanId }: { readonly userId: string; readonly loanId: string },
): Promise<LetterFacts> {
  const written = await db
    .selectFrom('outbox_messages')
    .select('template')
    .where('user_id', '=', userId)
    .where('channel', '=', 'email')
    .execute();
  const refused = await db
    .selectFrom('contacts')
    .select('kind as template')
    .where('user_id', '=', userId)
    .where('is_by_email', '=', false)
    .execute();
  const audited = await db
    .selectFrom('audit_rows')
    .select('detail')
    .where('subject_id', '=', loanId)
    .where('action', '=', 'loan-state-changed')
    .execute();
  const cases = await db.selectFrom('loan_cases').select('outcome').where('loan_id', '=', loanId).execute();
  // That a breathing space has begun is said by the email of its start.
  const isAnswered = ({ outcome }: (typeof cases)[number]) => outcome !== null && outcome !== 'begun';
  return {
    events: await listEvents(db, { userId, loanId }),
    cases: { opened: cases.length, answered: cases.filter(isAnswered).length },
    changes: audited.map(({ detail }) => detail as unknown as LetterFacts['changes'][number]),
    written: new Map(
      [...Map.groupBy([...written, ...refused], ({ template }) => template)].map(([name, rows]) => [
        name,
        rows.length,
      ]),
    ),
  };
}

/** Messages that were written to be sent by now and not delivered, or delivered and never written. */
export async function differencesOfMessages(db: Db, { delivered }: Books, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox_messages')
    .select(['id', 'template', 'status', 'attempts', 'next_try_at'])
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return [
    ...rows
      .filter(({ attempts, next_try_at }) => attempts > 0 || next_try_at <= now.toISOString())
      .filter(({ id, status }) => status !== 'sent' || !delivered.has(id))
      .map(
        ({ id, template, status }) =>
          `the message ${template} ${id} is ${status} and ${delivered.has(id) ? '' : 'not '}delivered`,
      ),
    ...[...delivered]
      .filter((id) => !known.has(id))
      .map((id) => `the message ${id} was delivered and never written`),
  ];
}

/** Money that providers took under a key of no payment of ours. */
export async function differencesOfKeys(db: Db, { taken, paidOut }: Books): Promise<string[]> {
  const ids = [
    ...(await db.selectFrom('payments').select('id').execute()),
    ...(await db.selectFrom('payouts').select('id').execute()),
  ];
  const known = new Set(ids.map(({ id }) => id));
  return [...taken, ...paidOut]
    .filter(({ id }) => !known.has(id))
    .map(({ id, kept }) => `a provider has ${kept} under ${id}, which is not ours`);
}
