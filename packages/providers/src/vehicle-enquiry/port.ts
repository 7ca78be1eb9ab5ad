import type { VehicleRecord } from '@fairlead/core/vehicle/vehicle-facts';

/** DVLA's record of vehicles. */
export interface VehicleEnquiryPort {
  /**
   * The record of a registration mark, in capitals without spaces; null where DVLA has none. Read-only, times out after
   * 5 s. Throws `ProviderUnavailable`: the details of the car can then be typed, and a person checks them.
   */
  find(registrationMark: string): Promise<VehicleRecord | null>;
}
