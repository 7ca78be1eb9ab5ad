import type { Day } from '@fairlead/core/calendar/day';
import { ProviderTimeout, ProviderUnavailable } from '@fairlead/providers/provider-error';
import { withTimeout } from '@fairlead/providers/timeouts';
import type { AppServices } from '../context.ts';
import { readCursor, writeCursor } from '../resources/provider-event/provider-event-store.ts';
import { aboutCard } from '../resources/provider-message/senders.ts';
import { storeMessage } from '../resources/provider-message/receive-message.ts';

const DAY_MS = 86_400_000;
/** As far back as the provider keeps its events. */
const KEPT_DAYS = 30;
/** What is asked for again each time, because a clock can be wrong and an answer late. */
const OVERLAP_DAYS = 1;

/**
 * Asks once a business date for what the card service reported of disputes and refunds, and stores what never arrived.
 * A dispute is opened months after the charge, when nothing else would ever ask about it again.
 */
export async function askForMissedMessages(services: AppServices, today: Day): Promise<void> {
  const { db, providers, wallNow, log } = services;
  const [askedOn = '', askedAt] = (await readCursor(db, 'cards'))?.split(' ') ?? [];
  if (askedOn >= today) return;
  const now = wallNow();
  const since = askedAt ? Date.parse(askedAt) - OVERLAP_DAYS * DAY_MS : now.getTime() - KEPT_DAYS * DAY_MS;
  try {
    const from = new Date(since).toISOString();
    const events = await withTimeout('cards', () => providers.cards.returnEventsSince(from));
    for (const event of events)
      await storeMessage(services, 'cards', aboutCard(event), Buffer.from(JSON.stringify(event)));
    await writeCursor(db, 'cards', `${today} ${now.toISOString()}`);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderTimeout)) throw error;
    log.warn({ err: error }, 'the card service did not say which messages we missed');
  }
}
