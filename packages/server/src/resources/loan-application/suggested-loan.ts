import { decideAgain } from '@fairlead/core/decision/requote';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { findDecisionInputs } from '../decision/decision-store.ts';
import type { ApplicationRow } from './loan-application-store.ts';
import type { Quoted } from './record-decision.ts';

/** The smaller loan that a proof of income leaves affordable, over the same term; undefined where there is none. */
export async function findSuggestedLoan(
  db: Db,
  { cipher }: Pick<AppServices, 'cipher'>,
  application: ApplicationRow,
): Promise<Quoted | undefined> {
  const { band, most_we_can_offer_pence: amount, term_months: termMonths } = application;
  if (band === null || amount === null) return undefined;
  const inputs = await findDecisionInputs(db, cipher, application);
  const decision = inputs && decideAgain(inputs, band, { amount, termMonths });
  return decision?.outcome === 'Quoted' ? decision : undefined;
}
