import type { VehicleHistory } from '@fairlead/core/vehicle/vehicle-facts';
import type { ExistingAgreement } from '@fairlead/core/vehicle/vehicle';

export interface HistoryQuestion {
  /** In capitals, without spaces. */
  readonly registrationMark: string;
  /** In miles, which a reading of the register may contradict. */
  readonly mileage: number;
  /** What the applicant states. The sandbox has it on record for a car without another history; a live service ignores it. */
  readonly stated: Pick<ExistingAgreement, 'lender' | 'agreementNumber'>;
}

/** The registers of finance, theft and damage. */
export interface VehicleHistoryPort {
  /** What is on record of a car. Read-only, times out after 10 s. Throws `ProviderUnavailable` when there is no answer now. */
  check(question: HistoryQuestion): Promise<VehicleHistory>;
}
