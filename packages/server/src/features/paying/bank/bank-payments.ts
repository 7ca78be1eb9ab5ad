import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { accept, refuse } from '@fairlead/core/outcome';
import { undefinedIfUnavailable } from '@fairlead/providers/undefined-if-unavailable';
import type { Borrower, RequestContext } from '../../../context.ts';
import { findLoan } from '../../../resources/loan/loan-store.ts';
import {
  findBankPayment,
  findByProviderId,
  paymentOf,
  type BankPaymentRow,
} from '../../../resources/payment/bank-payment-store.ts';
import { followBankPayment } from '../../../resources/payment/follow-bank-payment.ts';
import { isOpen } from '../../../resources/payment/payment-store.ts';
import { findPayableLink } from '../../../resources/payment/repayment-link-store.ts';
import { findUser } from '../../../resources/user/users.ts';
import { presentBankPayment } from './present-bank-payment.ts';
import { startPayment } from './start-bank-payment.ts';

type Context = RequestContext<Borrower>;

/** Starts a payment of the borrower's own loan, from an account in their name. */
export async function startBankPayment(context: Context, body: BodyOf<Endpoints['startBankPayment']>) {
  const { actor, db, cipher } = context;
  const loan = body.subjectType === 'loan' ? await findLoan(db, actor, body.subjectId) : undefined;
  const user = loan && (await findUser({ cipher }, db, actor));
  if (!loan || !user) return refuse('notFound');
  const { flow, keeps } = body;
  const key = { userId: loan.user_id, loanId: loan.id };
  const link = flow === 'link' ? await findPayableLink(db, key, context.wallNow().toISOString()) : null;
  if (link === undefined) return refuse('noRepaymentLink');
  const amount = link?.amount_pence ?? body.amount;
  const started = await startPayment(context, key, {
    flow,
    amount,
    keeps,
    payer: { name: `${user.firstName} ${user.lastName}`, email: user.email },
    isNameChecked: true,
    by: 'borrower',
    link,
  });
  return started.ok ? accept(await presentBankPayment(context, db, started.value)) : started;
}

/** How far a payment is. Where the provider does not answer, as far as is known. */
export async function readBankPayment(context: Context, id: string) {
  return followed(context, await findBankPayment(context.db, context.actor, id));
}

/** The same, by the provider's id, which the browser came back with. */
export async function returnFromBank(context: Context, paymentId: string) {
  return followed(context, await findByProviderId(context.db, context.actor, paymentId));
}

async function followed(context: Context, bank: BankPaymentRow | undefined) {
  if (!bank) return refuse('notFound');
  await followIfOpen(context, bank);
  const newest = (await findBankPayment(context.db, context.actor, bank.id)) ?? bank;
  return accept(await presentBankPayment(context, context.db, newest));
}

/** Asks the provider about a payment under way. */
export async function followIfOpen(context: RequestContext, bank: BankPaymentRow): Promise<void> {
  if (!isOpen(await paymentOf(context.db, bank))) return;
  await undefinedIfUnavailable('bank-payments', () => followBankPayment(context, bank));
}
