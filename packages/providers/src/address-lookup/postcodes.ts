/**
 * Postcodes with a special outcome in the sandbox. ZZ99 is never a real place (the NHS uses it for pseudo-postcodes).
 */
export const SANDBOX_POSTCODES = {
  few: { postcode: 'ID1 1QD', outcome: 'Four addresses, including a flat and a named house.' },
  flats: { postcode: 'ZZ99 3VZ', outcome: 'Forty flats in one building.' },
  mistyped: { postcode: 'ZZ99 3VY', outcome: 'No addresses, and ZZ99 3VZ is suggested.' },
  none: { postcode: 'ZZ99 9ZZ', outcome: 'No addresses.' },
  unavailable: { postcode: 'ZZ99 5XX', outcome: 'The look-up is unavailable.' },
} as const;

/** Formats "id11qd" as "ID1 1QD". */
export function spacedPostcode(text: string): string {
  const compact = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return `${compact.slice(0, -3)} ${compact.slice(-3)}`;
}
