import { parseDay, weekdayOf, type Day } from '@fairlead/core/calendar/day';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';

const DIVISION = 'england-and-wales';

/** Why a feed is rejected, for the person who runs the command. */
export type FeedProblem = string;

/**
 * The bank holidays of England and Wales in what https://www.gov.uk/bank-holidays.json serves: divisions by name,
 * each with its events, each with its date. In order. Titles and notes are not read.
 */
export function readFeed(text: string): Outcome<readonly Day[], FeedProblem> {
  const division = fieldOf(parseJson(text), DIVISION);
  const events = fieldOf(division, 'events');
  if (fieldOf(division, 'division') !== DIVISION || !Array.isArray(events) || events.length === 0) {
    return refuse(`Not the shape of gov.uk's bank-holidays.json: no events of "${DIVISION}".`);
  }
  const days: Day[] = [];
  for (const event of events as readonly unknown[]) {
    const read = readEvent(event, days);
    if (!read.ok) return read;
    days.push(read.value);
  }
  return accept(days.toSorted());
}

function readEvent(event: unknown, before: readonly Day[]): Outcome<Day, FeedProblem> {
  const date = fieldOf(event, 'date');
  const on = typeof date === 'string' ? parseDay(date) : undefined;
  if (on === undefined) return refuse(`Not a bank holiday with a date: ${JSON.stringify(event)}.`);
  if (weekdayOf(on) % 6 === 0) {
    return refuse(`${on} is on a weekend: gov.uk lists the substitute day instead.`);
  }
  return before.includes(on) ? refuse(`${on} is listed twice.`) : accept(on);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
