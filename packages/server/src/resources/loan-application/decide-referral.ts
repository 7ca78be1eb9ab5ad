import { brandNamed } from '@fairlead/brands/brands';
import type { Day } from '@fairlead/core/calendar/day';
import { decideInBand, declineAfterReview, type Decision } from '@fairlead/core/decision/decide';
import type { DecisionInputs } from '@fairlead/core/decision/inputs';
import type { ReferralVerdict } from '@fairlead/providers/reviewer/port';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { findDecisionInputs } from '../decision/decision-store.ts';
import type { ApplicationRow } from './loan-application-store.ts';
import { isOfferOpen } from './offer.ts';

/** What an application was referred on; undefined when it does not wait for a decision. */
export async function inputsOfReferral(
  tx: Db,
  { cipher, today }: Pick<AppServices, 'cipher'> & { readonly today: Day },
  application: ApplicationRow,
): Promise<DecisionInputs | undefined> {
  const isWaiting = application.state === 'Referred' && isOfferOpen(application, today);
  return isWaiting ? findDecisionInputs(tx, cipher, application) : undefined;
}

/** Decided by the prices of the day: the facts and the report are those it was referred on. */
export function decideReferral(
  verdict: ReferralVerdict,
  application: ApplicationRow,
  { facts, report, product }: DecisionInputs,
  today: Day,
): Decision {
  const { bandTable } = brandNamed(application.brand_id).config;
  const inputs = { facts, report, product, bandTable, today };
  return verdict.outcome === 'approve'
    ? decideInBand(inputs, verdict.band)
    : declineAfterReview(inputs, verdict.declineReasons);
}
