/** An address of the Postcode Address File in the wire's fields; missing parts are empty. */
export interface FoundAddress {
  /** Number or name of the building. */
  readonly houseNumber: string;
  readonly flatNumber: string;
  /** Street. */
  readonly line1: string;
  /** Locality. */
  readonly line2: string;
  readonly town: string;
  readonly county: string;
  /** With its space: "ID1 1QD". */
  readonly postCode: string;
}

export interface FoundAddresses {
  /** In natural order: flat 2 comes before flat 10. */
  readonly addresses: readonly FoundAddress[];
  /** Postcodes that exist and are close to one that does not, the likeliest first. At most five. */
  readonly suggestions: readonly string[];
}

export interface AddressLookupPort {
  /**
   * The addresses of a full postcode (any case, with or without the space). An unknown postcode has none, and may have
   * suggestions. Read-only, times out after 3 s. Throws `ProviderUnavailable`: the address can then be typed.
   */
  find(postcode: string): Promise<FoundAddresses>;
}
