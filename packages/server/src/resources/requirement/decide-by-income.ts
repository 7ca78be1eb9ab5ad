import { decideOnIncome } from '@fairlead/core/decision/requote';
import type { Pence } from '@fairlead/core/money/pence';
import type { Db } from '../../database/database.ts';
import { findDecisionInputs } from '../decision/decision-store.ts';
import type { ApplicationRow } from '../loan-application/loan-application-store.ts';
import { recordDecision, recordEvidence, type Decider } from '../loan-application/record-decision.ts';
import { askRequirements } from './ask-requirements.ts';

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
  if (isNothingAffordable) return recordDecision(tx, decider, application, decision);
  const decided = await recordEvidence(tx, decider, application, decision);
  await askRequirements(tx, decider, decided);
  return decided;
}
