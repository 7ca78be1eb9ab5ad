import { decideOnIncome } from '@fairlead/core/decision/requote';
import type { Pence } from '@fairlead/core/money/pence';
import type { Db } from '../../database/database.ts';
import { findDecisionInputs } from '../decision/decision-store.ts';
import { holdCompletable } from '../loan-application/hold-completable.ts';
import type { ApplicationRow } from '../loan-application/loan-application-store.ts';
import { isTakingRequirements } from '../loan-application/offer.ts';
import { recordDecision, recordEvidence, type Decider } from '../loan-application/record-decision.ts';
import { askRequirements } from './ask-requirements.ts';
import { moveOn } from './provide-requirement.ts';

/**
 * Decides again by the income that a proof shows, where it is lower than the one decided on: the offer stays, or a
 * smaller loan is suggested, or the application is declined.
 */
export async function decideByIncome(
  tx: Db,
  decider: Decider,
  application: ApplicationRow,
  netMonthlyIncome: Pence,
): Promise<ApplicationRow> {
  const { band } = application;
  const inputs = await findDecisionInputs(tx, decider.cipher, application);
  if (!inputs || band === null) throw new Error(`application ${application.id} has an offer without a band`);
  if (netMonthlyIncome >= inputs.facts.household.netMonthlyIncome) return application;
  const decision = decideOnIncome(inputs, band, netMonthlyIncome);
  const isNothingAffordable = decision.outcome !== 'Quoted' && decision.mostWeCanOffer === null;
  const record = isNothingAffordable ? recordDecision : recordEvidence;
  const decided = await record(tx, decider, application, decision);
  if (!isNothingAffordable) await askRequirements(tx, decider, decided);
  await askOthers(tx, decider, decided);
  return decided;
}

/** What the borrower entered on other applications is in doubt as well: each asks for its own proof. */
async function askOthers(tx: Db, decider: Decider, { id, user_id, brand_id }: ApplicationRow): Promise<void> {
  const held = await holdCompletable(tx, { userId: user_id, brandId: brand_id });
  for (const other of held.filter((each) => each.id !== id && each.state !== 'Quoted')) {
    await askRequirements(tx, decider, other);
    if (isTakingRequirements(other)) await moveOn(tx, decider, other);
  }
}
