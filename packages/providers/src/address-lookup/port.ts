/** An address of the Postcode Address File in the fields of the wire; what it does not have is empty. */
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

export interface AddressLookupPort {
  /**
   * The addresses of a full postcode (any case, with or without the space); none when the postcode is unknown.
   * Reads only, 3 s. Throws `ProviderUnavailable`: the address can then be typed.
   */
  find(postcode: string): Promise<readonly FoundAddress[]>;
}
