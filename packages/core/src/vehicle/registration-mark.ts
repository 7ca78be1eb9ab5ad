import { dayOf, type Day } from '../calendar/day.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';

export type MarkFormat = 'current' | 'prefix' | 'suffix' | 'dateless' | 'northern-ireland' | 'unknown-age';

export type RegistrationMark = {
  /** In capitals, without spaces: "AB12CDE". */
  readonly mark: string;
  readonly format: MarkFormat;
  /** Q marks are for kit cars and vehicles of unknown age: staff review them. */
  readonly needsReview: boolean;
};

const SEPARATORS = /[\s\-\u2010-\u2015]/g;

/** Tried in this order. I, Q and Z appear only where the DVLA allowed them in each era. */
const SHAPES = {
  current: /^[A-HJ-PR-Y]{2}(?!00|01|50)\d{2}[A-HJ-PR-Z]{3}$/i,
  prefix: /^[A-HJ-NPR-Y][1-9]\d{0,2}[A-HJ-PR-Y]{3}$/i,
  suffix: /^[A-HJ-PR-Y]{3}[1-9]\d{0,2}[A-HJ-NPR-Y]$/i,
  dateless:
    /^([1-9]\d{0,3}[A-HJ-PR-Y]{1,2}|[1-9]\d{0,2}[A-HJ-PR-Y]{3}|[A-HJ-PR-Y]{1,2}[1-9]\d{0,3}|[A-HJ-PR-Y]{3}[1-9]\d{0,2})$/i,
  'northern-ireland': /^[A-HJ-PR-Y][A-PR-Z]{1,2}[1-9]\d{0,3}$/i,
  'unknown-age': /^Q[1-9]\d{0,2}[A-HJ-PR-Y]{3}$/i,
} as const satisfies Record<MarkFormat, RegExp>;

/**
 * Parses a vehicle registration mark, ignoring case and spacing. A mark in the current format is refused as
 * 'notIssued' before the first day of its age identifier. It checks that the mark can exist, not that a vehicle has
 * it. Vehicle registration numbers and number plates (DVLA INF104).
 */
export function parseRegistrationMark(
  text: string,
  today: Day,
): Outcome<RegistrationMark, 'empty' | 'notAMark' | 'notIssued'> {
  const bare = text.replaceAll(SEPARATORS, '');
  if (bare === '') return refuse('empty');
  const format = formatOf(bare);
  if (format === undefined) return refuse('notAMark');
  const mark = bare.toUpperCase();
  if (format === 'current' && firstIssued(mark.slice(2, 4)) > today) return refuse('notIssued');
  return accept({ mark, format, needsReview: format === 'unknown-age' });
}

function formatOf(bare: string): MarkFormat | undefined {
  for (const [format, shape] of Object.entries(SHAPES)) {
    // Object.entries widens the keys to string; they are the formats of the table.
    if (shape.test(bare)) return format as MarkFormat;
  }
  return undefined;
}

/** The year's last two digits from 1 March, plus 50 from 1 September: 26 in March 2026, 76 in September 2026. */
function firstIssued(ageIdentifier: string): Day {
  const number = Number(ageIdentifier);
  return number < 50 ? dayOf(2000 + number, 3, 1) : dayOf(1950 + number, 9, 1);
}
