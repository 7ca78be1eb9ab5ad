import { withTimeout } from '@fairlead/providers/timeouts';
import type { AppServices } from '../context.ts';
import { findBankAccount } from '../resources/bank-account/bank-account-store.ts';
import { listMandatesToCreate, updateMandate, type MandateRow } from '../resources/mandate/mandate-store.ts';
import { findUser } from '../resources/user/users.ts';
import { someAtOnce } from '../some-at-once.ts';
import { attempt } from './attempt.ts';

/** Lodges every instruction that was promised. The provider knows it by the row's id. */
export async function lodgeMandates(services: AppServices): Promise<void> {
  await someAtOnce(await listMandatesToCreate(services.db), (mandate) =>
    attempt(services, keyOf(mandate), () => lodge(services, mandate)),
  );
}

const keyOf = (mandate: MandateRow) => ({ userId: mandate.user_id, loanId: mandate.loan_id });

async function lodge({ db, cipher, providers, wallNow }: AppServices, mandate: MandateRow): Promise<void> {
  const account = await findBankAccount(db, cipher, mandate.user_id, mandate.bank_account_id);
  const payer = await findUser({ cipher }, db, { userId: mandate.user_id, brandId: mandate.brand_id });
  if (!account || !payer) throw new Error(`mandate ${mandate.id} has no bank account or no payer`);
  const { mandateId } = await withTimeout('direct-debit', () =>
    providers.directDebit.createMandate({
      idempotencyKey: mandate.id,
      accountName: account.accountName,
      sortCode: account.sortCode,
      accountNumber: account.accountNumber,
      reference: mandate.reference,
      firstName: payer.firstName,
      lastName: payer.lastName,
      email: payer.email,
    }),
  );
  await updateMandate(db, mandate, {
    status: 'submitted',
    provider_mandate_id: mandateId,
    updated_at: wallNow().toISOString(),
  });
}
