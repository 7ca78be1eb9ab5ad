/**
 * Formats that forms and the wire share, each matched against the whole text. They are looser than the parsers: the
 * phone pattern has no country and rejects the usual UK spacing "07700 900123" (strip separators or use
 * `parseUkPhone`), and the email pattern has no length limit (`parseEmail`). Specification, section 5.
 */
const PATTERNS = {
  phone: /^\+?\(?\d{3}\)?[-\s.]?\d{3}[-\s.]?\d{4,6}$/,
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  digits: /^\d+$/,
  url: /^https?:\/\/[^\s/]\S*$/i,
  alphanumeric: /^[a-z0-9]+$/i,
} as const satisfies Record<string, RegExp>;

export type PatternName = keyof typeof PATTERNS;

/** Whether the whole text matches a shared format. Empty text matches none. */
export function hasPattern(name: PatternName, text: string): boolean {
  return PATTERNS[name].test(text);
}

/** "7" for "007". A zero on its own or before a decimal point is kept. */
export function stripLeadingZeros(text: string): string {
  return text.replace(/^0+(?=[a-z0-9])/i, '');
}
