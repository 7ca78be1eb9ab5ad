import { brandNamed } from '@fairlead/brands/brands';
import type { Day } from '@fairlead/core/calendar/day';
import { explained } from '@fairlead/core/decision/car';
import { decideInBand, declineAfterReview, type Decision } from '@fairlead/core/decision/decide';
import type { DecisionInputs } from '@fairlead/core/decision/inputs';
import type { ReferralVerdict } from '@fairlead/providers/reviewer/port';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { findDecisionInputs } from '../decision/decision-store.ts';
import type { ApplicationRow } from './loan-application-store.ts';
import { isOfferOpen } from './offer.ts';
import { awaitsSecondLook } from './second-look.ts';

/** What an application was referred or declined on, where a person looks at it; undefined when it does not wait for a decision. */
export async function inputsOfReferral(
  tx: Db,
  { cipher, today }: Pick<AppServices, 'cipher'> & { readonly today: Day },
  application: ApplicationRow,
): Promise<DecisionInputs | undefined> {
  const isReferred = application.state === 'Referred' && isOfferOpen(application, today);
  const isWaiting = isReferred || awaitsSecondLook(application, today);
  return isWaiting ? findDecisionInputs(tx, cipher, application) : undefined;
}

/** An approval is at the prices of the day; a decline rests on what the decision before rested on. */
export function decideReferral(
  verdict: ReferralVerdict,
  application: ApplicationRow,
  before: DecisionInputs,
  today: Day,
): Decision {
  if (verdict.outcome === 'decline') return declineAfterReview(before, verdict.declineReasons);
  const { facts, report, product } = before;
  const { bandTable } = brandNamed(application.brand_id).config;
  return decideInBand({ facts, report, product, ...explained(before), bandTable, today }, verdict.band);
}
