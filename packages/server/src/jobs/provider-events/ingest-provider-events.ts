import type { Day } from '@fairlead/core/calendar/day';
import { ProviderTimeout, ProviderUnavailable } from '@fairlead/providers/provider-error';
import { withTimeout } from '@fairlead/providers/timeouts';
import type { House } from '../../context.ts';
import { transaction } from '../../database/database.ts';
import { writeLoanLetters } from '../../resources/loan/loan-letters.ts';
import { lockLoan, type LoanKey } from '../../resources/loan/loan-store.ts';
import { recordEvents } from '../../resources/loan/record-events.ts';
import {
  listUnapplied,
  markApplied,
  readCursor,
  takeIn,
  writeCursor,
  type ProviderEvent,
} from '../../resources/provider-event/provider-event-store.ts';
import { attempt } from '../attempt.ts';
import { directDebitNews } from './direct-debit-events.ts';
import type { News } from './event-source.ts';
import { payoutNews } from './payout-events.ts';

/** Takes in what the providers have to say of days up to `upTo`, once, and lets it take effect. */
export async function hearNews(house: House, upTo: Day): Promise<void> {
  await hear(house, payoutNews, upTo);
  await hear(house, directDebitNews, upTo);
}

async function hear<E extends ProviderEvent>(house: House, news: News<E>, upTo: Day): Promise<void> {
  await takeInPage(house, news, upTo);
  for (const event of await listUnapplied<E>(house.db, news.provider)) {
    const key = await news.subjectOf(house.db, event);
    if (key) await attempt(house, key, () => apply(house, news, key, event, upTo));
    else house.log.error({ eventId: event.eventId }, 'a provider spoke of something that is not known');
  }
}

async function takeInPage<E extends ProviderEvent>(house: House, news: News<E>, upTo: Day): Promise<void> {
  const { db, providers, wallNow, log } = house;
  const { provider } = news;
  const cursor = await readCursor(db, provider);
  try {
    const page = await withTimeout(provider, () => news.page(providers, cursor, upTo));
    if (page.events.length === 0 && page.cursor === cursor) return;
    await transaction(db, async (tx) => {
      await takeIn(tx, provider, page.events, wallNow().toISOString());
      await writeCursor(tx, provider, page.cursor);
    });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderTimeout)) throw error;
    log.warn({ err: error }, 'provider did not answer');
  }
}

/** An event takes effect with the note that it did, or not at all. */
async function apply<E extends ProviderEvent>(
  house: House,
  news: News<E>,
  key: LoanKey,
  event: E,
  asOf: Day,
): Promise<void> {
  await transaction(house.db, async (tx) => {
    const loan = await lockLoan(tx, key);
    const at = { recordedAt: await house.clock.now(tx), wallNow: house.wallNow().toISOString() };
    const effect = await news.effectOf(tx, event, at);
    if (effect === 'not yet') return;
    if (!(await markApplied(tx, news.provider, event.eventId, at.wallNow)) || effect.length === 0) return;
    const change = await recordEvents(house, tx, loan, effect, { asOf, actor: 'system' });
    await writeLoanLetters(house, tx, change);
  });
}
