/** The pages of the present address and those of the one before it. */
export const ADDRESS_PAGES = [
  { find: 'address', choose: 'address-choose', manual: 'address-manual' },
  { find: 'previous-address', choose: 'previous-address-choose', manual: 'previous-address-manual' },
] as const;

export const STAY_PAGE = 'address-stay';

/** The address that a page asks for: the present one, or the one before it. */
export function addressOf(page: string): 0 | 1 {
  return Object.values<string>(ADDRESS_PAGES[1]).includes(page) ? 1 : 0;
}
