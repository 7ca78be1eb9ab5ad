const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

/** Longer than that, people count in hours. */
const MOST_MINUTES = 90;

/** How long to wait, in words, rounded up: "about 12 minutes". */
export function presentWait(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  if (minutes <= 1) return 'about a minute';
  if (minutes <= MOST_MINUTES) return `about ${minutes} minutes`;
  return `about ${Math.ceil(seconds / HOUR_SECONDS)} hours`;
}
