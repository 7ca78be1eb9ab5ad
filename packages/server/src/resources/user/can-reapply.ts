import { whyNotReapply, type NoReapply } from '@fairlead/core/application/reapply';
import type { Day } from '@fairlead/core/calendar/day';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { findReapplyFacts } from './reapply-store.ts';
import type { Owner } from './user-store.ts';

/** Codes of the refusal on the wire. */
const REASON_CODES = {
  activeLoan: 'ACTIVE_LOAN',
  endedUnpaid: 'LOAN_ENDED_UNPAID',
  recentDecline: 'RECENT_DECLINE',
} as const;

interface Asked {
  readonly today: Day;
  /** Declines from this instant on do not count: for an application that was made before them. */
  readonly now: Instant;
  /** An application whose own loan does not count: it could not be paid out, and is signed again. */
  readonly exceptOf?: string;
}

/** Why the borrower cannot apply for another loan, or null. */
export async function findNoReapply(
  db: Db,
  owner: Owner,
  { today, now, exceptOf }: Asked,
): Promise<NoReapply | null> {
  return whyNotReapply(await findReapplyFacts(db, owner, now, exceptOf), today);
}

/** Whether the borrower can apply for another loan, or `cannotReApply` with the reason. */
export async function mayReapply(db: Db, owner: Owner, asked: Asked) {
  const refused = await findNoReapply(db, owner, asked);
  if (!refused) return accept(null);
  return refuse('cannotReApply', { message: refused.because, reasonCode: REASON_CODES[refused.reason] });
}
