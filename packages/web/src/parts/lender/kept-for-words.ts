import type { KeptFor } from '@fairlead/core/retention/kept-for';

/** "90 days", "3 years". */
export function keptForWords(keptFor: KeptFor): string {
  return 'days' in keptFor ? `${keptFor.days} days` : `${keptFor.years} years`;
}
