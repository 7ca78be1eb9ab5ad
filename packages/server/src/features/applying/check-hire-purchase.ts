import type { Brand } from '@fairlead/brands/brand';
import { partsOf, type Day } from '@fairlead/core/calendar/day';
import { parseDrivingLicence } from '@fairlead/core/person/driving-licence';
import { matchLicenceHolder } from '@fairlead/core/person/licence-holder';
import { isHirePurchase } from '@fairlead/core/pricing/product-dates';
import {
  checkSettlement,
  LICENCE_ERRORS,
  MARK_ERRORS,
  SETTLEMENT_PROBLEMS,
} from '@fairlead/core/vehicle/motor-answers';
import { parseRegistrationMark } from '@fairlead/core/vehicle/registration-mark';
import type { HirePurchase, StatedVehicle } from '../../resources/loan-application/hire-purchase.ts';
import type { FieldProblems } from './field-problems.ts';
import type { Submission } from './submission.ts';

/** What every application for hire purchase says, with what is wrong where it does not. */
const NEEDED = {
  drivingLicenceType: 'Choose which driving licence you have',
  vehicle: 'Give the car, with its registration number, mileage and existing agreement',
  financeType: 'Give Hire purchase',
  finance: 'Give Hire purchase as its type, and true for isRefinance',
} as const satisfies Partial<Record<keyof Submission, string>>;

const NOT_TAKEN = 'Remove this. Only motor finance asks for it';

/** What an application for hire purchase says besides; null of an unsecured loan, which takes none of it. */
export function checkHirePurchase(
  submission: Submission,
  brand: Brand,
  today: Day,
  problems: FieldProblems,
): HirePurchase | null {
  if (!isHirePurchase(brand.config.productId)) {
    for (const name of [...Object.keys(NEEDED), 'drivingLicenceNumber'])
      if (name in submission) problems.add(name, NOT_TAKEN);
    return null;
  }
  for (const [name, message] of Object.entries(NEEDED))
    if (!(name in submission)) problems.add(name, message);
  const { vehicle, drivingLicenceType: type, amount } = submission;
  if (vehicle === undefined || type === undefined) return null;
  const { existingAgreement } = vehicle;
  const settlement = checkSettlement(existingAgreement, amount, today);
  if (!settlement.ok) {
    const { field, message } = SETTLEMENT_PROBLEMS[settlement.refusal];
    problems.add(`vehicle.existingAgreement.${field}`, message);
  }
  return {
    drivingLicence: { type, ...checkLicence(submission, problems) },
    vehicle: checkVehicle(vehicle, today, problems),
    existingAgreement,
    record: null,
    found: null,
  };
}

const IS_OF_DVLA = ['Full UK', 'Provisional UK'];

function checkLicence(
  { drivingLicenceType: type, drivingLicenceNumber: typed = '', user }: Submission,
  problems: FieldProblems,
): { readonly number: string | null; readonly doesNameDiffer: boolean } {
  if (!IS_OF_DVLA.includes(type ?? '') || (typed === '' && type !== 'Full UK'))
    return { number: typed === '' ? null : typed, doesNameDiffer: false };
  const licence = parseDrivingLicence(typed);
  if (!licence.ok) {
    problems.add('drivingLicenceNumber', LICENCE_ERRORS[licence.refusal]);
    return { number: null, doesNameDiffer: false };
  }
  const holder = matchLicenceHolder(licence.value, user);
  if (!holder.ok && holder.refusal === 'dateOfBirthDiffers')
    problems.add('drivingLicenceNumber', LICENCE_ERRORS.dateOfBirthDiffers);
  return { number: licence.value.number, doesNameDiffer: !holder.ok };
}

function checkVehicle(
  { registrationNumber, mileage, make, model, colour, yearOfManufacture }: NonNullable<Submission['vehicle']>,
  today: Day,
  problems: FieldProblems,
): StatedVehicle {
  const mark = parseRegistrationMark(registrationNumber, today);
  problems.addRefused('vehicle.registrationNumber', mark, MARK_ERRORS);
  if (yearOfManufacture !== undefined && yearOfManufacture > partsOf(today).year)
    problems.add('vehicle.yearOfManufacture', 'Enter the year in which the car was made');
  const isTyped = make !== undefined && colour !== undefined && yearOfManufacture !== undefined;
  return {
    registrationMark: mark.ok ? mark.value.mark : '',
    mileage,
    model: model ?? null,
    typed: isTyped ? { make, colour, yearOfManufacture } : null,
  };
}
