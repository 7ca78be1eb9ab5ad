/**
 * The shapes that forms and the wire share, each for a whole text. They say less than the rules of their nouns: a
 * phone here has no country (the usual UK spacing, "07700 900123", is not in the pattern: strip separators or ask
 * `parseUkPhone`), and an email has no length (`parseEmail`). Specification, section 5.
 */
const PATTERNS = {
  phone: /^\+?\(?\d{3}\)?[-\s.]?\d{3}[-\s.]?\d{4,6}$/,
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  digits: /^\d+$/,
  url: /^https?:\/\/[^\s/]\S*$/i,
  alphanumeric: /^[a-z0-9]+$/i,
} as const satisfies Record<string, RegExp>;

export type PatternName = keyof typeof PATTERNS;

/** Whether a whole text has a shared shape: an empty text has none. */
export function hasPattern(name: PatternName, text: string): boolean {
  return PATTERNS[name].test(text);
}

/** "7" for "007". A zero that stands alone or before a decimal point is an answer and stays. */
export function stripLeadingZeros(text: string): string {
  return text.replace(/^0+(?=[a-z0-9])/i, '');
}
