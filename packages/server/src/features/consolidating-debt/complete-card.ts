import type { Pence } from '@fairlead/core/money/pence';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import {
  findCreditCard,
  updateCreditCard,
  type CreditCardRow,
} from '../../resources/credit-card/credit-card-store.ts';
import { presentCreditCard } from '../../resources/credit-card/present-credit-card.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import {
  lockApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import { findPayoutDay } from '../../resources/loan/loan-store.ts';

type Context = RequestContext<Borrower>;

export async function readCard({ db, actor, cipher }: Context, id: string) {
  const card = await findCreditCard(db, actor, id);
  return card ? accept(presentCreditCard(cipher, card)) : refuse('notFound');
}

/** The borrower has paid the card off. Another amount later corrects the first; the day stays. */
export function completeCard(context: Context, id: string, payoffAmount: Pence) {
  return context.transaction(async (tx) => {
    const { actor, cipher } = context;
    const named = await findCreditCard(tx, actor, id);
    const application = named && (await lockApplication(tx, actor, named.application_id));
    // Read again now that the application is held: another request may have completed the card.
    const card = application && (await findCreditCard(tx, actor, id));
    if (!card) return refuse('notFound');
    if ((await findPayoutDay(tx, application)) === null) return refuse('loanNotPaidOut');
    if (!card.is_chosen) return refuse('cardNotChosen');
    const isSame = card.payoff_pence === payoffAmount;
    const completed = isSame ? card : await complete(tx, context, application, card, payoffAmount);
    return accept(presentCreditCard(cipher, completed));
  });
}

async function complete(
  tx: Db,
  context: Context,
  application: ApplicationRow,
  card: CreditCardRow,
  payoffAmount: Pence,
): Promise<CreditCardRow> {
  const action = card.completed_on === null ? 'credit-card-paid-off' : 'payoff-amount-corrected';
  await auditApplication(tx, context, application, action, { card: card.id, pence: payoffAmount });
  const completed_on = card.completed_on ?? context.today;
  return updateCreditCard(tx, card, { payoff_pence: payoffAmount, completed_on });
}
