/** Postcodes that the sandbox treats specially; ZZ99 is never a place (the NHS uses it for pseudo-postcodes). */
export const SANDBOX_POSTCODES = {
  few: { postcode: 'ID1 1QD', outcome: 'Four addresses, one of them a flat and one with a name.' },
  flats: { postcode: 'ZZ99 3VZ', outcome: 'Forty flats in one building.' },
  none: { postcode: 'ZZ99 9ZZ', outcome: 'No addresses.' },
  unavailable: { postcode: 'ZZ99 5XX', outcome: 'The look-up is unavailable.' },
} as const;

/** "id11qd" is "ID1 1QD". */
export function spacedPostcode(text: string): string {
  const compact = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return `${compact.slice(0, -3)} ${compact.slice(-3)}`;
}
