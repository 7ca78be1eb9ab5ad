import { blocksCards, CARD_DECLINES, isCardDecline } from '@fairlead/core/collection/card-declines';
import { lateRepayment } from '@fairlead/core/collection/repayment';
import type { Pence } from '@fairlead/core/money/pence';
import { accept, refuse } from '@fairlead/core/outcome';
import { ProviderRejected } from '@fairlead/providers/provider-error';
import { undefinedIfUnavailable } from '@fairlead/providers/undefined-if-unavailable';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { PaymentPurpose, PaymentsTable } from '../../database/tables/money/payments.ts';
import { auditPayment } from '../../resources/payment/audit-payment.ts';
import { findLoan, lockLoan, type LoanRow } from '../../resources/loan/loan-store.ts';
import { presentPending } from '../../resources/loan/present-pending.ts';
import { viewLoan } from '../../resources/loan/view-loan.ts';
import { recordCardOutcome, type KnownOutcome } from '../../resources/payment/card-outcome.ts';
import {
  findCardPayment,
  findPaymentOf,
  insertPayment,
  newPayment,
  isOpen,
  listPaymentsOf,
  type PaymentRow,
} from '../../resources/payment/payment-store.ts';
import { checkAmount, findPayable, refusePayment, type PayableLoan } from './find-payable.ts';
import { earlyRange } from './repayment-options.ts';
import { endingToday } from './settlement-figures.ts';

type Context = RequestContext<Borrower>;

interface Asked {
  readonly paymentMethodId: string;
  readonly amount: Pence;
  readonly purpose: 'late' | 'early' | 'settlement';
  readonly keeps: NonNullable<PaymentsTable['keeps']>;
}

/**
 * Charges a card. The payment's row comes first, then the provider is asked outside of any transaction, then the
 * outcome is recorded. The same request again continues the same payment; without an answer the sweep finds out.
 */
export async function chargeCard(context: Context, id: string, asked: Asked) {
  const begun = await context.transaction((tx) => begin(context, tx, id, asked));
  if ('ended' in begun) return begun.ended;
  const found = await askProvider(context, begun.payment, asked.paymentMethodId);
  return finish(context, begun.payment, found);
}

/** Takes in the borrower’s answer to their bank about a payment of this loan. Nothing is charged here. */
export async function confirmCard(context: Context, id: string, paymentIntentId: string) {
  const loan = await findLoan(context.db, context.actor, id);
  const key = loan && { userId: loan.user_id, loanId: id };
  const payment = key && (await findCardPayment(context.db, key, paymentIntentId));
  if (!payment) return refuse('notFound');
  if (!isOpen(payment)) return finish(context, payment, undefined);
  const found = await undefinedIfUnavailable('cards', () =>
    context.providers.cards.retrieve(paymentIntentId),
  );
  return found ? finish(context, payment, found) : refuse('unavailable');
}

/** The row of this request: the one that it made before, or a new one if the amount can be paid. */
async function begin(context: Context, tx: Db, id: string, asked: Asked) {
  const { actor, today, now, idempotencyKey } = context;
  if (!(await findLoan(tx, actor, id))) return { ended: refuse('notFound') };
  const key = { userId: actor.subjectId, loanId: id };
  const loan = await lockLoan(tx, key);
  const payments = await listPaymentsOf(tx, key);
  const known = payments.find(({ request_key }) => request_key !== null && request_key === idempotencyKey);
  if (known) {
    const isSame = known.amount_pence === asked.amount && wordOf(known.purpose) === asked.purpose;
    return isSame ? { payment: known } : { ended: refusePayment('alreadyBeingPaid') };
  }
  const isBlocked = payments.some(
    ({ failure_reason, asked_at }) =>
      asked_at !== null && blocksCards(failure_reason, Date.parse(now) - Date.parse(asked_at)),
  );
  if (isBlocked) return { ended: refuseCard('failed-to-process') };
  const checked = check(await findPayable(tx, loan, today), asked);
  if (!checked.ok) return { ended: checked };
  return { payment: await insertCharge(context, tx, loan, { ...asked, purpose: checked.value }) };
}

