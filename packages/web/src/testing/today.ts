import { day } from '@fairlead/core/calendar/day';

/** The business date of tests. */
export const TODAY = day('2026-11-20');
