import type { Day } from '@fairlead/core/calendar/day';
import type { AppServices } from '../context.ts';
import { transaction } from '../database/database.ts';
import {
  endUpdate,
  listUpdatesToLodge,
  type BankDetailsUpdateRow,
} from '../resources/bank-details-update/bank-details-update-store.ts';
import { lockLoan } from '../resources/loan/loan-store.ts';
import { insertMandate } from '../resources/mandate/mandate-store.ts';
import { attempt } from './attempt.ts';

/** Makes an instruction of every change of bank details whose day has come; the next step lodges it. */
export async function lodgeUpdates(services: AppServices, today: Day): Promise<void> {
  for (const update of await listUpdatesToLodge(services.db, today)) {
    const key = { userId: update.user_id, loanId: update.loan_id };
    await attempt(services, key, () => lodge(services, update));
  }
}

/** Of a loan that has ended meanwhile nothing is lodged. */
async function lodge(
  { db, clock, newId, wallNow }: AppServices,
  update: BankDetailsUpdateRow,
): Promise<void> {
  const { user_id, brand_id, loan_id, bank_account_id } = update;
  const at = wallNow().toISOString();
  await transaction(db, async (tx) => {
    const loan = await lockLoan(tx, { userId: user_id, loanId: loan_id });
    if (!loan.is_active) {
      await endUpdate(tx, update, { stopped_at: at, updated_at: at });
      return;
    }
    const id = newId();
    const { reference } = loan;
    await insertMandate(tx, {
      user_id,
      id,
      brand_id,
      loan_id,
      bank_account_id,
      reference,
      created_at: await clock.now(tx),
      updated_at: at,
    });
    if (!(await endUpdate(tx, update, { mandate_id: id, updated_at: at })))
      throw new Error('the change was ended');
  });
}
