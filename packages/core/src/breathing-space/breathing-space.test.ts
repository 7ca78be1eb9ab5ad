import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day } from '../calendar/day.ts';
import { collectionsDue, nextSubmissionDay } from '../collection/collection.ts';
import { project } from '../loan/read/project.ts';
import { submissionDay } from '../schedule/payment-days.ts';
import { paidOut, sampleAgreement, SAMPLE_TERMS } from '../testing/sample-histories.ts';
import { RUNS } from '../testing/runs.ts';
import {
  breathingSpaceEnd,
  breathingSpaceEvents,
  checkBreathingSpace,
  checkNewEnd,
  newEndEvents,
  type RecordedBreathingSpace,
} from './breathing-space.ts';

const TODAY = day('2027-03-10');
const AGREEMENT = sampleAgreement(SAMPLE_TERMS);
const RECORDED = { recordedAt: '2027-03-10T09:00:00.000Z', reference: 'space' };

const check = (
  kind: RecordedBreathingSpace['kind'],
  earlier: readonly RecordedBreathingSpace[] = [],
  beginsOn = TODAY,
) => {
  const checked = checkBreathingSpace({ kind, beginsOn }, earlier, TODAY);
  return checked.ok ? 'accepted' : checked.refusal;
};

const standardUntil = (endsOn: string): RecordedBreathingSpace => ({
  kind: 'standard',
  beginsOn: addDays(day(endsOn), -59),
  endsOn: day(endsOn),
});

describe('a breathing space', () => {
  test('lasts 60 days, or as long as the treatment and 30 days', () => {
    expect(breathingSpaceEnd('standard', TODAY)).toBe('2027-05-08');
    expect(breathingSpaceEnd('mental-health-crisis', TODAY)).toBeNull();
    const crisis = { kind: 'mental-health-crisis', beginsOn: TODAY, endsOn: null } as const;
    expect(checkNewEnd(crisis, day('2027-06-01'), day('2027-06-02'))).toEqual({
      ok: true,
      value: '2027-07-01',
    });
  });

  test('is ended by an adviser on a day that has come', () => {
    const standard = standardUntil('2027-05-08');
    expect(checkNewEnd(standard, day('2027-04-01'), day('2027-04-01'))).toEqual({
      ok: true,
      value: '2027-04-01',
    });
    for (const [endedOn, today] of [
      ['2027-04-02', '2027-04-01'],
      ['2027-03-09', '2027-04-01'],
    ] as const)
      expect(checkNewEnd(standard, day(endedOn), day(today)).ok).toBe(false);
  });

  test('is standard once in 12 months, and never two at a time', () => {
    expect(check('standard')).toBe('accepted');
    expect(check('standard', [standardUntil('2027-03-10')])).toBe('breathingSpaceRunning');
    expect(check('standard', [standardUntil('2026-03-11')])).toBe('breathingSpaceUsed');
    expect(check('standard', [standardUntil('2026-03-10')])).toBe('accepted');
    expect(check('mental-health-crisis', [standardUntil('2026-12-01')])).toBe('accepted');
    const treated = { kind: 'mental-health-crisis', beginsOn: day('2027-01-01'), endsOn: null } as const;
    expect(check('standard', [treated])).toBe('breathingSpaceRunning');
  });

  test('begins today or up to 60 days ago', () => {
    expect(check('standard', [], addDays(TODAY, 1))).toBe('breathingSpaceDates');
    expect(check('standard', [], addDays(TODAY, -60))).toBe('accepted');
    expect(check('standard', [], addDays(TODAY, -61))).toBe('breathingSpaceDates');
  });
});

/** A day from the payout on, and a length. */
const aSpace = fc.record({
  after: fc.integer({ min: 20, max: 400 }),
  days: fc.integer({ min: 1, max: 120 }),
});

describe('during a breathing space', () => {
  test('nothing is collected and no interest is added, whenever it begins and however long it lasts', () => {
    fc.assert(
      fc.property(aSpace, fc.integer({ min: 0, max: 119 }), ({ after, days }, within) => {
        const beginsOn = addDays(AGREEMENT.signedOn, after);
        const endsOn = addDays(beginsOn, days - 1);
        const events = [...paidOut(AGREEMENT), ...breathingSpaceEvents({ beginsOn, endsOn }, RECORDED)];
        const on = addDays(beginsOn, within % days);
        const projection = project(AGREEMENT, events, on);
        expect(projection.breathingSpace).toEqual({ since: beginsOn, until: endsOn });
        expect(collectionsDue(AGREEMENT, projection, events, [])).toEqual([]);
        expect(projection.interestToDate).toBe(project(AGREEMENT, events, beginsOn).interestToDate);
        const next = nextSubmissionDay(projection, events);
        expect(next === null || next > endsOn).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  test('the next collection waits for its end, and none is planned while that is not known', () => {
    const [first] = AGREEMENT.instalments;
    const beginsOn = addDays(submissionDay(first!.collectOn), -5);
    const endsOn = submissionDay(first!.collectOn);
    const during = (end: typeof endsOn | null) => {
      const events = [...paidOut(AGREEMENT), ...breathingSpaceEvents({ beginsOn, endsOn: end }, RECORDED)];
      return nextSubmissionDay(project(AGREEMENT, events, beginsOn), events);
    };
    expect(during(endsOn)).toBe(addDays(endsOn, 1));
    expect(during(null)).toBeNull();
  });

  test('another end takes the place of the one recorded', () => {
    const beginsOn = addMonths(AGREEMENT.signedOn, 2);
    const began = breathingSpaceEvents({ beginsOn, endsOn: addDays(beginsOn, 59) }, RECORDED);
    const ended = newEndEvents(
      { beginsOn, endsOn: addDays(beginsOn, 9), frozenAs: 'space' },
      { ...RECORDED, reference: 'shorter', valueOn: addDays(beginsOn, 10) },
    );
    const events = [...paidOut(AGREEMENT), ...began, ...ended];
    const on = (days: number) => project(AGREEMENT, events, addDays(beginsOn, days));
    expect(on(10).breathingSpace).toBeNull();
    expect(on(10).interestToDate).toBe(on(0).interestToDate);
    expect(on(12).interestToDate).toBeGreaterThan(on(10).interestToDate);
  });
});
