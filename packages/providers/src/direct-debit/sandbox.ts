import { bacsEntryDay } from '@fairlead/core/calendar/bacs';
import type { Day } from '@fairlead/core/calendar/day';
import type { EventPage } from '../event-page.ts';
import { ProviderRejected } from '../provider-error.ts';
import { sandboxJournal } from '../sandbox-journal.ts';
import { findAnswer, answerOnce, sandboxId } from '../sandbox-answers.ts';
import type { SandboxParts, SandboxStore } from '../sandbox-store.ts';
import { entryDay } from './bacs.ts';
import {
  endedByBankOn,
  eventsOf,
  type CancellationEntry,
  type CollectionEntry,
  type MandateEntry,
} from './entries.ts';
import { payerNamed } from './payers.ts';
import type { Collection, DirectDebitEvent, DirectDebitPort, NewCollection, NewMandate } from './port.ts';

const PROVIDER = 'direct-debit';
const MANDATES = 'direct-debit/mandates';
const CANCELLATIONS = 'direct-debit/cancellations';
const COLLECTIONS = 'direct-debit/collections';

const mandateIdFor = (idempotencyKey: string): string => sandboxId('MD', idempotencyKey);

function newMandate({ idempotencyKey, firstName }: NewMandate, today: Day): MandateEntry {
  return {
    type: 'mandate',
    mandateId: mandateIdFor(idempotencyKey),
    payer: payerNamed(firstName),
    createdOn: today,
    activeOn: bacsEntryDay(today),
  };
}

function newCollection(
  request: NewCollection,
  { mandateId, payer }: MandateEntry,
  today: Day,
): CollectionEntry {
  const { idempotencyKey, amount } = request;
  const collectOn = entryDay(today, request.collectOn);
  return {
    type: 'collection',
    collectionId: sandboxId('CO', idempotencyKey),
    mandateId,
    idempotencyKey,
    amount,
    payer,
    collectOn,
    isMoved: collectOn !== request.collectOn,
  };
}

/** Without what the bank would have done to an instruction that we had cancelled before. */
async function whatHappens(
  store: SandboxStore,
  page: EventPage<DirectDebitEvent>,
): Promise<EventPage<DirectDebitEvent>> {
  const events: DirectDebitEvent[] = [];
  for (const event of page.events) {
    const cancellation =
      'collectionId' in event
        ? undefined
        : await store.get<CancellationEntry>(CANCELLATIONS, event.mandateId);
    if (cancellation === undefined || cancellation.on >= event.on) events.push(event);
  }
  return { ...page, events };
}

/**
 * Bacs on the business clock, with payers that behave by first name (`PAYERS`). Each call decides its result once, in
 * one write; later calls with the same key write its journal entry again.
 */
export function sandboxDirectDebit(parts: SandboxParts): DirectDebitPort {
  const { store, clock } = parts;
  const journal = sandboxJournal(parts, 'direct-debit', eventsOf);

  const recordMandate = async (mandate: MandateEntry): Promise<{ mandateId: string }> => {
    await journal.record(mandate);
    return { mandateId: mandate.mandateId };
  };

  const recordCollection = async (entry: CollectionEntry): Promise<Collection> => {
    await journal.record(entry);
    const { collectionId, collectOn, isMoved } = entry;
    return { collectionId, collectOn, isMoved };
  };

  const mandateOf = async (mandateId: string): Promise<MandateEntry> => {
    const mandate = await findAnswer<MandateEntry>(store, MANDATES, mandateId);
    if (mandate === undefined) throw new ProviderRejected(PROVIDER, 'unknown-mandate');
    return mandate;
  };

  const acceptingMandate = async (mandateId: string, today: Day): Promise<MandateEntry> => {
    const mandate = await mandateOf(mandateId);
    const closedOn = endedByBankOn(mandate);
    const isClosed = closedOn !== null && closedOn <= today;
    const isCancelled = (await store.get(CANCELLATIONS, mandateId)) !== undefined;
    if (isClosed || isCancelled) throw new ProviderRejected(PROVIDER, 'mandate-cancelled');
    return mandate;
  };

  const decideCollection = async (request: NewCollection): Promise<CollectionEntry> => {
    if (request.amount <= 0) throw new ProviderRejected(PROVIDER, 'amount-not-positive');
    const today = await clock.today();
    return newCollection(request, await acceptingMandate(request.mandateId, today), today);
  };

  return {
    async createMandate(request) {
      const storeKey = {
        provider: PROVIDER,
        collection: MANDATES,
        key: mandateIdFor(request.idempotencyKey),
      } as const;
      return recordMandate(
        await answerOnce(store, storeKey, request, async () => newMandate(request, await clock.today())),
      );
    },

    async cancelMandate(mandateId) {
      await mandateOf(mandateId);
      const request: CancellationEntry = { type: 'cancellation', mandateId, on: await clock.today() };
      const stored = await store.putIfAbsent(CANCELLATIONS, mandateId, request);
      await journal.record(stored);
    },

    async submitCollection(request) {
      const storeKey = { provider: PROVIDER, collection: COLLECTIONS, key: request.idempotencyKey } as const;
      return recordCollection(await answerOnce(store, storeKey, request, () => decideCollection(request)));
    },

    async findCollection(idempotencyKey) {
      const known = await findAnswer<CollectionEntry>(store, COLLECTIONS, idempotencyKey);
      return known && recordCollection(known);
    },

    asksEveryMs: 0,

    eventsAfter: async (cursor, upTo) => whatHappens(store, await journal.page(cursor, upTo)),

    readMessage() {
      throw new ProviderRejected(PROVIDER, 'not-signed');
    },
  };
}
