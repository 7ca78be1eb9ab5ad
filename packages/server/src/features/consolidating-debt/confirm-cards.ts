import { leftInHand } from '@fairlead/core/credit-card/credit-card';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { sumPence } from '@fairlead/core/money/pence';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import {
  chooseCreditCards,
  listCreditCards,
  type CreditCardRow,
} from '../../resources/credit-card/credit-card-store.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import { applicationTaking } from '../../resources/requirement/application-taking.ts';
import { provideRequirement } from '../../resources/requirement/provide-requirement.ts';
import { stateOf } from '../../resources/requirement/requirement-store.ts';
import { isListOpen, KIND, viewWithCards } from './list-of-cards.ts';

type Context = RequestContext<Borrower>;

const balancesOf = (cards: readonly CreditCardRow[]) => cards.map(({ balance_pence }) => balance_pence);

/** The loan pays off these cards and no others. Their balances can be all of it and no more. */
export function confirmCards(context: Context, id: string, ids: readonly string[]) {
  return context.transaction(async (tx) => {
    const found = await applicationTaking(tx, context, KIND, id, { isHeld: true });
    if (!found.ok) return found;
    const application = found.value;
    if (!(await isListOpen(tx, application))) return refuse('cardsNotOpen');
    const listed = await listCreditCards(tx, application);
    const chosen = listed.filter((card) => ids.includes(card.id));
    if (chosen.length !== new Set(ids).size) return refuse('cardsHaveChanged');
    if (leftInHand(application.amount_pence, balancesOf(chosen)) < 0) return refuse('cardsExceedLoan');
    const isSame = listed.every((card) => card.is_chosen === chosen.includes(card));
    const isMet = (await stateOf(tx, application, KIND)) === 'Met';
    const confirmed = isSame && isMet ? application : await choose(tx, context, application, chosen);
    return accept(await viewWithCards(tx, context, confirmed));
  });
}

/** "2 cards, £3,630.50". */
function givenCards(cards: readonly CreditCardRow[]): string {
  const total = formatWholePounds(sumPence(balancesOf(cards)));
  return `${cards.length} ${cards.length === 1 ? 'card' : 'cards'}, ${total}`;
}

async function choose(
  tx: Db,
  context: Context,
  application: ApplicationRow,
  chosen: readonly CreditCardRow[],
): Promise<ApplicationRow> {
  const ids = chosen.map(({ id }) => id);
  await chooseCreditCards(tx, application, ids);
  return provideRequirement(tx, context, application, KIND, givenCards(chosen));
}
