import { addDays, type Day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { CONTACT_CAP, LONGEST_PAUSE_DAYS, QUIET_HOURS } from '@fairlead/core/contact/contact-rules';

/** "9am" for minutes past midnight, of a whole hour. */
const hourWords = (minutes: number): string => {
  const hour = minutes / 60;
  return hour < 12 ? `${hour}am` : `${hour === 12 ? 12 : hour - 12}pm`;
};

/** How often and when a borrower is contacted without a pause. */
export const CAP_WORDS = `We contact you about payments at most ${CONTACT_CAP.contacts} times in ${CONTACT_CAP.days} days, and only between ${hourWords(QUIET_HOURS.until)} and ${hourWords(QUIET_HOURS.from)}.`;

const LENGTHS = [
  ['A week', 7],
  ['Two weeks', 14],
  [`${LONGEST_PAUSE_DAYS} days`, LONGEST_PAUSE_DAYS],
] as const;

/** The lengths of a pause that starts today, by their days and with the last of them. */
export const pauseOptions = (today: Day) =>
  LENGTHS.map(([length, days]) => {
    const until = addDays(today, days);
    return { value: `${days}`, label: `${length}, until ${longDay(until)}`, until };
  });

export const SHORTEST_PAUSE = `${LENGTHS[0][1]}`;

export const pausedWords = (until: Day): string =>
  `Paused until the end of ${longDay(until)}. After that we’ll write to you as before.`;
