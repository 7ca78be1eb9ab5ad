import { addDays, day, daysBetween } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import { eventsOf, type DirectDebitEntry } from './entries.ts';
import { PAYERS, type Payer } from './payers.ts';
import { keysOf } from '@fairlead/core/records';

const payers = keysOf(PAYERS);

const entriesOn = (on: ReturnType<typeof day>, payer: Payer): DirectDebitEntry[] => [
  { type: 'mandate', mandateId: 'MD', payer, createdOn: on, activeOn: on },
  {
    type: 'collection',
    collectionId: 'CO',
    mandateId: 'MD',
    idempotencyKey: 'key',
    amount: pence(1),
    payer,
    collectOn: on,
    isMoved: false,
  },
];

describe('the events of a debit', () => {
  test('fall on or after its day, within two months, in every week of ten years', () => {
    for (let on = day('2026-01-01'); on < '2036-01-01'; on = addDays(on, 5)) {
      for (const entry of payers.flatMap((payer) => entriesOn(on, payer))) {
        const distances = eventsOf(entry).map((event) => daysBetween(on, event.on));
        expect(Math.min(...distances)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...distances)).toBeLessThan(62);
      }
    }
  });
});
