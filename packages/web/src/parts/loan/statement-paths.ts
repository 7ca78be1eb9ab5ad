import type { Day } from '@fairlead/core/calendar/day';

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
