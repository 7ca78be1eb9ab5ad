import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { later } from '../../resources/auth-token/token-times.ts';
import { bankIncomeAsked } from '../../resources/data-pull/bank-income-asked.ts';
import { insertPull } from '../../resources/data-pull/data-pull-store.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import { journeyAddresses } from './journey-addresses.ts';
import { newSecret } from '../../security/new-secret.ts';

/** How long the borrower can be away at their bank. */
const JOURNEY_MS = 15 * 60_000;

/** The digest under which a state is stored: who reads the database cannot come back by it. */
export const stateHashOf = ({ cipher }: Pick<RequestContext, 'cipher'>, state: string): string =>
  cipher.secretHash('open-banking-state', state);

/** Stores where the borrower comes back to, and answers where to send them. */
export function startJourney(context: RequestContext<Borrower>, id: string, redirectUrl: string) {
  const { config, actor, newId, wallNow, providers } = context;
  return context.transaction(async (tx) => {
    const found = await bankIncomeAsked(tx, context, id, true);
    if (!found.ok) return found;
    const addresses = journeyAddresses(config, actor.brandId, id, redirectUrl);
    if (!addresses) return refuse('redirectNotAllowed');
    const { application } = found.value;
    const state = newSecret();
    const now = wallNow();
    await insertPull(tx, {
      user_id: application.user_id,
      id: newId(),
      brand_id: application.brand_id,
      application_id: application.id,
      state_hash: stateHashOf(context, state),
      callback_url: addresses.callbackUrl,
      return_url: addresses.returnUrl,
      created_at: now.toISOString(),
      expires_at: later(now, JOURNEY_MS),
      started_at: null,
      ended_at: null,
      data_encrypted: null,
      result_encrypted: null,
      associated_at: null,
    });
    await auditApplication(tx, context, application, 'bank-journey-started');
    const journeyUrl = providers.incomeData.journeyUrl({ state, redirectUrl: addresses.callbackUrl });
    return accept({ '@type': 'journey' as const, journeyUrl });
  });
}
