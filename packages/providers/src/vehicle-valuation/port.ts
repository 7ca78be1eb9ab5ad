import type { Valuation } from '@fairlead/core/vehicle/vehicle-facts';

export interface ValuationQuestion {
  /** In capitals, without spaces. */
  readonly registrationMark: string;
  /** In miles. */
  readonly mileage: number;
}

/** A guide to what used cars sell for. */
export interface VehicleValuationPort {
  /**
   * Today's value of a car; null where the guide has none. Read-only, times out after 10 s. Throws
   * `ProviderUnavailable` when there is no answer now.
   */
  value(question: ValuationQuestion): Promise<Valuation | null>;
}
