import type { RetentionPeriod } from './retention-periods.ts';

/** "90 days", "12 months", "3 years". */
export function keptForWords(keptFor: RetentionPeriod): string {
  if ('days' in keptFor) return `${keptFor.days} days`;
  return 'months' in keptFor ? `${keptFor.months} months` : `${keptFor.years} years`;
}
