import { typedDay } from '@fairlead/core/calendar/typed-date';
import type { WholeSubmission } from '../../resources/draft/whole-submission.ts';
import { typedPounds } from '../application/typed-pounds.ts';
import { bareMark, type CarFields } from './car-fields.ts';
import { typedMiles } from './check-car.ts';

type Body = Pick<
  WholeSubmission,
  'vehicle' | 'drivingLicenceType' | 'drivingLicenceNumber' | 'financeType' | 'finance'
>;

/**
 * What an application for motor finance sends besides.
 * @throws Error when an answer is missing: the form is sent only once every page about the car was answered.
 */
export function carBody(fields: CarFields): Body {
  const { drivingLicenceType, drivingLicenceNumber, make, model, colour, yearOfManufacture, isCarTyped } =
    fields;
  const settlementAmount = typedPounds(fields.settlementAmount);
  const settlementValidUntil = typedDay(fields.settlementValidUntil);
  if (settlementAmount === null || settlementValidUntil === undefined || drivingLicenceType === '')
    throw new Error('The form was sent before the car was answered');
  const hasNumber = drivingLicenceType !== 'None' && drivingLicenceNumber.trim() !== '';
  return {
    drivingLicenceType,
    ...(hasNumber ? { drivingLicenceNumber: drivingLicenceNumber.trim() } : {}),
    vehicle: {
      registrationNumber: bareMark(fields.registrationNumber),
      mileage: typedMiles(fields),
      ...(isCarTyped
        ? {
            make,
            colour,
            yearOfManufacture: Number(yearOfManufacture),
            ...(model.trim() === '' ? {} : { model }),
          }
        : {}),
      existingAgreement: {
        lender: fields.lender,
        agreementNumber: fields.agreementNumber,
        settlementAmount,
        settlementValidUntil,
      },
    },
    financeType: 'Hire purchase',
    finance: { type: 'Hire purchase', isRefinance: true },
  };
}
