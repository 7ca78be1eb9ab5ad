import { reportedBalances } from '@fairlead/core/requirement/reported-balances';
import { accept } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import {
  areReportedListed,
  chooseCreditCards,
  insertCreditCards,
} from '../../resources/credit-card/credit-card-store.ts';
import { findDecisionInputs } from '../../resources/decision/decision-store.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import { applicationTaking } from '../../resources/requirement/application-taking.ts';
import { moveRequirement } from '../../resources/requirement/provide-requirement.ts';
import { stateOf } from '../../resources/requirement/requirement-store.ts';
import { isListOpen, KIND, viewWithCards } from './list-of-cards.ts';

type Context = RequestContext<Borrower>;

/** The borrower wants to pay off cards: those of the credit file are listed, once. */
export function optIn(context: Context, id: string) {
  return context.transaction(async (tx) => {
    const found = await applicationTaking(tx, context, KIND, id, { isHeld: true });
    if (!found.ok) return found;
    return accept(await viewWithCards(tx, context, await open(tx, context, found.value)));
  });
}

async function open(tx: Db, context: Context, application: ApplicationRow): Promise<ApplicationRow> {
  if (await isListOpen(tx, application)) return application;
  await listReported(tx, context, application);
  return moveRequirement(tx, context, application, { kind: KIND, event: 'begun', given: null });
}

/** What was removed before is not listed again. */
async function listReported(tx: Db, context: Context, application: ApplicationRow): Promise<void> {
  if (await areReportedListed(tx, application)) return;
  const inputs = await findDecisionInputs(tx, context.cipher, application);
  const reported = inputs ? reportedBalances(inputs.report) : [];
  if (reported.length === 0) throw new Error(`application ${application.id} was asked about no cards`);
  const { actor, cipher, newId, now } = context;
  const { userId, brandId } = actor;
  const owned = { userId, brandId, applicationId: application.id, isReported: true, now };
  await insertCreditCards(
    tx,
    cipher,
    reported.map((card) => ({ ...card, ...owned, id: newId() })),
  );
}

/** The borrower pays off none: what they chose before does not count any more. */
export function optOut(context: Context, id: string) {
  return context.transaction(async (tx) => {
    const found = await applicationTaking(tx, context, KIND, id, { isHeld: true });
    if (!found.ok) return found;
    return accept(await viewWithCards(tx, context, await leave(tx, context, found.value)));
  });
}

async function leave(tx: Db, context: Context, application: ApplicationRow): Promise<ApplicationRow> {
  if ((await stateOf(tx, application, KIND)) === 'Skipped') return application;
  await chooseCreditCards(tx, application, []);
  return moveRequirement(tx, context, application, { kind: KIND, event: 'declined', given: 'no cards' });
}
