import type { BrandDictionary } from '@fairlead/brands/brand';
import { isClosedForBankHoliday, openingState, type OpeningChange } from '@fairlead/brands/opening-hours';
import { addDays } from '@fairlead/core/calendar/day';
import { longDay, weekdayName } from '@fairlead/core/calendar/display';
import { londonDay, londonMidnight } from '@fairlead/core/calendar/london';
import { clock } from './present-opening-hours.ts';

type OpeningHours = BrandDictionary['openingHours']['phone'];

export type OpeningWords = { isOpen: boolean; words: string };

/** Whether the line is open at an instant (epoch milliseconds), and until when: "Open now, until 6pm". */
export function presentOpeningState(hours: OpeningHours, epochMs: number): OpeningWords {
  const { isOpen, next } = openingState(hours, epochMs);
  return { isOpen, words: isOpen ? openWords(next) : closedWords(hours, epochMs, next) };
}

/** The first instant (epoch milliseconds) at which the words for one of these hours would be other words. */
export function openingWordsChangeAt(channels: readonly OpeningHours[], epochMs: number): number {
  const midnight = londonMidnight(addDays(londonDay(epochMs), 1));
  const changes = channels.map((hours) => openingState(hours, epochMs).next?.at);
  return Math.min(midnight, ...changes.map((at) => (at === undefined ? Infinity : Date.parse(at))));
}

function openWords(next: OpeningChange | null): string {
  if (!next) return 'Open now, day and night';
  const day = next.daysAhead === 0 || isMidnightTonight(next) ? '' : ` ${dayWords(next)}`;
  return `Open now, until ${clock(next.minutes)}${day}`;
}

function isMidnightTonight({ daysAhead, minutes }: OpeningChange): boolean {
  return daysAhead === 1 && minutes === 0;
}

function closedWords(hours: OpeningHours, epochMs: number, next: OpeningChange | null): string {
  if (!next) return 'Closed';
  const opens = `opens ${dayWords(next)} at ${clock(next.minutes)}`;
  return isClosedForBankHoliday(hours, londonDay(epochMs))
    ? `Closed today: bank holiday, ${opens}`
    : `Closed now, ${opens}`;
}

/** "today", "tomorrow", "Monday"; from a week on a weekday alone could be either of two. */
function dayWords({ on, daysAhead }: OpeningChange): string {
  if (daysAhead === 0) return 'today';
  if (daysAhead === 1) return 'tomorrow';
  return daysAhead < 7 ? weekdayName(on) : `on ${longDay(on)}`;
}
