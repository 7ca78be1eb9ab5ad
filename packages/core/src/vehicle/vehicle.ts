import type { Day } from '../calendar/day.ts';
import type { Pence } from '../money/pence.ts';

/** A car as it is hired, described as the documents describe it. */
export type Car = {
  readonly make: string;
  /** DVLA does not tell models: null unless the borrower or the valuation named it. */
  readonly model: string | null;
  readonly colour: string;
  readonly fuelType: string | null;
  readonly yearOfManufacture: number;
  /** Miles on the odometer, as the borrower read it. */
  readonly mileage: number;
};

/** A car with its registration mark: in capitals, without spaces. */
export type Vehicle = Car & Pick<HireNumbers, 'registrationMark'>;

/** "FORD Focus". */
export const nameOfCar = ({ make, model }: Pick<Car, 'make' | 'model'>): string =>
  model === null ? make : `${make} ${model}`;

/** The finance agreement that hire purchase takes the place of, as the old lender's settlement letter states it. */
export type ExistingAgreement = OldAgreement & Pick<HireNumbers, 'agreementNumber'>;

/** The same without its number. */
export type OldAgreement = {
  readonly lender: string;
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

/** By which anyone could find the car or the old agreement: the server encrypts them, so no agreement has them. */
export type HireNumbers = { readonly registrationMark: string; readonly agreementNumber: string };

/** A hire as the loan's agreement has it. */
export type HireTerms = Omit<Hire, 'vehicle' | 'existingAgreement'> & {
  readonly vehicle: Car;
  readonly existingAgreement: OldAgreement;
};

/** Divides a hire into what the loan's agreement says of it and the numbers that are stored apart. */
export function divideHire({ vehicle, existingAgreement, commission }: Hire): {
  readonly terms: HireTerms;
  readonly numbers: HireNumbers;
} {
  const { registrationMark, ...car } = vehicle;
  const { agreementNumber, ...old } = existingAgreement;
  return {
    terms: { vehicle: car, existingAgreement: old, commission },
    numbers: { registrationMark, agreementNumber },
  };
}
