import type { Endpoints } from '@fairlead/contract/endpoints';
import type { DataOf } from '@fairlead/contract/wire/endpoint';
import { londonDay } from '@fairlead/core/calendar/london';
import { accept, refuse } from '@fairlead/core/outcome';
import { erasurePlan, type ErasurePlan } from '@fairlead/core/retention/erasure-plan';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { recordAudit } from '../../resources/audit/audit-store.ts';
import { deleteDraftsOf } from '../../resources/application-draft/application-draft-store.ts';
import { changePermissions } from '../../resources/contact-permission/change-permissions.ts';
import { listNewestPermissions } from '../../resources/contact-permission/contact-permission-store.ts';
import { deleteStatementsOf } from '../../resources/financial-statement/financial-statement-store.ts';
import { deleteBrowsersOf } from '../../resources/known-browser/known-browser-store.ts';
import { writeToBorrower } from '../../resources/outbox/write-to-borrower.ts';
import {
  deleteSignInMessages,
  listApplicationTimes,
  listContactMessageTimes,
  listLoanTimes,
} from '../../resources/personal-data/personal-data-store.ts';
import { emailIndex, findUser } from '../../resources/user/users.ts';
import { erasureRequested } from './erasure-letter.ts';

async function planFor(db: Db, owner: Borrower): Promise<ErasurePlan> {
  const applications = await listApplicationTimes(db, owner);
  const contactMessages = await listContactMessageTimes(db, owner);
  return erasurePlan({
    loans: await listLoanTimes(db, owner),
    applications: applications.map(({ id, changedAt }) => ({
      id,
      changedOn: londonDay(Date.parse(changedAt)),
    })),
    contactMessages: contactMessages.map(({ reference, receivedAt }) => ({
      reference,
      receivedOn: londonDay(Date.parse(receivedAt)),
    })),
  });
}

const presented = ({ now, later }: ErasurePlan): DataOf<Endpoints['readErasure']> => ({
  '@type': 'erasure',
  now: [...now],
  later: [...later],
});

/** What goes if the borrower asks for erasure, and what stays. */
export async function readErasure({ actor, db }: RequestContext<Borrower>, id: string) {
  return id === actor.subjectId ? accept(presented(await planFor(db, actor))) : refuse('notFound');
}

/** Forms that were saved for the address, once it is known to be the borrower's. */
async function deleteDrafts(context: RequestContext<Borrower>, tx: Db): Promise<void> {
  const user = await findUser(context, tx, context.actor);
  if (user?.isEmailProven)
    await deleteDraftsOf(tx, user.brandId, { emailIndex: emailIndex(context.cipher, user.email) });
}

/** A choice is withdrawn by a newer one: that it was made has to be shown for as long as the record stays. */
async function withdrawChoices(context: RequestContext<Borrower>, tx: Db): Promise<void> {
  const newest = await listNewestPermissions(tx, context.actor);
  const allowed = newest.filter((row) => row.allowed);
  await changePermissions(context, tx, context.actor, {
    said: Object.fromEntries(allowed.map(({ permission }) => [permission, false])),
    wordingVersion: 'erasure-request',
    channel: 'web',
    actor: 'borrower',
  });
}

/** Erases what nothing else needs, and confirms it by email. What stays goes by itself when its time is over. */
export async function requestErasure(context: RequestContext<Borrower>, id: string) {
  const { actor, brand, wallNow } = context;
  if (id !== actor.subjectId) return refuse('notFound');
  const answer = await context.transaction(async (tx) => {
    await deleteBrowsersOf(tx, actor);
    await deleteSignInMessages(tx, actor);
    await deleteStatementsOf(tx, actor);
    await deleteDrafts(context, tx);
    await withdrawChoices(context, tx);
    await recordAudit(context, tx, {
      ...actor,
      actor: 'borrower',
      action: 'erasure-requested',
      subjectType: 'user',
      subjectId: actor.userId,
    });
    const plan = await planFor(tx, actor);
    await writeToBorrower(context, tx, actor, 'erasure-requested', erasureRequested(brand, wallNow(), plan));
    return accept(presented(plan));
  });
  context.wakeWorker();
  return answer;
}
