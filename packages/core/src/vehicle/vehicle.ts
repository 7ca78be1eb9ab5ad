import type { Day } from '../calendar/day.ts';
import type { Pence } from '../money/pence.ts';

/** A car as it is hired, named as the documents name it. */
export type Vehicle = {
  /** In capitals, without spaces. */
  readonly registrationMark: string;
  readonly make: string;
  /** DVLA does not tell models: null unless the borrower or the valuation named it. */
  readonly model: string | null;
  readonly colour: string;
  readonly fuelType: string | null;
  readonly yearOfManufacture: number;
  /** Miles on the odometer, as the borrower read it. */
  readonly mileage: number;
};

/** "FORD Focus". */
export const nameOfCar = ({ make, model }: Pick<Vehicle, 'make' | 'model'>): string =>
  model === null ? make : `${make} ${model}`;

/** The finance agreement that hire purchase takes the place of, as the old lender's settlement letter states it. */
export type ExistingAgreement = {
  readonly lender: string;
  readonly agreementNumber: string;
  readonly settlementAmount: Pence;
  /** The last day on which the old lender takes that amount as settlement. */
  readonly settlementValidUntil: Day;
};

/** How the car comes to be the lender's: bought for the credit, out of which the old agreement is settled. */
export type Hire = {
  readonly vehicle: Vehicle;
  readonly existingAgreement: ExistingAgreement;
  /** Of the lender to the brand for the introduction; not part of what the borrower pays. */
  readonly commission: Pence;
};
