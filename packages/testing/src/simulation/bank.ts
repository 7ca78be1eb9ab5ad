import { ProviderRejected } from '@fairlead/providers/provider-error';
import type { Payer } from '@fairlead/providers/direct-debit/payers';
import type { Db } from '@fairlead/server/database/database';
import { sandboxDocuments } from '@fairlead/server/resources/sandbox-document/sandbox-document-store';
import type { TestServer } from '../start-test-server.ts';

interface Mandate {
  readonly request: string;
  readonly answer: { readonly payer: Payer };
}

const MANDATES = 'direct-debit/mandates';

async function newestMandate(db: Db, loanId: string): Promise<string | null> {
  const row = await db
    .selectFrom('mandates')
    .select('provider_mandate_id')
    .where('loan_id', '=', loanId)
    .where('provider_mandate_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.provider_mandate_id ?? null;
}

/** From now on the borrower's bank answers collections as that of this payer does. */
export async function changeMood(db: Db, loanId: string, payer: Payer): Promise<void> {
  const mandateId = await newestMandate(db, loanId);
  if (mandateId === null) return;
  const store = sandboxDocuments(db);
  const mandate = await store.get<Mandate>(MANDATES, mandateId);
  if (!mandate) return;
  await store.put(MANDATES, mandateId, { ...mandate, answer: { ...mandate.answer, payer } });
}

/** The bank ends the newest instruction. */
export async function endInstruction(
  { services }: Pick<TestServer, 'services'>,
  db: Db,
  loanId: string,
): Promise<void> {
  const mandateId = await newestMandate(db, loanId);
  if (mandateId === null) return;
  await services.providers.directDebit.cancelMandate(mandateId).catch((error: unknown) => {
    if (!(error instanceof ProviderRejected)) throw error;
  });
}
