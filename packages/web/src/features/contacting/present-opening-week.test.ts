import { everyDay, mondayToFriday } from '@fairlead/brands/opening-hours';
import { describe, expect, test } from 'vitest';
import { presentOpeningWeek } from './present-opening-week.ts';

const HOURS = { phone: mondayToFriday(9, 18), email: everyDay(8, 20) };

const phoneOf = (instant: string) =>
  presentOpeningWeek(HOURS, Date.parse(instant)).map(
    ({ day, isToday, phone }) => `${day}${isToday ? ' (today)' : ''}: ${phone}`,
  );

describe('the week on the contact page', () => {
  test('runs from Monday to Sunday, whatever today is', () => {
    expect(phoneOf('2026-01-14T12:00:00Z')).toEqual([
      'Monday: 9am to 6pm',
      'Tuesday: 9am to 6pm',
      'Wednesday (today): 9am to 6pm',
      'Thursday: 9am to 6pm',
      'Friday: 9am to 6pm',
      'Saturday: Closed',
      'Sunday: Closed',
    ]);
  });

  test('says which of the coming days are bank holidays', () => {
    expect(phoneOf('2026-04-02T12:00:00Z')).toEqual([
      'Monday: Closed, bank holiday',
      'Tuesday: 9am to 6pm',
      'Wednesday: 9am to 6pm',
      'Thursday (today): 9am to 6pm',
      'Friday: Closed, bank holiday',
      'Saturday: Closed',
      'Sunday: Closed',
    ]);
  });

  test('a channel that stays open on bank holidays says so by its hours', () => {
    const [monday] = presentOpeningWeek(HOURS, Date.parse('2026-04-02T12:00:00Z'));
    expect(monday?.email).toBe('8am to 8pm');
  });

  test("takes London's day, which in summer begins before UTC's", () => {
    expect(phoneOf('2026-07-14T22:59:59Z')).toContain('Tuesday (today): 9am to 6pm');
    expect(phoneOf('2026-07-14T23:00:00Z')).toContain('Wednesday (today): 9am to 6pm');
  });
});
