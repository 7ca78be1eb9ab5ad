import type { RetentionPeriod } from '@fairlead/core/retention/retention-periods';

/** "90 days", "3 years". */
export function keptForWords(keptFor: RetentionPeriod): string {
  return 'days' in keptFor ? `${keptFor.days} days` : `${keptFor.years} years`;
}
