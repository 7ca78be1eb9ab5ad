import type { Day } from '@fairlead/core/calendar/day';
import type { AppServices } from '../../context.ts';
import { transaction } from '../../database/database.ts';
import { listOverdueApplications, lockApplication } from './loan-application-store.ts';
import { isOfferOpen } from './offer.ts';
import { mayStep, stepApplication } from './step-application.ts';

type Runner = Pick<AppServices, 'db' | 'clock' | 'newId' | 'wallNow'>;

/** Ends every application whose last day is over, each in its own transaction; returns how many. For the daily run. */
export async function expireApplications(services: Runner, today: Day): Promise<number> {
  const overdue = await listOverdueApplications(services.db, today);
  const now = await services.clock.now();
  let expired = 0;
  for (const found of overdue) {
    await transaction(services.db, async (tx) => {
      const application = await lockApplication(tx, found, found.id);
      if (!application || isOfferOpen(application, today) || !mayStep(application, 'expired')) return;
      await stepApplication(
        tx,
        { newId: services.newId, wallNow: services.wallNow, now },
        application,
        'expired',
      );
      expired += 1;
    });
  }
  return expired;
}
