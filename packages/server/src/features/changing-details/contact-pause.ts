import type { Day } from '@fairlead/core/calendar/day';
import { canPauseUntil, isPaused } from '@fairlead/core/contact/contact-rules';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import { findPausedUntil, insertPause } from '../../resources/contact/contact-store.ts';
import { lockUser } from '../../resources/user/user-store.ts';

type Context = RequestContext<Borrower>;

const present = (pausedUntil: Day | null, today: Day) =>
  accept({
    '@type': 'contact-pause' as const,
    pausedUntil: isPaused(pausedUntil, today) ? pausedUntil : null,
  });

export async function readContactPause({ actor, db, today }: Context, id: string) {
  if (id !== actor.subjectId) return refuse('notFound');
  return present(await findPausedUntil(db, actor), today);
}

/** The borrower asks for a pause of reminders, for another end of it, or ends it. */
export async function changeContactPause(context: Context, id: string, pausedUntil: Day | null) {
  const { actor, newId, today, wallNow } = context;
  if (id !== actor.subjectId) return refuse('notFound');
  if (pausedUntil !== null && !canPauseUntil(pausedUntil, today)) return refuse('pauseNotPossible');
  return context.transaction(async (tx) => {
    await lockUser(tx, actor);
    const pause = { id: newId(), until: pausedUntil, at: wallNow().toISOString() };
    await insertPause(tx, actor, pause);
    await recordAudit(context, tx, borrowersEntry(actor, 'contact-pause-changed', { until: pausedUntil }));
    return present(pausedUntil, today);
  });
}
