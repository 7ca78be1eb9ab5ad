import type { Day } from '@fairlead/core/calendar/day';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import type { Pence } from '@fairlead/core/money/pence';
import { PAYERS, type Payer } from './payers.ts';
import type { CollectionEvent, DirectDebitEvent, MandateEvent } from './port.ts';

export interface MandateEntry {
  readonly type: 'mandate';
  readonly mandateId: string;
  readonly payer: Payer;
  readonly createdOn: Day;
  readonly activeOn: Day;
}

export interface CollectionEntry {
  readonly type: 'collection';
  readonly collectionId: string;
  readonly mandateId: string;
  readonly idempotencyKey: string;
  readonly amount: Pence;
  readonly payer: Payer;
  readonly collectOn: Day;
  readonly isMoved: boolean;
}

export interface CancellationEntry {
  readonly type: 'cancellation';
  readonly mandateId: string;
  readonly on: Day;
}

export type DirectDebitEntry = MandateEntry | CollectionEntry | CancellationEntry;

/** The day on which the payer's bank cancels the mandate, if it does. */
export function cancelledByBankOn({ payer, activeOn }: MandateEntry): Day | null {
  const { cancellation } = PAYERS[payer];
  return cancellation && addWorkingDays(activeOn, cancellation.after);
}

/** The events at the bank that follow from an entry: always the same for the same entry. */
export function eventsOf(entry: DirectDebitEntry): DirectDebitEvent[] {
  switch (entry.type) {
    case 'mandate':
      return mandateEvents(entry);
    case 'collection':
      return collectionEvents(entry);
    case 'cancellation':
      return [cancelled(entry.mandateId, entry.on, 'cancelled-by-lender')];
  }
}

function mandateEvents(mandate: MandateEntry): MandateEvent[] {
  const { mandateId, activeOn } = mandate;
  const active: MandateEvent = {
    eventId: `${mandateId}:active`,
    kind: 'mandate-active',
    mandateId,
    on: activeOn,
    reason: null,
  };
  const closedOn = cancelledByBankOn(mandate);
  const reason = PAYERS[mandate.payer].cancellation?.reason;
  return closedOn && reason ? [active, cancelled(mandateId, closedOn, reason)] : [active];
}

function cancelled(mandateId: string, on: Day, reason: NonNullable<MandateEvent['reason']>): MandateEvent {
  return { eventId: `${mandateId}:${reason}`, kind: 'mandate-cancelled', mandateId, on, reason };
}

function collectionEvents(collection: CollectionEntry): CollectionEvent[] {
  const { collectionId, mandateId, idempotencyKey, amount, payer, collectOn } = collection;
  return PAYERS[payer].collection.map(({ kind, after, reason }) => ({
    eventId: `${collectionId}:${kind.replace('collection-', '')}`,
    kind,
    mandateId,
    collectionId,
    idempotencyKey,
    amount,
    on: addWorkingDays(collectOn, after),
    reason,
  }));
}
