/** How long someone has lived at an address, as the form gives it; 6 is less than three years, 1 is 20 or more. */
export type Stay = 1 | 2 | 3 | 4 | 5 | 6;

/** Too short for one address to be enough history: less than three years. */
const SHORT_STAY: Stay = 6;

/** Whether the address before this one is needed too. */
export function isShortStay(stay: number | null | undefined): boolean {
  return stay === SHORT_STAY;
}

const FILLED_BY = ['flatNumber', 'houseNumber', 'line1', 'line2', 'town'] as const;

type Lines = Readonly<Record<(typeof FILLED_BY)[number], string | null>>;

/** Whether an address was given at all: a postcode or county alone does not count. */
export function isFilledAddress(address: Lines): boolean {
  return FILLED_BY.some((line) => (address[line] ?? '').trim() !== '');
}

export const ADDRESS_ERRORS = {
  empty: 'Enter your address',
  previousEmpty: 'Enter your previous address',
  houseNumber: 'Enter your house number or name',
  line1: 'Enter your street',
  town: 'Enter your town or city',
} as const;
