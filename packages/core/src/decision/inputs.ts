import type { Household } from '../affordability/household.ts';
import type { Day } from '../calendar/day.ts';
import type { Pence } from '../money/pence.ts';
import type { BandTable, CreditHistory } from '../pricing/bands.ts';
import type { PricingProduct } from '../pricing/products.ts';
import type { VehicleInputs } from '../vehicle/check-vehicle.ts';
import type { VehicleRules } from '../vehicle/vehicle-rules.ts';
import type { BureauReport } from './bureau-report.ts';

/** The details from an application that a decision uses. */
export type ApplicationFacts = {
  readonly amount: Pence;
  readonly termMonths: number;
  readonly dateOfBirth: Day;
  readonly household: Household;
};

/** The car of a hire purchase, with what was found out about it when the application was decided. */
export type CarInputs = Omit<VehicleInputs, 'credit' | 'termMonths' | 'today'> & {
  readonly rules: VehicleRules;
  /** Whether the surname on the driving licence is another one: names change, so a person looks at it. */
  readonly doesLicenceNameDiffer: boolean;
  /** Whether a person has found that the only finance on the car is the agreement to be settled. */
  readonly isFinanceExplained?: true;
};

/** All inputs of a decision, stored with it so that it can be replayed. JSON-safe. */
export type DecisionInputs = {
  readonly facts: ApplicationFacts;
  readonly report: BureauReport;
  readonly bandTable: BandTable;
  readonly product: PricingProduct;
  readonly today: Day;
  /** Hire purchase: what the credit is secured on. */
  readonly car?: CarInputs;
  /** The credit band, where it does not come from the report: given by a review, or by the decision before. */
  readonly knownBand?: CreditHistory;
};
