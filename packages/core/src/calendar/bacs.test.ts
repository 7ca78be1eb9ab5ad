import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advanceNoticeDeadline,
  bacsEntryDay,
  bacsInputDay,
  bacsProcessingDay,
  bacsReportDeadline,
  earliestFirstCollection,
} from './bacs.ts';
import { addDays, day, type Day } from './day.ts';
import { addWorkingDays, isWorkingDay, nextWorkingDay } from './working-days.ts';
import { RUNS } from '../testing/runs.ts';

const someDay = fc.integer({ min: 0, max: 4300 }).map((n) => addDays(day('2019-01-08'), n));

function check(predicate: (on: Day) => void): void {
  fc.assert(fc.property(someDay, predicate), { numRuns: RUNS });
}

/** Working days after `from` up to and including `to`, counted one at a time. */
function workingDaysUntil(from: Day, to: Day): number {
  let counted = 0;
  for (let on = addDays(from, 1); on <= to; on = addDays(on, 1)) counted += isWorkingDay(on) ? 1 : 0;
  return counted;
}

describe('a collection through Bacs', () => {
  test.each([
    ['an ordinary week', '2026-11-25', '2026-11-24', '2026-11-23'],
    ['over a weekend', '2026-11-24', '2026-11-23', '2026-11-20'],
    ['over Christmas 2026 and its substitute Monday', '2026-12-29', '2026-12-24', '2026-12-23'],
    ['over Christmas 2027, both days on a weekend', '2027-12-29', '2027-12-24', '2027-12-23'],
    ['over New Year', '2027-01-05', '2027-01-04', '2026-12-31'],
    ['over Easter', '2027-03-30', '2027-03-25', '2027-03-24'],
    ['over a one-off bank holiday', '2022-09-20', '2022-09-16', '2022-09-15'],
  ])('%s has entry on %s, processing on %s and input on %s', (_, entry, processing, input) => {
    expect(bacsProcessingDay(day(entry))).toBe(processing);
    expect(bacsInputDay(day(entry))).toBe(input);
    expect(bacsEntryDay(day(input))).toBe(entry);
  });

  test('submitted on the last possible day is taken on the requested day or the next working day', () => {
    check((requested) => {
      expect(bacsEntryDay(bacsInputDay(requested))).toBe(nextWorkingDay(requested));
      expect(bacsInputDay(nextWorkingDay(requested))).toBe(bacsInputDay(requested));
    });
  });

  test('submitted on any day is taken on the earliest day Bacs allows', () => {
    check((inputOn) => {
      const entry = bacsEntryDay(inputOn);
      expect(bacsInputDay(entry)).toBe(nextWorkingDay(inputOn));
      expect(workingDaysUntil(nextWorkingDay(inputOn), entry)).toBe(2);
    });
  });

  test('only uses days on which Bacs runs', () => {
    check((on) => {
      const days = [bacsInputDay(on), bacsProcessingDay(on), bacsEntryDay(on), earliestFirstCollection(on)];
      expect(days.every(isWorkingDay)).toBe(true);
      expect(workingDaysUntil(bacsInputDay(on), bacsProcessingDay(on))).toBe(1);
    });
  });
});

describe('a Bacs report', () => {
  test.each([
    ['on a Monday', '2026-11-23', '2026-11-26'],
    ['on a Friday', '2026-11-20', '2026-11-25'],
    ['on Christmas Eve', '2026-12-24', '2026-12-31'],
    ['on Maundy Thursday', '2027-03-25', '2027-04-01'],
  ])('%s has a deadline three working days later', (_, reported, deadline) => {
    expect(bacsReportDeadline(day(reported))).toBe(deadline);
  });
});

describe('notice of a collection', () => {
  test.each([
    ['2026-12-08', 10, '2026-11-24'],
    ['2027-01-04', 10, '2026-12-16'],
    ['2027-01-04', 3, '2026-12-29'],
    ['2027-04-06', 10, '2027-03-19'],
  ])('on %s with %i working days’ notice is due by %s', (collectOn, workingDays, deadline) => {
    expect(advanceNoticeDeadline(day(collectOn), workingDays)).toBe(deadline);
  });

  test('gives the payer the agreed number of working days', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 1, max: 20 }), (on, workingDays) => {
        const collectOn = nextWorkingDay(on);
        expect(workingDaysUntil(advanceNoticeDeadline(collectOn, workingDays), collectOn)).toBe(workingDays);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a new instruction', () => {
  test.each([
    ['on a Monday', '2026-11-23', '2026-11-30'],
    ['on a Saturday counts from the Monday', '2026-11-21', '2026-11-30'],
    ['before Christmas waits for the holidays', '2026-12-22', '2026-12-31'],
    ['before Easter too', '2027-03-24', '2027-04-02'],
  ])('lodged %s', (_, lodgedOn, first) => {
    expect(earliestFirstCollection(day(lodgedOn))).toBe(first);
  });

  test('has its response before the first collection is submitted', () => {
    check((lodgedOn) => {
      const respondedOn = addWorkingDays(nextWorkingDay(lodgedOn), 3);
      expect(bacsInputDay(earliestFirstCollection(lodgedOn))).toBe(respondedOn);
      expect(respondedOn > bacsEntryDay(lodgedOn)).toBe(true);
    });
  });
});
