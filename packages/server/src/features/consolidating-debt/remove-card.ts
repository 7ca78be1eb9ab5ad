import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { findCreditCard, updateCreditCard } from '../../resources/credit-card/credit-card-store.ts';
import { reopenCards } from '../../resources/credit-card/reopen-cards.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import { takingNow } from '../../resources/requirement/application-taking.ts';
import { isListOpen, viewWithCards } from './list-of-cards.ts';

/** The card is no longer listed. Where it was one of those confirmed, the others wait to be confirmed without it. */
export function removeCard(context: RequestContext<Borrower>, id: string) {
  return context.transaction(async (tx) => {
    const { actor, now } = context;
    const named = await findCreditCard(tx, actor, id);
    if (!named) return refuse('notFound');
    const found = await takingNow(tx, context, named.application_id, { isHeld: true });
    if (!found.ok) return found;
    const application = found.value;
    // Read again now that the application is held: the card may have been removed meanwhile.
    const card = await findCreditCard(tx, actor, id);
    if (!card) return refuse('notFound');
    if (!(await isListOpen(tx, application))) return refuse('cardsNotOpen');
    await updateCreditCard(tx, card, { is_chosen: false, removed_at: now });
    await auditApplication(tx, context, application, 'credit-card-removed', { card: id });
    const after = card.is_chosen ? await reopenCards(tx, context, application) : application;
    return accept(await viewWithCards(tx, context, after));
  });
}
