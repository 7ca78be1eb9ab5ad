import { maySkip, requirementsFor } from '@fairlead/core/requirement/requirement';
import type { AppServices } from '../../context.ts';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { findDecisionInputs } from '../decision/decision-store.ts';
import type { ApplicationRow } from '../loan-application/loan-application-store.ts';
import type { Cipher } from '../../security/cipher.ts';
import { findNewestProvenElsewhere, insertRequirements } from './requirement-store.ts';

type Asker = Pick<AppServices, 'cipher' | 'newId'> & { readonly now: Instant };

/** Asks for what the newest decision needs and was not asked for yet. What was asked for before stays. */
export async function askRequirements(
  tx: Db,
  { cipher, newId, now }: Asker,
  application: ApplicationRow,
): Promise<void> {
  const { id, user_id, brand_id, reason } = application;
  const inputs = await findDecisionInputs(tx, cipher, application);
  if (!inputs) throw new Error(`application ${id} has an offer without a decision`);
  const { amount, household } = inputs.facts;
  const facts = {
    amount,
    netMonthlyIncome: household.netMonthlyIncome,
    loanReason: reason,
    provenMonthlyIncome: await provenIncome(tx, cipher, application),
    affordableAmount: application.most_we_can_offer_pence,
    isHirePurchase: inputs.car !== undefined,
    report: inputs.report,
  };
  const rows = requirementsFor(facts).map((kind) => ({
    user_id,
    id: newId(),
    brand_id,
    application_id: id,
    kind,
    state: 'Not started' as const,
    given: null,
    may_skip: maySkip(kind, facts),
    updated_at: now,
  }));
  await insertRequirements(tx, rows);
}

/** The income that the newest accepted proof for another application of the borrower has shown. */
async function provenIncome(tx: Db, cipher: Cipher, application: ApplicationRow) {
  const proven = await findNewestProvenElsewhere(tx, application);
  const inputs = proven && (await findDecisionInputs(tx, cipher, proven));
  return inputs?.facts.household.netMonthlyIncome ?? null;
}
