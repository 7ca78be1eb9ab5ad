import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { canHaveAppliedOn } from '@fairlead/core/breathing-space/breathing-space';
import { addDays } from '@fairlead/core/calendar/day';
import { LONGEST_PAUSE_DAYS } from '@fairlead/core/contact/contact-rules';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { runningSpace } from '../../resources/breathing-space/running-space.ts';
import { findPausedUntil, insertPause } from '../../resources/contact/contact-store.ts';
import { listCasesOf } from '../../resources/loan-case/loan-case-store.ts';
import { openCase } from '../../resources/loan-case/open-case.ts';
import { presentCase } from '../../resources/loan-case/present-case.ts';
import { findLoan, lockLoan } from '../../resources/loan/loan-store.ts';
import { lockUser } from '../../resources/user/user-store.ts';

type Context = RequestContext<Borrower>;

/**
 * The borrower has applied for a breathing space. It begins once the register notifies us, which a person looks out for.
 * Until then we do not pursue what is owed: reminders are paused.
 */
export async function reportBreathingSpace(
  context: Context,
  id: string,
  breathingSpace: BodyOf<Endpoints['reportBreathingSpace']>,
) {
  const { actor, today, cipher } = context;
  if (!canHaveAppliedOn(breathingSpace.appliedOn, today)) return refuse('appliedOnNotPossible');
  const outcome = await context.transaction(async (tx) => {
    if (!(await findLoan(tx, actor, id))) return refuse('notFound');
    const loan = await lockLoan(tx, { userId: actor.subjectId, loanId: id });
    const cases = await listCasesOf(tx, cipher, loan);
    const isKnown = cases.some(({ kind, outcome: ended }) => kind === 'breathing-space' && ended === null);
    if (isKnown || (await runningSpace(tx, cipher, actor, today))) return refuse('breathingSpaceKnown');
    const opened = await openCase(context, tx, loan, { kind: 'breathing-space', stated: { breathingSpace } });
    if (!opened.ok) return opened;
    await pauseReminders(context, tx);
    return accept(presentCase(loan, opened.value, { cipher, sent: [] }));
  });
  if (outcome.ok) context.wakeWorker();
  return outcome;
}

/** For the 30 days that are reasonable while someone is helped with their debts (CONC 7.3.12G). */
async function pauseReminders({ actor, newId, today, wallNow }: Context, tx: Db): Promise<void> {
  await lockUser(tx, actor);
  const until = addDays(today, LONGEST_PAUSE_DAYS);
  const paused = await findPausedUntil(tx, actor);
  if (paused !== null && paused >= until) return;
  await insertPause(tx, actor, { id: newId(), until, at: wallNow().toISOString() });
}