/** After a notice of withdrawal, what is asked for as a settlement repays the credit. */
const wordOf = (purpose: PaymentPurpose): PaymentPurpose =>
  purpose === 'withdrawal' ? 'settlement' : purpose;

/** What the amount is paid for, if it can be paid today. */
function check(payable: PayableLoan, { purpose, amount }: Asked) {
  const { projection, underWay } = payable;
  if (purpose === 'settlement') {
    const ending = endingToday(payable);
    if (!ending.ok) return ending;
    const { amount: figure, purpose: paidFor } = ending.value;
    const checked = checkAmount(amount, accept({ least: figure, most: figure }));
    return checked.ok ? accept<PaymentPurpose>(paidFor) : checked;
  }
  const range =
    purpose === 'late' ? lateRepayment(projection, underWay) : earlyRange(payable, projection.asOf);
  const checked = checkAmount(amount, range);
  return checked.ok ? accept<PaymentPurpose>(purpose) : checked;
}

async function insertCharge(
  context: Context,
  tx: Db,
  loan: LoanRow,
  { purpose, amount, keeps }: Pick<PaymentsTable, 'purpose'> & Pick<Asked, 'amount' | 'keeps'>,
): Promise<PaymentRow> {
  const { today, now, idempotencyKey } = context;
  const payment: PaymentRow = {
    ...newPayment(context, loan),
    kind: 'card',
    purpose,
    keeps: purpose === 'early' ? keeps : null,
    amount_pence: amount,
    due_on: today,
    collect_on: today,
    submit_on: today,
    asked_at: now,
    request_key: idempotencyKey,
  };
  await insertPayment(tx, payment);
  const detail = { purpose, amount };
  await auditPayment(context, tx, payment, { actor: 'borrower', action: 'card-payment-asked', detail });
  return payment;
}

/** Rejections after which nothing was charged. Of any other the sweep finds out. */
const NOT_CHARGED: readonly string[] = ['payment-method-unknown', 'request-refused'];

/** What the provider says; undefined where its answer is open. A charge that it refuses to make is a decline. */
async function askProvider(
  { providers: { cards }, log }: Context,
  payment: PaymentRow,
  paymentMethodId: string,
): Promise<KnownOutcome | undefined> {
  const { id: idempotencyKey, amount_pence: amount, provider_reference: reference } = payment;
  if (!isOpen(payment)) return undefined;
  try {
    return await undefinedIfUnavailable('cards', () =>
      reference === null
        ? cards.charge({ idempotencyKey, paymentMethodId, amount })
        : cards.retrieve(reference),
    );
  } catch (error) {
    if (!(error instanceof ProviderRejected) || !NOT_CHARGED.includes(error.reason)) throw error;
    log.warn({ err: error, paymentId: idempotencyKey }, 'a card was not charged');
    const outcome = { status: 'declined', reason: 'wrong-details' } as const;
    return { paymentIntentId: null, idempotencyKey, amount, outcome };
  }
}

/** Records the outcome, and answers by the row: another request or the sweep may have been quicker. */
async function finish(context: Context, asked: PaymentRow, found: KnownOutcome | undefined) {
  const key = { userId: asked.user_id, loanId: asked.loan_id };
  const answer = await context.transaction(async (tx) => {
    const payment = found
      ? await recordCardOutcome(context, tx, asked, found)
      : ((await findPaymentOf(tx, key, asked.id)) ?? asked);
    if (isCardDecline(payment.failure_reason)) return refuseCard(payment.failure_reason);
    const { provider_reference: paymentIntentId } = payment;
    if (isOpen(payment) && paymentIntentId !== null && found?.outcome.status === 'action-required')
      return accept({
        '@type': 'card-action-required' as const,
        paymentIntentId,
        paymentIntentClientSecret: found.outcome.clientSecret,
      });
    const loan = await viewLoan(context, tx, asked.loan_id);
    const pendingRepayments = (await listPaymentsOf(tx, key)).filter(isOpen).map(presentPending);
    return accept({ ...loan, pendingRepayments });
  });
  context.wakeWorker();
  return answer;
}

function refuseCard(reason: keyof typeof CARD_DECLINES) {
  const { reasonCode, message } = CARD_DECLINES[reason];
  return refuse('cardPaymentFailedError', { reasonCode, message });
}
