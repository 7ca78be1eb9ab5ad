import { DAY } from '@fairlead/contract/wire/rate-limit';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { count } from '../../http/pipeline/rate-limits.ts';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import {
  listApplications,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import { queueSms } from '../../resources/outbox/outbox.ts';
import { writeToBorrower } from '../../resources/outbox/write-to-borrower.ts';
import { holdCompletable } from '../../resources/loan-application/hold-completable.ts';
import { reopenPhone } from '../../resources/requirement/phone.ts';
import { spendCodesOf } from '../../resources/step-up-code/step-up-code-store.ts';
import { readBorrower } from '../../resources/user/read-borrower.ts';
import { lockUser, updateTextsStopped } from '../../resources/user/user-store.ts';
import { findUser, replaceMobileNumber, type User } from '../../resources/user/users.ts';
import { mobileNumberChanged, numberReplaced } from './number-letters.ts';

type Context = RequestContext<Borrower>;

/** Whichever call makes them. */
const CHANGES = { calls: 20, perMinutes: DAY };

/** Of a session without a code, while the number may still be a mistyped one. */
const CORRECTIONS = { calls: 3, perMinutes: DAY };

const NO_RELATIONS = new Set<string>();

/**
 * Whether the number is known to be the borrower's own, or a loan depends on it. Then its code is needed, or a link that
 * was asked for in order to change it.
 */
async function needsCode({ actor }: Context, db: Db, { isMobileProven }: User): Promise<boolean> {
  if (actor.strength === 'strong' || actor.openedFor === 'mobile-number') return false;
  if (isMobileProven) return true;
  return (await listApplications(db, actor)).some(({ state }) => state === 'Requested');
}

interface Replacement {
  readonly user: User;
  /** The applications that asked for the number before. */
  readonly held: readonly ApplicationRow[];
  readonly after: string;
}

async function replace(context: Context, tx: Db, { user, held, after }: Replacement): Promise<void> {
  const { mobileNumber: before, isNumberProven, hasStoppedTexts } = user;
  const { actor, brand, wallNow } = context;
  const now = wallNow();
  await replaceMobileNumber(context, tx, actor, after);
  await spendCodesOf(tx, actor, now.toISOString());
  await reopenPhone(tx, context, held);
  await recordAudit(
    context,
    tx,
    borrowersEntry(actor, 'mobile-number-changed', { strength: actor.strength, openedFor: actor.openedFor }),
  );
  const letter = mobileNumberChanged(brand, now, { before, after });
  await writeToBorrower(context, tx, actor, 'mobile-number-changed', letter);
  if (!isNumberProven || hasStoppedTexts) return;
  const text = numberReplaced(brand);
  await queueSms(context, tx, actor, 'mobile-number-replaced', { to: before, text });
}

/** The borrower says that texts to the number are wanted again; the next one shows whether they arrive. */
async function allowTexts(context: Context, tx: Db): Promise<void> {
  const { actor } = context;
  await updateTextsStopped(tx, actor, null);
  await recordAudit(context, tx, borrowersEntry(actor, 'texts-allowed'));
}

/**
 * Puts another number in place of the borrower's, and tells the owner. The same number again changes nothing, except that
 * texts are tried again after a STOP.
 */
export async function changeMobileNumber(context: Context, id: string, mobileNumber: string) {
  const { actor, db } = context;
  if (id !== actor.subjectId) return refuse('notFound');
  const known = await findUser(context, db, actor);
  if (!known) return refuse('notFound');
  if (await needsCode(context, db, known)) return refuse('stepUpRequired');
  await count(context, `mobile-number-changes/${actor.userId}`, CHANGES);
  if (actor.strength === 'weak') await count(context, `mobile-number/${actor.userId}`, CORRECTIONS);
  const answer = await context.transaction(async (tx) => {
    const held = await holdCompletable(tx, actor);
    await lockUser(tx, actor);
    const user = await findUser(context, tx, actor);
    // A code may have been confirmed in the meantime.
    if (!user || (await needsCode(context, tx, user))) return refuse('stepUpRequired');
    if (user.mobileNumber !== mobileNumber) await replace(context, tx, { user, held, after: mobileNumber });
    else if (user.hasStoppedTexts) await allowTexts(context, tx);
    return accept(await readBorrower(tx, context, actor, NO_RELATIONS));
  });
  context.wakeWorker('messages');
  return answer;
}
