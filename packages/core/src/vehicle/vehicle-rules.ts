import { pence, type Pence } from '../money/pence.ts';

/** Which cars are hired out. One version stays as it is; a change is a new record. */
export type VehicleRules = {
  readonly id: string;
  /** The most that is lent for each pound that a dealer asks for the car. */
  readonly maximumLoanToRetail: number;
  /** In months since the first registration, on the day of the last payment. */
  readonly maximumMonthsAtEnd: number;
  /** On the day of the last payment, with so many miles added a year. */
  readonly maximumMilesAtEnd: number;
  readonly milesAYear: number;
  /** Below it a car is not worth securing an agreement on. */
  readonly minimumRetail: Pence;
};

export const VEHICLE_RULES_2026 = {
  id: 'vehicle-2026-1',
  maximumLoanToRetail: 1.1,
  maximumMonthsAtEnd: 12 * 12,
  maximumMilesAtEnd: 120_000,
  milesAYear: 10_000,
  minimumRetail: pence(1_500_00),
} as const satisfies VehicleRules;
