import type { LoanEvent } from '@fairlead/core/loan/events';
import type { LoanState } from '@fairlead/core/loan/states';
import type { Pence } from '@fairlead/core/money/pence';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { readBalances } from '../resources/ledger/ledger-store.ts';
import { listEvents } from '../resources/loan/loan-event-store.ts';
import { readLoan, type LoanKey, type LoanRow } from '../resources/loan/loan-store.ts';
import { listRefundsOf, type CardRefundRow } from '../resources/payment/card-refund-store.ts';
import { listPaymentsOf, type PaymentRow } from '../resources/payment/payment-store.ts';
import { listPayoutsOf, type PayoutRow } from '../resources/payout/payout-store.ts';

/** Money that a provider took, as it reported it. */
export interface Charge {
  readonly kind: string;
  readonly eventId: string;
  readonly idempotencyKey: string;
  readonly amount: Pence;
}

export interface AuditedChange {
  readonly from: LoanState;
  readonly to: LoanState;
  /** The row's version that the change made. */
  readonly version: number;
}

/** Everything that is stored of one loan, read afresh. */
export interface LoanFacts {
  readonly loan: LoanRow;
  readonly events: readonly LoanEvent[];
  /** Sums of the ledger's lines. */
  readonly balances: Readonly<Partial<Record<string, number>>>;
  readonly payments: readonly PaymentRow[];
  readonly payouts: readonly PayoutRow[];
  readonly refunds: readonly CardRefundRow[];
  readonly charges: readonly Charge[];
  readonly audited: readonly AuditedChange[];
}

const UNDONE = 'collection-charge-back-undone';

/** Everything that providers reported as taken, by the payment that it was asked for. */
export type Charges = ReadonlyMap<string, readonly Charge[]>;

export async function readCharges(db: Db): Promise<Charges> {
  const rows = await db
    .selectFrom('provider_events')
    .select('body')
    .where('provider', 'in', ['direct-debit', 'cards', 'bank-payments'])
    .where(sql<string>`body ->> 'kind'`, 'in', [
      'collection-collected',
      UNDONE,
      'card-charged',
      'bank-payment-settled',
    ])
    .execute();
  // what is stored of these providers under these kinds
  return Map.groupBy(
    rows.map(({ body }) => body as Charge),
    ({ idempotencyKey }) => idempotencyKey,
  );
}

export async function readLoanFacts(db: Db, key: LoanKey, charges: Charges): Promise<LoanFacts> {
  const payments = await listPaymentsOf(db, key);
  return {
    loan: await readLoan(db, key),
    events: await listEvents(db, key),
    balances: Object.fromEntries(await readBalances(db, key)),
    payments,
    payouts: await listPayoutsOf(db, key),
    refunds: await listRefundsOf(db, key),
    charges: payments.flatMap((payment) => chargesOf(payment, payments, charges)),
    audited: await listAuditedChanges(db, key),
  };
}

/**
 * What was taken for a payment. A Direct Debit that was credited again has no collection of its own: it is the report
 * that the charge-back of the first one was undone, the second such payment the second report.
 */
function chargesOf(
  { id, kind, restores_payment_id }: PaymentRow,
  payments: readonly PaymentRow[],
  charges: Charges,
): readonly Charge[] {
  if (kind !== 'direct-debit' || restores_payment_id === null)
    return (charges.get(id) ?? []).filter((charge) => charge.kind !== UNDONE);
  let [first, before]: [string, number] = [restores_payment_id, 0];
  for (;;) {
    const restored = payments.find((payment) => payment.id === first)?.restores_payment_id ?? null;
    if (restored === null) break;
    [first, before] = [restored, before + 1];
  }
  const undone = (charges.get(first) ?? []).filter((charge) => charge.kind === UNDONE);
  return undone.slice(before, before + 1).map((charge) => ({ ...charge, idempotencyKey: id }));
}

async function listAuditedChanges(db: Db, { loanId }: LoanKey): Promise<AuditedChange[]> {
  const rows = await db
    .selectFrom('audit_rows')
    .select('detail')
    .where('subject_type', '=', 'loan')
    .where('subject_id', '=', loanId)
    .where('action', '=', 'loan-state-changed')
    .execute();
  const changes = rows.map(({ detail }) => detail as unknown as AuditedChange); // as recordEvents wrote it
  return changes.sort((a, b) => a.version - b.version);
}
