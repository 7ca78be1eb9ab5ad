import { collectionsDue } from '@fairlead/core/collection/collection';
import type { Day } from '@fairlead/core/calendar/day';
import { project } from '@fairlead/core/loan/read/project';
import { ProviderRejected } from '@fairlead/providers/provider-error';
import { withTimeout } from '@fairlead/providers/timeouts';
import type { AppServices } from '../context.ts';
import type { Db } from '../database/database.ts';
import { someAtOnce } from '../some-at-once.ts';
import { listEvents } from '../resources/loan/loan-event-store.ts';
import { writeLoanLetters } from '../resources/loan/loan-letters.ts';
import { listLoansToCollect, lockLoan, type LoanKey } from '../resources/loan/loan-store.ts';
import { recordEvents, reproject } from '../resources/loan/record-events.ts';
import { auditPayment } from '../resources/payment/audit-payment.ts';
import { findMandateToCollect } from '../resources/mandate/mandate-store.ts';
import {
  forInstalment,
  insertPayment,
  listPaymentsOf,
  listPaymentsToSubmit,
  movePayment,
  newPayment,
  presentRecorded,
  promisedOn,
  type PaymentRow,
} from '../resources/payment/payment-store.ts';
import { attempt } from './attempt.ts';
import { changeLoans, type LoanWork } from './change-loans.ts';

/** Makes a payment of every instalment and promise whose submission day has come, and submits every new payment to Bacs. */
export async function collectInstalments(services: AppServices, today: Day): Promise<void> {
  const loans = await listLoansToCollect(services.db, today);
  await changeLoans(
    services,
    loans.map((key) => ({ key, change: (tx) => recordCollections(services, tx, key, today) })),
  );
  const answered: LoanWork[] = [];
  await someAtOnce(await listPaymentsToSubmit(services.db, today), async (payment) => {
    const key = { userId: payment.user_id, loanId: payment.loan_id };
    await attempt(services, key, async () => {
      const note = await submit(services, payment, today);
      if (note) answered.push({ key, change: note });
    });
  });
  await changeLoans(services, answered);
}

/** Records a payment for each instalment, or promise of an arrangement, that has to be submitted today. */
async function recordCollections(services: AppServices, tx: Db, key: LoanKey, today: Day): Promise<void> {
  const loan = await lockLoan(tx, key);
  const events = await listEvents(tx, key);
  const recorded = (await listPaymentsOf(tx, key)).map(presentRecorded);
  const collections = collectionsDue(
    loan.agreement,
    project(loan.agreement, events, today),
    events,
    recorded,
  );
  for (const { instalment, attempt: number, amount, dueOn, collectOn, submitOn } of collections) {
    await insertPayment(tx, {
      ...newPayment({ ...services, today }, loan),
      kind: 'direct-debit',
      purpose: instalment === null ? 'arrangement' : 'instalment',
      keeps: null,
      instalment,
      attempt: number,
      amount_pence: amount,
      due_on: dueOn,
      collect_on: collectOn,
      submit_on: submitOn,
    });
  }
  if (collections.length === 0 && loan.projected_on !== today)
    await writeLoanLetters(services, tx, await reproject(services, tx, loan, today));
}

/** @returns how the answer is noted; undefined while the instruction has not been lodged. */
async function submit(
  services: AppServices,
  payment: PaymentRow,
  today: Day,
): Promise<LoanWork['change'] | undefined> {
  const key = { userId: payment.user_id, loanId: payment.loan_id };
  const mandate = await findMandateToCollect(services.db, key, payment.collect_on);
  const mandateId = mandate?.provider_mandate_id;
  if (!mandate || !mandateId) return undefined;
  try {
    if (mandate.status === 'cancelled' || mandate.status === 'failed')
      throw new ProviderRejected('direct-debit', 'mandate-cancelled');
    const made = await withTimeout('direct-debit', () =>
      services.providers.directDebit.submitCollection({
        idempotencyKey: payment.id,
        mandateId,
        amount: payment.amount_pence,
        collectOn: payment.collect_on,
        reference: mandate.reference,
      }),
    );
    return (tx) => noteSubmitted(services, tx, payment, { ...made, today });
  } catch (error) {
    if (!(error instanceof ProviderRejected)) throw error;
    const made = await findMade(services, payment, mandateId);
    return (tx) =>
      made
        ? noteSubmitted(services, tx, payment, { ...made, today })
        : noteRejected(services, tx, payment, error.reason);
  }
}

/** A request before this one can have arrived although its answer was lost: only then is there something to collect. */
function findMade({ providers }: AppServices, { id }: PaymentRow, mandateId: string) {
  return withTimeout('direct-debit', () => providers.directDebit.findCollection(id, mandateId));
}

async function noteSubmitted(
  services: AppServices,
  tx: Db,
  payment: PaymentRow,
  { collectionId, collectOn, today }: { collectionId: string; collectOn: Day; today: Day },
): Promise<void> {
  const key = { userId: payment.user_id, loanId: payment.loan_id };
  const loan = await lockLoan(tx, key);
  const changes = { status: 'submitted', provider_reference: collectionId, collect_on: collectOn } as const;
  const updated_at = services.wallNow().toISOString();
  if (!(await movePayment(tx, payment, 'created', { ...changes, updated_at }))) return;
  const submitted = {
    kind: 'payment-submitted',
    valueOn: today,
    recordedAt: await services.clock.now(tx),
    reference: payment.id,
    amount: payment.amount_pence,
    ...forInstalment(payment),
    ...forPromise(payment),
  } as const;
  const change = await recordEvents(services, tx, loan, [submitted], { asOf: today, actor: 'system' });
  await writeLoanLetters(services, tx, change);
}

function forPromise(payment: PaymentRow): { promised?: Day } {
  const promised = promisedOn(payment);
  return promised === null ? {} : { promised };
}

/** The provider will not collect it: it never was under way. The instalment is missed unless it is paid otherwise. */
async function noteRejected(
  services: AppServices,
  tx: Db,
  payment: PaymentRow,
  reason: string,
): Promise<void> {
  const updated_at = services.wallNow().toISOString();
  const changes = { status: 'voided', failure_reason: reason, updated_at } as const;
  if (!(await movePayment(tx, payment, 'created', changes))) return;
  const detail = { reason };
  await auditPayment(services, tx, payment, { actor: 'system', action: 'payment-voided', detail });
}
