import type { LoanEvent } from '@fairlead/core/loan/events';
import type { Db } from '../../packages/server/src/database/database.ts';

/** The loans and their money, without the ids and instants that differ in every run. */
export interface MoneyRecord {
  readonly loans: readonly unknown[];
  readonly events: readonly string[];
  readonly payments: readonly string[];
  readonly letters: readonly string[];
}

function lineOf(event: LoanEvent): string {
  const amount = 'amount' in event ? event.amount : '';
  const instalment = 'instalment' in event ? event.instalment : '';
  return [event.kind, event.valueOn, amount, instalment].join(' ');
}

/** Reads what happened to all money, for comparing a run that was killed with one that was not. */
export async function readMoneyRecord(db: Db): Promise<MoneyRecord> {
  const loans = await db
    .selectFrom('loans')
    .select(['id', 'state', 'projected_on', 'outstanding_pence', 'total_paid_pence', 'left_to_pay_pence'])
    .select(['paid_instalments', 'arrears_pence', 'arrears_since', 'accounts', 'set_aside_reason'])
    .orderBy('id')
    .execute();
  const events = await db.selectFrom('loan_events').select(['loan_id', 'body']).execute();
  const payments = await db.selectFrom('payments').selectAll().execute();
  const letters = await db.selectFrom('outbox_messages').select(['user_id', 'template', 'status']).execute();
  return {
    loans,
    events: events.map(({ loan_id, body }) => `${loan_id} ${lineOf(body)}`).sort(),
    payments: payments
      .map((row) =>
        [row.loan_id, row.instalment, row.attempt, row.amount_pence, row.status, row.collect_on].join(' '),
      )
      .sort(),
    letters: letters.map(({ user_id, template, status }) => `${user_id} ${template} ${status}`).sort(),
  };
}

interface Asked {
  readonly key: string;
}

/** What the sandbox providers were asked, against what is stored here: neither more nor less. */
export async function differencesFromProviders(db: Db): Promise<string[]> {
  const askedOf = async (collection: string): Promise<Asked[]> =>
    db.selectFrom('sandbox.documents').select('key').where('collection', '=', collection).execute();
  const sent = ({ status }: { status: string }): boolean => !['created', 'voided', 'failed'].includes(status);
  const payments = await db.selectFrom('payments').select(['id', 'status']).execute();
  const payouts = await db.selectFrom('payouts').select(['id', 'status']).execute();
  const messages = await db.selectFrom('outbox_messages').select('id').where('status', '=', 'sent').execute();
  return [
    ...differences(
      'collection',
      await askedOf('direct-debit/collections'),
      payments.filter(({ status }) => status !== 'created' && status !== 'voided'),
    ),
    ...differences('payout', await askedOf('payouts/payouts'), payouts.filter(sent)),
    ...differences('message', await askedOf('inbox/messages'), messages),
  ];
}

function differences(what: string, asked: readonly Asked[], stored: readonly { id: string }[]): string[] {
  const there = new Set(asked.map(({ key }) => key));
  const here = new Set(stored.map(({ id }) => id));
  return [
    ...[...there]
      .filter((key) => !here.has(key))
      .map((key) => `the provider has a ${what} ${key}, we do not`),
    ...[...here]
      .filter((key) => !there.has(key))
      .map((key) => `we have a ${what} ${key}, the provider does not`),
  ];
}
