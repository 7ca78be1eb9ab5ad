import type { Day } from '../calendar/day.ts';
import type { Pence } from '../money/pence.ts';

/** What DVLA's record of a car says. It names neither the model nor the keeper. */
export type VehicleRecord = {
  /** In capitals, without spaces. */
  readonly registrationMark: string;
  readonly make: string;
  readonly colour: string | null;
  readonly fuelType: string | null;
  readonly yearOfManufacture: number;
  /** The first day of the month in which it was first registered. */
  readonly firstRegisteredOn: Day | null;
  /** As DVLA writes it: "Taxed", "SORN", "Untaxed". */
  readonly taxStatus: string;
  readonly taxDueOn: Day | null;
  /** As DVLA writes it: "Valid", "Not valid", "No details held by DVLA". */
  readonly motStatus: string;
  readonly motExpiresOn: Day | null;
  readonly isMarkedForExport: boolean;
  readonly lastV5cIssuedOn: Day | null;
};

/** An agreement that is secured on a car. */
export type FinanceRecord = {
  readonly lender: string;
  readonly agreementNumber: string;
  readonly agreedOn: Day | null;
};

/** How badly a car was damaged: S and N may return to the road, A and B may not; C and D were used until October 2017. */
export type WriteOffCategory = 'A' | 'B' | 'C' | 'D' | 'N' | 'S' | 'unknown';

/** What the registers of finance, theft and damage say of a car. */
export type VehicleHistory = {
  readonly model: string | null;
  readonly finance: readonly FinanceRecord[];
  readonly isStolen: boolean;
  readonly writeOff: WriteOffCategory | null;
  /** Scrapped, or a certificate of destruction was issued. */
  readonly isScrapped: boolean;
  readonly isExported: boolean;
  readonly isImported: boolean;
  /** The times that the car was given another mark. */
  readonly plateChanges: number;
  /** The odometer showed more miles at an earlier reading than at a later one. */
  readonly hasMileageAnomaly: boolean;
};

/** What a car of that age and mileage sells for. */
export type Valuation = {
  readonly model: string | null;
  /** From a dealer. */
  readonly retail: Pence;
  /** To a dealer. */
  readonly trade: Pence;
};

/** Everything that was found out about a car when its application was decided. JSON-safe. */
export type VehicleFindings = {
  /** Null where DVLA does not know the mark. */
  readonly record: VehicleRecord | null;
  readonly history: VehicleHistory;
  /** Null where there is no value for the car. */
  readonly valuation: Valuation | null;
};
