import type { TypedDate } from '@fairlead/core/calendar/typed-date';
import type { DrivingLicenceType } from '@fairlead/core/person/driving-licence';
import type { TypedDraft } from '../../resources/draft/draft.ts';

/** What an application for motor finance asks besides, as it is typed. */
export type CarFields = {
  registrationNumber: string;
  /** The mark of the car that the borrower said is theirs; another mark asks again. */
  confirmedMark: string;
  /** They typed what DVLA does not say: its make, colour and year. */
  isCarTyped: boolean;
  make: string;
  model: string;
  colour: string;
  yearOfManufacture: string;
  mileage: string;
  lender: string;
  agreementNumber: string;
  settlementAmount: string;
  settlementValidUntil: TypedDate;
  drivingLicenceType: DrivingLicenceType | '';
  drivingLicenceNumber: string;
  /** Every page about the car was answered; the rest of the form follows. */
  isCarAnswered: boolean;
};

const NO_CAR: CarFields = {
  registrationNumber: '',
  confirmedMark: '',
  isCarTyped: false,
  make: '',
  model: '',
  colour: '',
  yearOfManufacture: '',
  mileage: '',
  lender: '',
  agreementNumber: '',
  settlementAmount: '',
  settlementValidUntil: { day: '', month: '', year: '' },
  drivingLicenceType: '',
  drivingLicenceNumber: '',
  isCarAnswered: false,
};

/** What is typed about the car; what was not answered yet is as it starts. */
export const carOf = (typed: TypedDraft): CarFields =>
  // Only the pages about the car write these fields.
  ({ ...NO_CAR, ...(typed as Partial<CarFields>) });

/** In capitals, without spaces: what is asked of DVLA. */
export const bareMark = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** "LB23XYZ" as it is on the plate of a car; other forms stay as they are. */
export const shownMark = (mark: string): string => mark.replace(/^([A-Z]{2}\d{2})([A-Z]{3})$/, '$1 $2');
