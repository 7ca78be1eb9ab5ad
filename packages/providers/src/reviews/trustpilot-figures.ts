import type { ReviewStats } from './port.ts';

type Figures = Pick<ReviewStats, 'reviews' | 'stars' | 'score'>;

const LEAST = 1;
const MOST = 5;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined; // any object has fields by name

/** To so many parts of a whole: 2 for halves, 10 for one decimal. Undefined outside 1 to 5. */
function rating(value: unknown, parts: number): number | undefined {
  const isInRange = typeof value === 'number' && value >= LEAST && value <= MOST;
  return isInRange ? Math.round(value * parts) / parts : undefined;
}

/**
 * The figures of a business unit: `{numberOfReviews: {total}, score: {stars, trustScore}}`, and in older answers
 * `stars` and `trustScore` without `score` around them. Null without reviews, undefined for anything else.
 */
export function figuresOf(unit: unknown): Figures | null | undefined {
  const reviews = fieldOf(fieldOf(unit, 'numberOfReviews'), 'total');
  if (typeof reviews !== 'number' || !Number.isSafeInteger(reviews) || reviews < 0) return undefined;
  if (reviews === 0) return null;
  const score = fieldOf(unit, 'score') ?? unit;
  const stars = rating(fieldOf(score, 'stars'), 2);
  const trustScore = rating(fieldOf(score, 'trustScore'), 10);
  return stars === undefined || trustScore === undefined ? undefined : { reviews, stars, score: trustScore };
}
