import type { Day } from '@fairlead/core/calendar/day';
import { isWorkingDay } from '@fairlead/core/calendar/working-days';
import { checkMandate, requestedDebit } from '@fairlead/core/collection/repayment';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { SettlementQuotesTable } from '../../database/tables/money/settlement-quotes.ts';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import { loadEmbeds, type EmbedGraph } from '../../resources/embeds.ts';
import { presentPending } from '../../resources/loan/present-pending.ts';
import { findLoan, lockLoan } from '../../resources/loan/loan-store.ts';
import { isOpen, listPaymentsOf, type PaymentRow } from '../../resources/payment/payment-store.ts';
import {
  findQuoteInForce,
  insertQuote,
  updateQuote,
  type SettlementQuoteRow,
} from '../../resources/settlement-quote/settlement-quote-store.ts';
import { findPayable, type PayableLoan } from './find-payable.ts';
import { requestDebit } from './requested-debit.ts';
import {
  checkFigure,
  figureOn,
  lastDayOf,
  presentContext,
  PURPOSES,
  type QuoteKind,
} from './settlement-figures.ts';
import { giveNotice } from './withdrawal-notice.ts';

type Context = RequestContext<Borrower>;

interface Subject {
  readonly quote: SettlementQuoteRow;
  readonly payable: PayableLoan;
  readonly openPayments: readonly PaymentRow[];
}

type Asked = { readonly kind: QuoteKind; readonly reason: string | undefined };

/** The quote in force; one is made where there is none. Asking for a cancellation is the notice of withdrawal. */
export async function createSettlementQuote(
  context: Context,
  id: string,
  { kind, reason }: Asked,
  embedded: ReadonlySet<string>,
) {
  const { actor, today } = context;
  const outcome = await context.transaction(async (tx) => {
    if (!(await findLoan(tx, actor, id))) return refuse('notFound');
    const key = { userId: actor.subjectId, loanId: id };
    const loan = await lockLoan(tx, key);
    const found = await findPayable(tx, loan, today);
    const possible = checkFigure(found, kind);
    if (!possible.ok) return possible;
    const payable = kind === 'cancellation' ? await giveNotice(context, tx, found) : found;
    const inForce = await findQuoteInForce(tx, key, today);
    const quote = inForce?.kind === kind ? inForce : await makeQuote(context, tx, payable, { kind, reason });
    return accept(await present(tx, { quote, payable }, embedded));
  });
  if (outcome.ok) context.wakeWorker();
  return outcome;
}

async function makeQuote(
  context: Context,
  tx: Db,
  payable: PayableLoan,
  { kind, reason }: Asked,
): Promise<SettlementQuoteRow> {
  const { today, newId, wallNow } = context;
  const { loan } = payable;
  const quote = await insertQuote(tx, {
    user_id: loan.user_id,
    id: newId(),
    brand_id: loan.brand_id,
    loan_id: loan.id,
    kind,
    reason: reason ?? null,
    created_on: today,
    expires_on: lastDayOf(payable, kind),
    payment_method: null,
    settle_on: null,
    payment_id: null,
    updated_at: wallNow().toISOString(),
  });
  await auditQuote(context, tx, quote, 'settlement-quote-made', { kind });
  return quote;
}

function auditQuote(
  context: Context,
  tx: Db,
  { id }: SettlementQuoteRow,
  action: string,
  detail: Readonly<Record<string, string>>,
): Promise<void> {
  const entry = borrowersEntry(context.actor, action, detail);
  return recordAudit(context, tx, { ...entry, subjectType: 'settlement-quote', subjectId: id });
}

/** The quote in force. */
export async function readSettlementQuote(
  { db, actor, today }: Context,
  id: string,
  embedded: ReadonlySet<string>,
) {
  const loan = await findLoan(db, actor, id);
  if (!loan) return refuse('notFound');
  const quote = await findQuoteInForce(db, { userId: loan.user_id, loanId: id }, today);
  if (!quote || !loan.is_active) return refuse('noQuote');
  return accept(await present(db, { quote, payable: await findPayable(db, loan, today) }, embedded));
}

