import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { MOST_CARDS } from '@fairlead/core/credit-card/credit-card';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import {
  insertCreditCards,
  listCreditCards,
  openCard,
  type NamedCard,
} from '../../resources/credit-card/credit-card-store.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import { applicationTaking } from '../../resources/requirement/application-taking.ts';
import { isListOpen, KIND, viewWithCards } from './list-of-cards.ts';

const isSameCard = (one: NamedCard, other: NamedCard): boolean =>
  one.lastFour === other.lastFour && one.issuer.toLowerCase() === other.issuer.toLowerCase();

/** A card that the credit file does not show. It is listed and not chosen: that is confirmed for all cards together. */
export function addCard(
  context: RequestContext<Borrower>,
  id: string,
  card: BodyOf<Endpoints['addCreditCard']>,
) {
  return context.transaction(async (tx) => {
    const found = await applicationTaking(tx, context, KIND, id, { isHeld: true });
    if (!found.ok) return found;
    const application = found.value;
    if (!(await isListOpen(tx, application))) return refuse('cardsNotOpen');
    const { actor, cipher, newId, now } = context;
    const listed = await listCreditCards(tx, application);
    if (listed.some((row) => isSameCard(openCard(cipher, row), card))) return refuse('cardAlreadyListed');
    if (listed.length >= MOST_CARDS) return refuse('tooManyCards');
    const { userId, brandId } = actor;
    const unknown = { limit: null, monthlyPayment: null, ratePercent: null, isReported: false };
    const owned = { userId, brandId, id: newId(), applicationId: application.id, now };
    await insertCreditCards(tx, cipher, [{ ...card, ...unknown, ...owned }]);
    await auditApplication(tx, context, application, 'credit-card-added', { card: owned.id });
    return accept(await viewWithCards(tx, context, application));
  });
}
