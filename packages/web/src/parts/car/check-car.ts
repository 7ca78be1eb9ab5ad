import { partsOf, type Day } from '@fairlead/core/calendar/day';
import { typedDay } from '@fairlead/core/calendar/typed-date';
import { parsePounds, poundsErrors } from '@fairlead/core/money/pounds';
import { messageFor } from '@fairlead/core/outcome';
import { keysOf } from '@fairlead/core/records';
import { parseDrivingLicence } from '@fairlead/core/person/driving-licence';
import {
  checkSettlement,
  LICENCE_ERRORS,
  MARK_ERRORS,
  SETTLEMENT_PROBLEMS,
} from '@fairlead/core/vehicle/motor-answers';
import { parseRegistrationMark } from '@fairlead/core/vehicle/registration-mark';
import { hasProblems, only, type Problems } from '../../resources/problems.ts';
import { typedPounds } from '../application/typed-pounds.ts';
import { bareMark, type CarFields } from './car-fields.ts';
import { MILEAGE_PROBLEM, milesIn } from './miles.ts';

type Found = Problems<keyof CarFields>;

/** What the answers are checked against: the day, and the amount that is asked for, as typed. */
export type CarLimits = { readonly today: Day; readonly amount: string };

const FIRST_YEAR = 1900;

const SETTLEMENT = poundsErrors('The settlement figure', {
  empty: 'Enter the settlement figure',
  example: '£6,200.00',
});

const isMissing = (text: string): boolean => text.trim() === '';

/** The pages about the car, each with what is wrong with its answers. */
export const CAR_CHECKS = {
  mark: ({ registrationNumber }, { today }) =>
    only({
      registrationNumber: messageFor(parseRegistrationMark(registrationNumber, today), MARK_ERRORS),
    }),
  found: ({ registrationNumber, confirmedMark, isCarTyped }) =>
    isCarTyped || confirmedMark === bareMark(registrationNumber)
      ? {}
      : { confirmedMark: 'Select whether this is your car' },
  typed: ({ isCarTyped, make, colour, yearOfManufacture }, { today }) => {
    if (!isCarTyped) return {};
    const year = /^\d{4}$/.test(yearOfManufacture.trim()) ? Number(yearOfManufacture) : 0;
    const isYear = year >= FIRST_YEAR && year <= partsOf(today).year;
    return only({
      make: isMissing(make) ? 'Enter the make of your car, like Ford' : undefined,
      colour: isMissing(colour) ? 'Enter the colour of your car' : undefined,
      yearOfManufacture: isYear ? undefined : 'Enter the year in which the car was made, like 2019',
    });
  },
  mileage: ({ mileage }) => (milesIn(mileage) === undefined ? { mileage: MILEAGE_PROBLEM } : {}),
  agreement: (fields, limits) => checkAgreement(fields, limits),
  licence: ({ drivingLicenceType, drivingLicenceNumber }) =>
    only({
      drivingLicenceType: drivingLicenceType === '' ? 'Choose which driving licence you have' : undefined,
      drivingLicenceNumber:
        drivingLicenceType === 'Full UK'
          ? messageFor(parseDrivingLicence(drivingLicenceNumber), LICENCE_ERRORS)
          : undefined,
    }),
} as const satisfies Record<string, (fields: CarFields, limits: CarLimits) => Found>;

export type CarPage = keyof typeof CAR_CHECKS;

export const CAR_PAGES = keysOf(CAR_CHECKS);

function checkAgreement(fields: CarFields, { today, amount }: CarLimits): Found {
  const { lender, agreementNumber, settlementAmount, settlementValidUntil } = fields;
  const figure = parsePounds(settlementAmount);
  const until = typedDay(settlementValidUntil);
  const credit = typedPounds(amount);
  const checked =
    figure.ok && until && credit !== null
      ? checkSettlement({ settlementAmount: figure.value, settlementValidUntil: until }, credit, today)
      : undefined;
  const refused = checked && !checked.ok ? SETTLEMENT_PROBLEMS[checked.refusal] : undefined;
  const refusedAs = (field: keyof CarFields) => (refused?.field === field ? refused.message : undefined);
  return only({
    lender: isMissing(lender) ? 'Enter the finance company' : undefined,
    agreementNumber: isMissing(agreementNumber) ? 'Enter the agreement number' : undefined,
    settlementAmount: messageFor(figure, SETTLEMENT) ?? refusedAs('settlementAmount'),
    settlementValidUntil: until
      ? refusedAs('settlementValidUntil')
      : 'Enter the last day on which the figure is valid, like 11 12 2026',
  });
}

/** The first page about the car with something still to answer; null when there is none. */
export function firstOpenCarPage(fields: CarFields, limits: CarLimits): CarPage | null {
  return CAR_PAGES.find((page) => hasProblems(CAR_CHECKS[page](fields, limits))) ?? null;
}

/** Whole miles of what was typed; it was checked before. */
export const typedMiles = ({ mileage }: Pick<CarFields, 'mileage'>): number => milesIn(mileage) ?? 0;
