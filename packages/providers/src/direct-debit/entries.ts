import type { Day } from '@fairlead/core/calendar/day';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import type { Pence } from '@fairlead/core/money/pence';
import { PAYERS, stepsOf, type MandateChange, type Payer } from './payers.ts';
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

/** The day from which the payer's bank has no instruction any more, if it ends or refuses it. */
export function endedByBankOn({ payer, activeOn }: MandateEntry): Day | null {
  const change: MandateChange | null = PAYERS[payer].change;
  return change === null || change.kind === 'mandate-moved' ? null : addWorkingDays(activeOn, change.after);
}

/** The events at the bank that follow from an entry: always the same for the same entry. */
export function eventsOf(entry: DirectDebitEntry): DirectDebitEvent[] {
  switch (entry.type) {
    case 'mandate':
      return mandateEvents(entry);
    case 'collection':
      return collectionEvents(entry);
    case 'cancellation':
      return [cancelledByLender(entry.mandateId, entry.on)];
  }
}

function mandateEvents({ mandateId, payer, activeOn }: MandateEntry): MandateEvent[] {
  const change: MandateChange | null = PAYERS[payer].change;
  const active: MandateEvent = {
    eventId: `${mandateId}:active`,
    kind: 'mandate-active',
    mandateId,
    on: activeOn,
    reason: null,
  };
  if (change === null) return [active];
  const { after, ...what } = change;
  const changed: MandateEvent = {
    eventId: `${mandateId}:${change.reason ?? change.kind}`,
    mandateId,
    on: addWorkingDays(activeOn, after),
    ...what,
  };
  return change.kind === 'mandate-failed' ? [changed] : [active, changed];
}

function cancelledByLender(mandateId: string, on: Day): MandateEvent {
  const reason = 'cancelled-by-lender';
  return { eventId: `${mandateId}:${reason}`, kind: 'mandate-cancelled', mandateId, on, reason };
}

function collectionEvents(collection: CollectionEntry): CollectionEvent[] {
  const { collectionId, mandateId, idempotencyKey, amount, payer, collectOn } = collection;
  return stepsOf(payer, amount).map(({ kind, after, reason }) => ({
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
