import { describe, expect, test } from 'vitest';
import { addDays, day } from '../calendar/day.ts';
import {
  afterQuietHours,
  canPauseUntil,
  channelsOf,
  CONTACT_CAP,
  refusalOfReminder,
  type ContactFacts,
} from './contact-rules.ts';

const TODAY = day('2027-03-10');
const FREE: ContactFacts = {
  today: TODAY,
  contactedOn: [],
  pausedUntil: null,
  isInBreathingSpace: false,
  isPaymentTraced: false,
};
const daysAgo = (...days: readonly number[]) => days.map((ago) => addDays(TODAY, -ago));

describe('a reminder', () => {
  test('over the cap of a rolling period is refused', () => {
    const { contacts, days } = CONTACT_CAP;
    const full = Array.from({ length: contacts }, (_, index) => addDays(TODAY, -index));
    expect(refusalOfReminder({ ...FREE, contactedOn: full })).toBe('over-the-cap');
    expect(refusalOfReminder({ ...FREE, contactedOn: full.slice(1) })).toBeNull();
    expect(refusalOfReminder({ ...FREE, contactedOn: daysAgo(0, 1, days - 1) })).toBe('over-the-cap');
    expect(refusalOfReminder({ ...FREE, contactedOn: daysAgo(0, 1, days) })).toBeNull();
  });

  test('is refused until the last day of a pause, and in a breathing space', () => {
    expect(refusalOfReminder({ ...FREE, pausedUntil: TODAY })).toBe('paused');
    expect(refusalOfReminder({ ...FREE, pausedUntil: addDays(TODAY, -1) })).toBeNull();
    expect(refusalOfReminder({ ...FREE, isInBreathingSpace: true })).toBe('breathing-space');
    expect(refusalOfReminder({ ...FREE, isPaymentTraced: true })).toBe('payment-traced');
  });

  test('goes by the channels that were chosen, and by email where no text can be sent', () => {
    const choose = (isTextWanted: boolean, isTextOnly: boolean) => ({ isTextWanted, isTextOnly });
    expect(channelsOf(choose(false, false), true)).toEqual(['email']);
    expect(channelsOf(choose(true, false), true)).toEqual(['email', 'sms']);
    expect(channelsOf(choose(true, true), true)).toEqual(['sms']);
    expect(channelsOf(choose(true, true), false)).toEqual(['email']);
  });
});

test('a pause lasts from one day to thirty', () => {
  const can = (days: number) => canPauseUntil(addDays(TODAY, days), TODAY);
  expect([0, 1, 30, 31].map(can)).toEqual([false, true, true, false]);
});

describe('quiet hours', () => {
  const held = (instant: string) => new Date(afterQuietHours(Date.parse(instant))).toISOString();

  test('hold a message from eight in the evening until nine in the morning', () => {
    expect(held('2027-01-10T19:59:59.000Z')).toBe('2027-01-10T19:59:59.000Z');
    expect(held('2027-01-10T20:00:00.000Z')).toBe('2027-01-11T09:00:00.000Z');
    expect(held('2027-01-10T00:00:05.000Z')).toBe('2027-01-10T09:00:00.000Z');
    expect(held('2027-01-10T09:00:00.000Z')).toBe('2027-01-10T09:00:00.000Z');
  });

  test('are those of London when the clocks change', () => {
    // Summer time starts on 28 March 2027 and ends on 31 October 2027, at 01:00 UTC.
    expect(held('2027-03-27T20:30:00.000Z')).toBe('2027-03-28T08:00:00.000Z');
    expect(held('2027-03-28T00:30:00.000Z')).toBe('2027-03-28T08:00:00.000Z');
    expect(held('2027-03-28T19:00:00.000Z')).toBe('2027-03-29T08:00:00.000Z');
    expect(held('2027-10-30T19:30:00.000Z')).toBe('2027-10-31T09:00:00.000Z');
    expect(held('2027-10-31T00:30:00.000Z')).toBe('2027-10-31T09:00:00.000Z');
    expect(held('2027-10-31T19:30:00.000Z')).toBe('2027-10-31T19:30:00.000Z');
  });
});
