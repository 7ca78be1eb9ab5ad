import type { Day } from '@fairlead/core/calendar/day';
import { ProviderTimeout, ProviderUnavailable } from '@fairlead/providers/provider-error';
import { withTimeout } from '@fairlead/providers/timeouts';
import type { AppServices } from '../../context.ts';
import { transaction } from '../../database/database.ts';
import { writeLoanLetters } from '../../resources/loan/loan-letters.ts';
import { lockLoan, type LoanKey } from '../../resources/loan/loan-store.ts';
import { recordEvents } from '../../resources/loan/record-events.ts';
import {
  listUnapplied,
  markApplied,
  readCursor,
  insertProviderEvents,
  writeCursor,
  type ProviderEvent,
} from '../../resources/provider-event/provider-event-store.ts';
import { attempt } from '../attempt.ts';
import { directDebitEvents } from './direct-debit-events.ts';
import type { EventSource } from './event-source.ts';
import { payoutEvents } from './payout-events.ts';

/** Takes in what the providers have to say of days up to `upTo`, once, and lets it take effect. */
export async function ingestProviderEvents(services: AppServices, upTo: Day): Promise<void> {
  await ingestFrom(services, payoutEvents, upTo);
  await ingestFrom(services, directDebitEvents, upTo);
}

async function ingestFrom<E extends ProviderEvent>(
  services: AppServices,
  source: EventSource<E>,
  upTo: Day,
): Promise<void> {
  await storePage(services, source, upTo);
  for (const event of await listUnapplied<E>(services.db, source.provider)) {
    const key = await source.subjectOf(services.db, event);
    if (key) await attempt(services, key, () => apply(services, source, key, event, upTo));
    else services.log.error({ eventId: event.eventId }, 'a provider event names a record that is not known');
  }
}

async function storePage<E extends ProviderEvent>(
  services: AppServices,
  source: EventSource<E>,
  upTo: Day,
): Promise<void> {
  const { db, providers, wallNow, log } = services;
  const { provider } = source;
  const cursor = await readCursor(db, provider);
  try {
    const page = await withTimeout(provider, () => source.page(providers, cursor, upTo));
    if (page.events.length === 0 && page.cursor === cursor) return;
    await transaction(db, async (tx) => {
      await insertProviderEvents(tx, provider, page.events, wallNow().toISOString());
      await writeCursor(tx, provider, page.cursor);
    });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderTimeout)) throw error;
    log.warn({ err: error }, 'provider did not answer');
  }
}

/** An event takes effect with the note that it did, or not at all. */
async function apply<E extends ProviderEvent>(
  services: AppServices,
  source: EventSource<E>,
  key: LoanKey,
  event: E,
  asOf: Day,
): Promise<void> {
  await transaction(services.db, async (tx) => {
    const loan = await lockLoan(tx, key);
    const at = { recordedAt: await services.clock.now(tx), wallNow: services.wallNow().toISOString(), loan };
    const effect = await source.effectOf(tx, event, at);
    if (effect === 'not yet') return;
    if (!(await markApplied(tx, source.provider, event.eventId, at.wallNow)) || effect.length === 0) return;
    const change = await recordEvents(services, tx, loan, effect, { asOf, actor: 'system' });
    await writeLoanLetters(services, tx, change);
  });
}
