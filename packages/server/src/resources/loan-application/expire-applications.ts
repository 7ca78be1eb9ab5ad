import type { Day } from '@fairlead/core/calendar/day';
import type { House } from '../../context.ts';
import { transaction } from '../../database/database.ts';
import { listOverdueApplications, lockApplication } from './loan-application-store.ts';
import { isOfferOpen } from './offer.ts';
import { mayStep, stepApplication } from './step-application.ts';

type Runner = Pick<House, 'db' | 'clock' | 'newId' | 'wallNow'>;

/** Ends every application whose last day is over, each in its own transaction; returns how many. For the daily run. */
export async function expireApplications(house: Runner, today: Day): Promise<number> {
  const overdue = await listOverdueApplications(house.db, today);
  const now = await house.clock.now();
  let expired = 0;
  for (const found of overdue) {
    await transaction(house.db, async (tx) => {
      const application = await lockApplication(tx, found, found.id);
      if (!application || isOfferOpen(application, today) || !mayStep(application, 'expired')) return;
      await stepApplication(tx, { newId: house.newId, wallNow: house.wallNow, now }, application, 'expired');
      expired += 1;
    });
  }
  return expired;
}
