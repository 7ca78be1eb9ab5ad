import type { Day } from '@fairlead/core/calendar/day';
import { payoutsOf, type Agreement } from '@fairlead/core/loan/agreement';
import { project } from '@fairlead/core/loan/read/project';
import { json, type Instant, type Sealed } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { insertMandate } from '../mandate/mandate-store.ts';
import { insertPayout } from '../payout/payout-store.ts';
import type { Owner } from '../user/user-store.ts';
import { columnsOf } from './loan-columns.ts';
import { insertLoan } from './loan-store.ts';

export interface NewLoan extends Owner {
  readonly id: string;
  readonly applicationId: string;
  /** The application's. */
  readonly reference: string;
  readonly bankAccountId: string;
  readonly agreement: Agreement;
  /** As `sealHireNumbers` made it; null for an unsecured loan. */
  readonly hireNumbers: Sealed | null;
  readonly today: Day;
  readonly now: Instant;
}

/**
 * A signed loan and what is to be done for it: its payout, or both of a hire purchase, and its direct debit
 * instruction. Part of the transaction that holds the signature; nothing is sent from here.
 */
export async function openLoan(tx: Db, newId: () => string, loan: NewLoan): Promise<void> {
  const { id, agreement, reference, now } = loan;
  await insertLoan(tx, {
    user_id: loan.userId,
    id,
    brand_id: loan.brandId,
    application_id: loan.applicationId,
    reference,
    agreement: json(agreement),
    hire_numbers_encrypted: loan.hireNumbers,
    signed_on: agreement.signedOn,
    ...columnsOf(agreement, project(agreement, [], loan.today), []),
    set_aside_reason: null,
    version: 1,
    created_at: now,
  });
  const ofLoan = {
    user_id: loan.userId,
    brand_id: loan.brandId,
    loan_id: id,
    created_at: now,
    updated_at: now,
  };
  for (const { payee, amount } of payoutsOf(agreement))
    await insertPayout(tx, { ...ofLoan, id: newId(), payee, attempt: 1, amount_pence: amount });
  await insertMandate(tx, { ...ofLoan, id: newId(), bank_account_id: loan.bankAccountId, reference });
}
