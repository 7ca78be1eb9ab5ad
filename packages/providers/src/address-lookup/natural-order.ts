import type { FoundAddress } from './port.ts';

/** Numbers in a text count as numbers: "Flat 2" is before "Flat 10". */
const byText = new Intl.Collator('en-GB', { numeric: true });

const PARTS = ['line1', 'houseNumber', 'flatNumber', 'line2'] as const;

/** Addresses as a person looks for them: by street, house and flat, each once. */
export function inNaturalOrder(addresses: readonly FoundAddress[]): readonly FoundAddress[] {
  const each = new Map(addresses.map((address) => [JSON.stringify(address), address]));
  return [...each.values()].sort((a, b) => {
    const part = PARTS.find((name) => byText.compare(a[name], b[name]) !== 0);
    return part === undefined ? 0 : byText.compare(a[part], b[part]);
  });
}
