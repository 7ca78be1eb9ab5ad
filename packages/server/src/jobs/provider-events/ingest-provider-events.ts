import type { Day } from '@fairlead/core/calendar/day';
import { ProviderTimeout, ProviderUnavailable, type ProviderName } from '@fairlead/providers/provider-error';
import { withTimeout } from '@fairlead/providers/timeouts';
import type { AppServices } from '../../context.ts';
import { transaction, type Db } from '../../database/database.ts';
import { writeLoanLetters } from '../../resources/loan/loan-letters.ts';
import { lockLoan, type LoanKey, type LoanRow } from '../../resources/loan/loan-store.ts';
import { writeToBorrower } from '../../resources/outbox/write-to-borrower.ts';
import {
  listMessagesToApply,
  markMessageApplied,
} from '../../resources/provider-message/provider-message-store.ts';
import { notifyOfLastInstalment } from '../../resources/loan/notify-of-last-instalment.ts';
import { recordEvents } from '../../resources/loan/record-events.ts';
import {
  listUnapplied,
  markApplied,
  readCursor,
  insertProviderEvents,
  writeCursor,
  type ProviderEvent,
} from '../../resources/provider-event/provider-event-store.ts';
import { changeLoans, type LoanWork } from '../change-loans.ts';
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
  await askForEvents(services, source, upTo);
  const works: LoanWork[] = [];
  const events = await listUnapplied<E>(services.db, source.provider);
  const subjectOf = await source.subjectsOf(services.db, events);
  for (const event of events) {
    const key = subjectOf(event);
    if (key) works.push({ key, change: (tx) => apply(services, tx, { source, key, event, asOf: upTo }) });
    else services.log.error({ eventId: event.eventId }, 'a provider event names a record that is not known');
  }
  await changeLoans(services, works);
}

interface Asked {
  readonly atMs: number;
  readonly upTo: Day;
}

/** When each provider was last asked, and for which day. */
const lastAsked = new WeakMap<AppServices, Map<ProviderName, Asked>>();

/** Asks for events when a message says that there are some, and otherwise as often as the provider wants. */
async function askForEvents<E extends ProviderEvent>(
  services: AppServices,
  source: EventSource<E>,
  upTo: Day,
): Promise<void> {
  const { db, providers, wallNow } = services;
  const { provider } = source;
  const everyMs = source.asksEveryMs(providers);
  const messages = everyMs === 0 ? [] : await listMessagesToApply(db, provider);
  const asked = lastAsked.get(services) ?? new Map<ProviderName, Asked>();
  lastAsked.set(services, asked);
  const last = asked.get(provider);
  const atMs = wallNow().getTime();
  const isSoon = last?.upTo === upTo && atMs - last.atMs < everyMs;
  if (messages.length === 0 && isSoon) return;
  if (!(await storePage(services, source, upTo))) return;
  asked.set(provider, { atMs, upTo });
  for (const message of messages) await markMessageApplied(db, message, wallNow().toISOString());
}

/** @returns false when the provider did not answer. */
async function storePage<E extends ProviderEvent>(
  services: AppServices,
  source: EventSource<E>,
  upTo: Day,
): Promise<boolean> {
  const { db, providers, wallNow, log } = services;
  const { provider } = source;
  const cursor = await readCursor(db, provider);
  try {
    const page = await withTimeout(provider, () => source.page(providers, cursor, upTo));
    if (page.events.length === 0 && page.cursor === cursor) return true;
    await transaction(db, async (tx) => {
      await insertProviderEvents(tx, provider, page.events, wallNow().toISOString());
      await writeCursor(tx, provider, page.cursor);
    });
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderTimeout)) throw error;
    log.warn({ err: error }, 'provider did not answer');
    return false;
  }
}

interface Heard<E extends ProviderEvent> {
  readonly source: EventSource<E>;
  readonly key: LoanKey;
  readonly event: E;
  readonly asOf: Day;
}

/** An event takes effect with the note that it did, or not at all. */
async function apply<E extends ProviderEvent>(
  services: AppServices,
  tx: Db,
  { source, key, event, asOf }: Heard<E>,
): Promise<void> {
  const loan = await lockLoan(tx, key);
  const at = {
    recordedAt: await services.clock.now(tx),
    wallNow: services.wallNow().toISOString(),
    newId: services.newId,
    loan,
  };
  const effect = await source.effectOf(tx, event, at);
  if (effect === 'not yet') return;
  if (!(await markApplied(tx, source.provider, event.eventId, at.wallNow))) return;
  const letter = source.letterAbout?.(event, loan);
  if (letter) await writeToBorrower(services, tx, ownerOf(loan), letter.template, letter);
  if (effect.length === 0) return;
  const change = await recordEvents(services, tx, loan, effect, { asOf, actor: 'system' });
  await writeLoanLetters(services, tx, change);
  await notifyOfLastInstalment(services, tx, change);
}

const ownerOf = ({ user_id: userId, brand_id: brandId }: LoanRow) => ({ userId, brandId });
