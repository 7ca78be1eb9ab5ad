import { setImmediate } from 'node:timers/promises';
import { addDays, daysBetween, type Day } from '@fairlead/core/calendar/day';
import { londonDay, londonMidnight } from '@fairlead/core/calendar/london';
import { reminderDay, remindedOf } from '@fairlead/core/collection/upcoming-collection';
import { sandboxAgenda } from '@fairlead/providers/sandbox-agenda';
import type { AppServices } from '../context.ts';
import type { Db } from '../database/database.ts';
import { nextReminderAfter } from '../resources/application-draft/application-draft-store.ts';
import { finishAdvance, readClockRow } from '../resources/business-clock/business-clock-store.ts';
import { firstLoanDayAfter, firstToRemindAfter } from '../resources/loan/loan-store.ts';
import { firstLodgingAfter } from '../resources/bank-details-update/bank-details-update-store.ts';
import { firstSubmissionAfter } from '../resources/payment/payment-store.ts';
import { sandboxDocuments } from '../resources/sandbox-document/sandbox-document-store.ts';
import { catchUp, runDay } from './daily-run.ts';
import { sweep } from './sweep.ts';

/** The advance that this process is carrying out on a database. */
const running = new WeakMap<Db, Promise<void>>();

/**
 * Carries an advance that was started to its end; resolves when it is done, also when it was running here
 * already. One that a killed process left behind continues from the day that it had reached.
 */
export function carryOutAdvance(services: AppServices): Promise<void> {
  const { db } = services;
  const advance = running.get(db) ?? advanceByDays(services).finally(() => running.delete(db));
  running.set(db, advance);
  return advance;
}

/** From one day with something to do to the next, each done whole before the clock moves on. */
async function advanceByDays(services: AppServices): Promise<void> {
  const { advancingTo } = await readClockRow(services.db);
  if (advancingTo === null) return;
  await catchUp(services);
  for (;;) {
    const today = await services.clock.today();
    if (today >= advancingTo) break;
    // The embedded database answers without ever waiting: other requests would not be heard until the end.
    await setImmediate();
    const next = await nextDayWithWork(services, today);
    await setClock(services, next !== null && next < advancingTo ? next : advancingTo);
    await sweep(services);
    await runDay(services, await services.clock.today());
  }
  await sweep(services);
  await finishAdvance(services.db);
}

/** The next day after `after` on which a loan, an unfinished form or a sandbox has something to do. */
async function nextDayWithWork({ db }: AppServices, after: Day): Promise<Day | null> {
  const loans = await firstLoanDayAfter(db, after);
  const agenda = sandboxAgenda(sandboxDocuments(db));
  const sandboxes = await agenda.nextEventOn(after);
  const days = [
    loans,
    await firstSubmissionAfter(db, after),
    await firstLodgingAfter(db, after),
    sandboxes,
    await firstReminderDayAfter(db, after),
    await firstCollectionReminderAfter(db, after),
  ].filter((next) => next !== null);
  return days.toSorted()[0] ?? null;
}

async function firstReminderDayAfter(db: Db, after: Day): Promise<Day | null> {
  const from = new Date(londonMidnight(addDays(after, 1))).toISOString();
  const next = await nextReminderAfter(db, from);
  return next === null ? null : londonDay(Date.parse(next));
}

async function firstCollectionReminderAfter(db: Db, after: Day): Promise<Day | null> {
  const submitOn = await firstToRemindAfter(db, remindedOf(after));
  return submitOn && reminderDay(submitOn);
}

async function setClock({ clock, wallNow }: AppServices, to: Day): Promise<void> {
  await clock.moveAhead(daysBetween(londonDay(wallNow().getTime()), to));
}
