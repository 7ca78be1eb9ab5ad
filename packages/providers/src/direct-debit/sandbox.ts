import { ProviderRejected } from '../provider-error.ts';
import { sandboxJournal } from '../sandbox-journal.ts';
import { answeredBefore, answeredOnce, sandboxId } from '../sandbox-record.ts';
import type { SandboxParts } from '../sandbox-store.ts';
import { earliestEntry, entryDay } from './bacs.ts';
import {
  cancelledByBankOn,
  eventsOf,
  type CancellationEntry,
  type CollectionEntry,
  type DirectDebitEntry,
  type MandateEntry,
} from './entries.ts';
import { payerNamed } from './payers.ts';
import type { Collection, DirectDebitPort, NewCollection, NewMandate } from './port.ts';

const PROVIDER = 'direct-debit';
const MANDATES = 'direct-debit/mandates';
const CANCELLATIONS = 'direct-debit/cancellations';
const COLLECTIONS = 'direct-debit/collections';

const mandateIdFor = (idempotencyKey: string): string => sandboxId('MD', idempotencyKey);

/**
 * Bacs on the business clock, payers behaving by their first name (`PAYERS`). Each call decides once, in one write,
 * what will happen; the journal entry that follows is repeated by every later call with the same key.
 */
export function sandboxDirectDebit(parts: SandboxParts): DirectDebitPort {
  const { store, clock } = parts;
  const journal = sandboxJournal<DirectDebitEntry>(parts, 'direct-debit');

  const recordMandate = async (mandate: MandateEntry): Promise<{ mandateId: string }> => {
    await journal.record(mandate.createdOn, mandate.mandateId, mandate);
    return { mandateId: mandate.mandateId };
  };

  const recordCollection = async (entry: CollectionEntry): Promise<Collection> => {
    await journal.record(entry.collectOn, entry.collectionId, entry);
    const { collectionId, collectOn, isMoved } = entry;
    return { collectionId, collectOn, isMoved };
  };

  const mandateOf = async (mandateId: string): Promise<MandateEntry> => {
    const mandate = await answeredBefore<MandateEntry>(store, MANDATES, mandateId);
    if (mandate === undefined) throw new ProviderRejected(PROVIDER, 'unknown-mandate');
    return mandate;
  };

  const newMandate = async ({ idempotencyKey, firstName }: NewMandate): Promise<MandateEntry> => {
    const createdOn = await clock.today();
    return {
      type: 'mandate',
      mandateId: mandateIdFor(idempotencyKey),
      payer: payerNamed(firstName),
      createdOn,
      activeOn: earliestEntry(createdOn),
    };
  };

  const newCollection = async (asked: NewCollection): Promise<CollectionEntry> => {
    const { idempotencyKey, mandateId, amount } = asked;
    if (amount <= 0) throw new ProviderRejected(PROVIDER, 'amount-not-positive');
    const today = await clock.today();
    const mandate = await mandateOf(mandateId);
    const closedOn = cancelledByBankOn(mandate);
    const isClosed = closedOn !== null && closedOn <= today;
    const isWithdrawn = (await store.get(CANCELLATIONS, mandateId)) !== undefined;
    if (isClosed || isWithdrawn) throw new ProviderRejected(PROVIDER, 'mandate-cancelled');
    const collectOn = entryDay(today, asked.collectOn);
    return {
      type: 'collection',
      collectionId: sandboxId('CO', idempotencyKey),
      mandateId,
      idempotencyKey,
      amount,
      payer: mandate.payer,
      collectOn,
      isMoved: collectOn !== asked.collectOn,
    };
  };

  return {
    async createMandate(asked) {
      const place = {
        provider: PROVIDER,
        collection: MANDATES,
        key: mandateIdFor(asked.idempotencyKey),
      } as const;
      return recordMandate(await answeredOnce(store, place, asked, () => newMandate(asked)));
    },

    async findMandate(idempotencyKey) {
      const mandate = await answeredBefore<MandateEntry>(store, MANDATES, mandateIdFor(idempotencyKey));
      return mandate && recordMandate(mandate);
    },

    async cancelMandate(mandateId) {
      await mandateOf(mandateId);
      const asked: CancellationEntry = { type: 'cancellation', mandateId, on: await clock.today() };
      const standing = await store.putIfAbsent(CANCELLATIONS, mandateId, asked);
      await journal.record(standing.on, `${mandateId}:cancellation`, standing);
    },

    async submitCollection(asked) {
      const place = { provider: PROVIDER, collection: COLLECTIONS, key: asked.idempotencyKey } as const;
      return recordCollection(await answeredOnce(store, place, asked, () => newCollection(asked)));
    },

    async findCollection(idempotencyKey) {
      const known = await answeredBefore<CollectionEntry>(store, COLLECTIONS, idempotencyKey);
      return known && recordCollection(known);
    },

    eventsAfter: (cursor, upTo) => journal.page(eventsOf, cursor, upTo),
  };
}
