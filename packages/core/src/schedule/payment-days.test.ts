import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day, daysBetween, partsOf } from '../calendar/day.ts';
import { addWorkingDays, isWorkingDay } from '../calendar/working-days.ts';
import { UNSECURED_2026 } from '../pricing/products.ts';
import { collectionDay, dueDays, noticeDeadline, paymentDayChoices, submissionDay } from './payment-days.ts';

const disbursal = fc.integer({ min: 0, max: 1800 }).map((n) => addDays(day('2026-01-01'), n));

describe('the payment days on offer', () => {
  test('after a Friday in November run from the end of notice and Bacs days to day 45', () => {
    const choices = paymentDayChoices(day('2026-11-20'), UNSECURED_2026);
    expect(choices.map(({ paymentDay }) => paymentDay)).toEqual([
      ...[1, 2, 3, 4, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
      ...[19, 20, 21, 22, 23, 24, 25, 26, 27, 28],
    ]);
    expect(choices[0]).toEqual({ paymentDay: 1, firstDue: '2027-01-01', firstCollection: '2027-01-04' });
    expect(choices[4]).toEqual({ paymentDay: 8, firstDue: '2026-12-08', firstCollection: '2026-12-08' });
  });

  test('always leave time for notice and are never more than 45 days away', () => {
    fc.assert(
      fc.property(disbursal, (paidOut) => {
        const choices = paymentDayChoices(paidOut, UNSECURED_2026);
        expect(choices.length).toBeGreaterThan(15);
        for (const { paymentDay, firstDue, firstCollection } of choices) {
          expect(partsOf(firstDue).dayOfMonth).toBe(paymentDay);
          expect(daysBetween(paidOut, firstDue)).toBeGreaterThanOrEqual(14);
          expect(daysBetween(paidOut, firstDue)).toBeLessThanOrEqual(45);
          expect(noticeDeadline(firstCollection, UNSECURED_2026) >= addWorkingDays(paidOut, 2)).toBe(true);
        }
      }),
    );
  });

  test('have the earliest first due date in range', () => {
    fc.assert(
      fc.property(disbursal, (paidOut) => {
        const earliest = addWorkingDays(paidOut, 12);
        for (const { firstDue } of paymentDayChoices(paidOut, UNSECURED_2026)) {
          expect(firstDue >= earliest).toBe(true);
          expect(daysBetween(earliest, firstDue)).toBeLessThan(31);
        }
      }),
    );
  });
});

describe('the dates of a collection', () => {
  test('due days keep the payment day for the whole term', () => {
    const days = dueDays(day('2026-12-28'), 28, 14);
    expect(days).toHaveLength(14);
    expect(days[2]).toBe('2027-02-28');
    expect(days.every((due) => partsOf(due).dayOfMonth === 28)).toBe(true);
  });

  test('a due day at Christmas is collected after it', () => {
    expect(collectionDay(day('2026-12-25'))).toBe('2026-12-29');
    expect(collectionDay(day('2026-12-24'))).toBe('2026-12-24');
  });

  test('a collection is submitted to Bacs two working days before', () => {
    expect(submissionDay(day('2026-12-29'))).toBe('2026-12-23');
    expect(isWorkingDay(submissionDay(day('2027-01-04')))).toBe(true);
  });

  test('notice is given ten working days before', () => {
    expect(noticeDeadline(day('2026-12-08'), UNSECURED_2026)).toBe('2026-11-24');
  });
});
