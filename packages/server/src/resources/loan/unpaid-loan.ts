import type { Day } from '@fairlead/core/calendar/day';
import type { PayoutProblem } from '@fairlead/core/loan/payout-problem';
import { project } from '@fairlead/core/loan/read/project';
import type { AppServices } from '../../context.ts';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { listEvents } from './loan-event-store.ts';
import { findNewestLoan, lockLoan, type LoanRow } from './loan-store.ts';
import { recordEvents } from './record-events.ts';

/** A signed loan whose money did not reach the borrower. */
export interface UnpaidLoan {
  readonly loan: LoanRow;
  readonly problem: PayoutProblem;
}

/** The application's loan, held, if it was not paid out and what is wrong is known. The application is held before. */
export async function holdUnpaidLoan(
  tx: Db,
  application: { readonly user_id: string; readonly id: string },
  today: Day,
): Promise<UnpaidLoan | undefined> {
  const found = await findNewestLoan(tx, application);
  if (found?.state !== 'Pending') return undefined;
  const key = { userId: found.user_id, loanId: found.id };
  const loan = await lockLoan(tx, key);
  const { payoutProblem: problem } = project(loan.agreement, await listEvents(tx, key), today);
  return problem === null ? undefined : { loan, problem };
}

/** Ends a loan that was never paid out, because the borrower signs again. It costs nothing. */
export async function replaceUnpaidLoan(
  services: Pick<AppServices, 'newId' | 'wallNow'>,
  tx: Db,
  { loan }: UnpaidLoan,
  { today, now }: { readonly today: Day; readonly now: Instant },
): Promise<void> {
  const about = { valueOn: today, recordedAt: now, reference: loan.id };
  const cancelled = { kind: 'cancelled', ...about, reason: 'signed-again' } as const;
  await recordEvents(services, tx, loan, [cancelled], { asOf: today, actor: 'borrower' });
}
