import { route } from '../../http/pipeline/route.ts';
import { addCard } from './add-card.ts';
import { completeCard, readCard } from './complete-card.ts';
import { confirmCards } from './confirm-cards.ts';
import { optIn, optOut } from './opting.ts';
import { removeCard } from './remove-card.ts';

export const consolidatingDebtRoutes = [
  route('optInToPayOffCards', (context, { params }) => optIn(context, params.id)),
  route('optOutOfPayingOffCards', (context, { params }) => optOut(context, params.id)),
  route('addCreditCard', (context, { params, body }) => addCard(context, params.id, body)),
  route('confirmCardsToPayOff', (context, { params, body }) =>
    confirmCards(context, params.id, body.creditCards),
  ),
  route('readCreditCard', (context, { params }) => readCard(context, params.id)),
  route('removeCreditCard', (context, { params }) => removeCard(context, params.id)),
  route('completeCreditCard', (context, { params, body }) =>
    completeCard(context, params.id, body.payoffAmount),
  ),
];
