import type { Pence } from '@fairlead/core/money/pence';
import { formatPounds, parsePounds } from '@fairlead/core/money/pounds';

/** What was typed as money, or null while it is not an amount. */
export function typedPounds(text: string): Pence | null {
  const parsed = parsePounds(text);
  return parsed.ok ? parsed.value : null;
}

/** The same as it is shown, "-" while it is not an amount. */
export function shownPounds(text: string): string {
  const amount = typedPounds(text);
  return amount === null ? '-' : formatPounds(amount);
}
