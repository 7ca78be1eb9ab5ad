import { undefinedIfUnavailable } from '@fairlead/providers/undefined-if-unavailable';
import { accept } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { isPermitted } from '../../resources/contact-permission/contact-permission-store.ts';
import { hasLoanInTrouble, listLoansOf } from '../../resources/loan/loan-owner-store.ts';
import { readAffordability } from './read-affordability.ts';

type Context = RequestContext<Borrower>;

/**
 * Whether anything is left each month for another product, by the borrower's newest loan. The shared API knows what else
 * they took from the group, so it is asked where it is another server. No answer, and no loan, is a no.
 */
async function hasMoneyLeft(context: Context): Promise<boolean> {
  const { db, actor, providers, log, requestId } = context;
  const [newest] = await listLoansOf(db, actor);
  if (!newest) return false;
  const shared = providers.affordability;
  if (shared === null) {
    const own = await readAffordability(context, newest.id);
    return own.ok && own.value.isAffordable;
  }
  const asked = { brandId: actor.brandId, loanId: newest.id };
  const answer = await undefinedIfUnavailable('affordability', () => shared.isAffordable(asked));
  if (answer === undefined) log.warn({ requestId }, 'shared API not reached, so no card is offered');
  return answer === true;
}

/** The offer of a card: to a borrower who agreed to hear about it, whose loans are in order, and who can afford it. */
export async function readCardOffer(context: Context, id: 'credit-card') {
  const { db, actor, config } = context;
  const url = config.cardOfferUrl;
  const isMade =
    url !== null &&
    (await isPermitted(db, actor, 'groupCrossSell')) &&
    !(await hasLoanInTrouble(db, actor)) &&
    (await hasMoneyLeft(context));
  const offer = isMade ? { id, name: 'Credit card', url } : null;
  return accept({ '@type': 'cross-sell', offer });
}
