import { expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { APPLICATION_STATES } from './states.ts';
import { maySecondLook } from './second-look.ts';

const FACTS = { state: 'Declined', decidedOn: day('2026-11-20'), isAsked: false } as const;

test('a decline can be looked at again once, for 30 days', () => {
  expect(maySecondLook(FACTS, day('2026-11-20'))).toBe(true);
  expect(maySecondLook(FACTS, day('2026-12-20'))).toBe(true);
  expect(maySecondLook(FACTS, day('2026-12-21'))).toBe(false);
  expect(maySecondLook({ ...FACTS, isAsked: true }, day('2026-11-20'))).toBe(false);
});

test('nothing else is looked at again', () => {
  const open = APPLICATION_STATES.filter((state) => maySecondLook({ ...FACTS, state }, day('2026-11-20')));
  expect(open).toEqual(['Declined']);
});
