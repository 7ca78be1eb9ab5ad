import type { Brand } from '@fairlead/brands/brand';
import { clockTime, longDay } from '@fairlead/core/calendar/display';
import { londonDay, londonMinutes } from '@fairlead/core/calendar/london';

/** The last line of a letter about something that someone else may have done. */
export const callUs = ({ dictionary }: Brand): string =>
  `If this wasn’t you, call us now on ${dictionary.phone}.`;

/** "at 10:42am on 20 November 2026", in London. */
export const atMoment = (instant: Date): string => {
  const ms = instant.getTime();
  return `at ${clockTime(londonMinutes(ms))} on ${longDay(londonDay(ms))}`;
};
