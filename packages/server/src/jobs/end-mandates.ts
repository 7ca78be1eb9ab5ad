import type { Day } from '@fairlead/core/calendar/day';
import { withTimeout } from '@fairlead/providers/timeouts';
import type { AppServices } from '../context.ts';
import { listMandatesToEnd, updateMandate, type MandateToEnd } from '../resources/mandate/mandate-store.ts';
import { someAtOnce } from '../some-at-once.ts';
import { attempt } from './attempt.ts';

/**
 * Ends the instruction of every loan that is finished, and the one of an account that is not used any more, when no
 * collection is under way. The instruction's own status is the work to do, and the provider treats a repetition as one
 * request; its event updates the loan. Returns whether there was any. A loan that a returned payment opens again asks
 * the borrower for a new instruction.
 */
export async function endMandates(services: AppServices, today: Day): Promise<boolean> {
  const mandates = await listMandatesToEnd(services.db, today);
  await someAtOnce(mandates, (mandate) =>
    attempt(services, { userId: mandate.user_id, loanId: mandate.loan_id }, () => end(services, mandate)),
  );
  return mandates.length > 0;
}

async function end({ db, providers, wallNow }: AppServices, mandate: MandateToEnd): Promise<void> {
  await withTimeout('direct-debit', () => providers.directDebit.cancelMandate(mandate.provider_mandate_id));
  await updateMandate(db, mandate, { status: 'cancelled', updated_at: wallNow().toISOString() });
}