type Choice = {
  readonly paymentMethod: NonNullable<SettlementQuotesTable['payment_method']>;
  readonly settleOn?: Day | undefined;
};

/** How the quote in force is paid. By Direct Debit the figure of the chosen day is collected on it. */
export async function chooseMethod(context: Context, id: string, { paymentMethod, settleOn }: Choice) {
  const { actor, today, wallNow } = context;
  const outcome = await context.transaction(async (tx) => {
    if (!(await findLoan(tx, actor, id))) return refuse('notFound');
    const key = { userId: actor.subjectId, loanId: id };
    const loan = await lockLoan(tx, key);
    const quote = await findQuoteInForce(tx, key, today);
    if (!quote || !loan.is_active) return refuse('noQuote');
    const payable = await findPayable(tx, loan, today);
    const possible = checkFigure(payable, quote.kind);
    if (!possible.ok) return possible;
    if (payable.isBeingSettled) return refuse('settlementUnderWay');
    const isByDebit = paymentMethod === 'DIRECT_DEBIT';
    if (isByDebit && !checkMandate(payable.projection, payable.events).ok) return refuse('noMandate');
    const first = isByDebit ? requestedDebit(today).collectOn : today;
    const payOn = settleOn ?? first;
    if (payOn < first || payOn > quote.expires_on || (isByDebit && !isWorkingDay(payOn)))
      return refuse('settlementDayNotOffered');
    const { amount } = figureOn(payable, quote.kind, payOn);
    if (amount === 0) return refuse('settlementUnderWay');
    const payment = isByDebit
      ? await requestDebit(context, tx, loan, {
          purpose: PURPOSES[quote.kind],
          keeps: null,
          amount,
          collectOn: payOn,
        })
      : null;
    const chosen = await updateQuote(tx, quote, {
      payment_method: paymentMethod,
      settle_on: payOn,
      payment_id: payment,
      updated_at: wallNow().toISOString(),
    });
    await auditQuote(context, tx, chosen, 'settlement-method-chosen', { paymentMethod, settleOn: payOn });
    return accept(await present(tx, { quote: chosen, payable }, new Set()));
  });
  if (outcome.ok) context.wakeWorker();
  return outcome;
}

const GRAPH: EmbedGraph<
  Subject,
  {
    pendingRepayments: ReturnType<typeof presentPending>[];
    context: ReturnType<typeof presentContext>;
  }
> = {
  pendingRepayments: ({ openPayments }) => openPayments.map(presentPending),
  context: ({ payable, quote }) => presentContext(payable, quote.kind, quote.expires_on),
};

/** A method counts while its payment is under way: of one that was cancelled or failed another can be chosen. */
async function present(
  db: Db,
  { quote, payable }: Omit<Subject, 'openPayments'>,
  embedded: ReadonlySet<string>,
) {
  const { user_id: userId, loan_id: loanId } = quote;
  const openPayments = (await listPaymentsOf(db, { userId, loanId })).filter(isOpen);
  const payment = openPayments.find(({ id }) => id === quote.payment_id);
  const isChosen = quote.payment_method === 'CARD' || payment !== undefined;
  const today = payable.projection.asOf;
  const settleOn = isChosen && quote.settle_on !== null && quote.settle_on >= today ? quote.settle_on : today;
  return {
    '@type': 'early-settlement-quote' as const,
    id: quote.id,
    type: quote.kind,
    createdOn: quote.created_on,
    expiresOn: quote.expires_on,
    amount: payment?.amount_pence ?? figureOn(payable, quote.kind, settleOn).amount,
    settleOn,
    paymentMethod: isChosen ? quote.payment_method : null,
    ...(await loadEmbeds(GRAPH, embedded, { quote, payable, openPayments })),
  };
}
