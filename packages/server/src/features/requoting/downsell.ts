import { addDays, type Day } from '@fairlead/core/calendar/day';
import { decideAgain } from '@fairlead/core/decision/requote';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import {
  findApplication,
  lockApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import { recordRequote, type Quoted } from '../../resources/loan-application/record-decision.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { presentFigures } from '../../resources/quote/present-quote.ts';
import { findDecided } from '../../resources/loan-application/find-decided.ts';

/** A smaller loan, and the last day on which its price holds: a report is used no longer than a quote is valid. */
interface Downsell {
  readonly decision: Quoted;
  readonly lastDay: Day;
}

/** The most that could be lent instead, at the prices of the decision that declined the amount. */
async function findDownsell(
  db: Db,
  context: RequestContext<Borrower>,
  application: ApplicationRow,
): Promise<Downsell | undefined> {
  const { state, most_we_can_offer_pence: amount, term_months: termMonths } = application;
  if (state !== 'Declined' || amount === null) return undefined;
  const decided = await findDecided(db, context, application);
  if (!decided) return undefined;
  const { inputs, band, decidedOn } = decided;
  const lastDay = addDays(decidedOn, inputs.product.quoteValidDays);
  if (context.today > lastDay) return undefined;
  const decision = decideAgain(inputs, band, { amount, termMonths });
  return decision.outcome === 'Quoted' ? { decision, lastDay } : undefined;
}

export async function readDownsell(context: RequestContext<Borrower>, id: string) {
  const application = await findApplication(context.db, context.actor, id);
  const found = application && (await findDownsell(context.db, context, application));
  if (!found) return refuse('notFound');
  const { decision, lastDay } = found;
  return accept({ '@type': 'downsell' as const, ...presentFigures(decision.price), expiresAt: lastDay });
}

/** The borrower takes the smaller loan: the application is quoted, without another search. */
export function takeDownsell(context: RequestContext<Borrower>, id: string) {
  return context.transaction(async (tx) => {
    const application = await lockApplication(tx, context.actor, id);
    if (!application) return refuse('notFound');
    const found = await findDownsell(tx, context, application);
    if (!found) return refuse('downsellNotAvailable');
    const { decision, lastDay } = found;
    const quoted = await recordRequote(tx, context, application, decision, { event: 'downsold', lastDay });
    return accept(await viewApplication(tx, context, quoted));
  });
}
