import type { Day } from '@fairlead/core/calendar/day';
import type { ArrangementStep } from '@fairlead/core/arrangement/form';
import type { BankPaymentFlow } from '@fairlead/core/collection/bank-payment';
import { pathTo } from '@fairlead/contract/web/account-paths';
import {
  BANK_ACCOUNT,
  MAKE_PAYMENT,
  PAYMENT_DATE,
  PAY_BY_CARD,
  SECOND_ATTEMPT,
  SCREENS,
  SELF_SERVE_ARRANGEMENT,
  SETTLEMENT_QUOTE,
  WITHDRAW,
} from './paths.ts';

// Pages on which a borrower acts on a loan. Apart from the other addresses, which every account page loads.

/** Where the payment day of a loan is changed. */
export function paymentDatePath(loanId: string): string {
  return pathTo(PAYMENT_DATE, { id: loanId });
}

/** Where the day of the second attempt at a failed payment is picked. */
export function secondAttemptPath(loanId: string): string {
  return pathTo(SECOND_ATTEMPT, { id: loanId });
}

/** Where a borrower pays what is overdue, or more than is due. */
export function makePaymentPath(loanId: string): string {
  return pathTo(MAKE_PAYMENT, { id: loanId });
}

type ArrangementAddress = {
  /** Reads the plan again (specification, section 2). */
  readonly reload?: boolean;
  /** Where a step has several pages, which one. */
  readonly part?: string | undefined;
  /** The summary, to which the borrower goes back when the step is done. */
  readonly from?: 'summary' | undefined;
};

/** Where a borrower who is late sets up a plan: its start, or one of its steps. */
export function selfServeArrangementPath(
  loanId: string,
  step?: ArrangementStep,
  { reload = false, part, from }: ArrangementAddress = {},
): string {
  const path = step === undefined ? SELF_SERVE_ARRANGEMENT : `${SELF_SERVE_ARRANGEMENT}/${step}`;
  return pathTo(path, { id: loanId, part, from, reload: reload ? 'true' : undefined });
}

/** Amounts of money in an address are in pounds. */
const inPounds = (amount?: number) => (amount === undefined ? undefined : (amount / 100).toFixed(2));

type CardPaymentInAddress = {
  readonly id: string;
  readonly purpose: string;
  /** In pence. */
  readonly amount: number;
  readonly keeps?: string | undefined;
};

/** Paying by card. */
export function payByCardPath({ amount, ...payment }: CardPaymentInAddress): string {
  return pathTo(PAY_BY_CARD, { ...payment, amount: inPounds(amount) });
}

/** Where a loan is paid off early. */
export function settlementQuotePath(loanId: string): string {
  return pathTo(SETTLEMENT_QUOTE, { id: loanId });
}

/** What a borrower pays from their own bank. */
export type OwnFlow = Exclude<BankPaymentFlow, 'link'>;

/** Where a loan is paid by the borrower's bank. `amount` is in pence; a settlement has its own. */
export function bankPaymentPath(
  id: string,
  flow: OwnFlow,
  amount?: number,
  keeps?: 'instalment' | 'term',
): string {
  return pathTo(SCREENS.bankPayment, { id, flow, amount: inPounds(amount), keeps });
}

/** Where a borrower makes a link by which someone else pays. `amount` is in pence, and is suggested. */
export function repaymentLinkPath(id: string, amount?: number): string {
  return pathTo(SCREENS.repaymentLink, { id, amount: inPounds(amount) });
}

/** Where a borrower withdraws from a loan, and pays it back. */
export function withdrawPath(loanId: string): string {
  return pathTo(WITHDRAW, { id: loanId });
}

/** Where the account of a running loan is changed. */
export function bankAccountPath(loanId: string): string {
  return pathTo(BANK_ACCOUNT, { id: loanId });
}

/** Where the coming payments are put into the borrower's own calendar. */
export function calendarScreenPath(loanId: string): string {
  return pathTo(SCREENS.calendar, { id: loanId });
}

/** A document of a loan, as a PDF from the product API. */
export function loanPdfPath(id: string, slug: string): string {
  return `/v2/loans/${id}/${slug}.pdf`;
}

/** The address of a PDF that the browser saves instead of opening it. */
export function downloadPath(pdfPath: string): string {
  return `${pdfPath}/download`;
}

/** Papers of a loan that the product API makes when they are opened. Both days are included. */
export function statementPath(loanId: string, from: Day, to: Day, format: 'pdf' | 'csv'): string {
  return `/v2/loans/${loanId}/statements/${from}/${to}.${format}`;
}

/** What pays off a loan on a day, as a PDF. */
export function settlementStatementPath(loanId: string, date: Day): string {
  return `/v2/loans/${loanId}/settlement-statements/${date}.pdf`;
}

/** A receipt for one of a loan's transactions. */
export function receiptPath(loanId: string, transactionId: string): string {
  return `/v2/loans/${loanId}/receipts/${transactionId}.pdf`;
}
