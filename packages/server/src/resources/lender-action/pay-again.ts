import { checkPartToPay, type LenderRefusal } from '@fairlead/core/lender-action/lender-actions';
import type { Payee } from '@fairlead/core/loan/agreement';
import type { Outcome } from '@fairlead/core/outcome';
import type { Db } from '../../database/database.ts';
import type { LoanRow } from '../loan/loan-store.ts';
import { insertPayout, listUnpaidParts } from '../payout/payout-store.ts';
import type { Doer } from './doer.ts';
import type { AskedAction } from './lender-action-store.ts';

type Again = Extract<AskedAction, { kind: 'payout-again' }>;

const keyOf = ({ user_id: userId, id: loanId }: LoanRow) => ({ userId, loanId });

/** Who is still to be paid of a loan that was paid in parts. The loan is held. */
export async function unpaidPartsOf(tx: Db, loan: LoanRow): Promise<readonly Payee[]> {
  return (await listUnpaidParts(tx, keyOf(loan))).map(({ payee }) => payee);
}

export const checkPayAgain = (
  { today }: Doer,
  asked: Again,
  unpaidParts: readonly Payee[],
): Outcome<true, LenderRefusal> => checkPartToPay(asked, unpaidParts, today);

/**
 * Promises the part again: the worker checks the account and sends it, to the borrower's account of today or to the old
 * lender's in the list of today. Its amount is that of the part, because the documents state it.
 */
export async function payAgain(doer: Doer, tx: Db, loan: LoanRow, asked: Again): Promise<void> {
  const back = (await listUnpaidParts(tx, keyOf(loan))).find(({ payee }) => payee === asked.payee);
  if (!back) throw new Error(`the part of loan ${loan.id} was checked before`);
  await insertPayout(tx, {
    user_id: loan.user_id,
    id: doer.newId(),
    brand_id: loan.brand_id,
    loan_id: loan.id,
    payee: back.payee,
    attempt: back.attempt + 1,
    amount_pence: back.amount_pence,
    figure_valid_until: asked.settlementValidUntil ?? null,
    created_at: doer.now,
    updated_at: doer.now,
  });
}
