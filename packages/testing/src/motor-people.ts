import { newApplicant, type Application } from './people.ts';

/** The number of a full UK licence that fits a surname and the date of birth of the applicants in tests, 12 April 1988. */
function licenceNumberOf(lastName: string): string {
  const surname = lastName
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .slice(0, 5)
    .padEnd(5, '9');
  return `${surname}804128A99AA`;
}

/** The same of another car. */
export function withCar(
  { vehicle, ...application }: Application,
  changes: Partial<NonNullable<Application['vehicle']>>,
): Application {
  return vehicle === undefined ? application : { ...application, vehicle: { ...vehicle, ...changes } };
}

/** The same with a settlement figure that can be paid until a day. */
export function withFigureUntil(application: Application, settlementValidUntil: string): Application {
  const { vehicle } = application;
  if (vehicle === undefined) return application;
  return withCar(application, {
    existingAgreement: { ...vehicle.existingAgreement, settlementValidUntil },
  });
}

/** An application for hire purchase of a car that DVLA knows and that passes every check. */
export function newMotorApplicant(
  firstName: string,
  lastName: string,
  changes: Partial<Application> = {},
): Application {
  const { user, ...application } = newApplicant(firstName, lastName, {
    amount: 10_000,
    term: 60,
    reason: 'car',
    drivingLicenceType: 'Full UK',
    drivingLicenceNumber: licenceNumberOf(lastName),
    vehicle: {
      // It does not say its age: the sandbox's car is a few years old in any year that a test has moved time to.
      registrationNumber: 'AIZ 1234',
      mileage: 22_000,
      model: 'Focus',
      existingAgreement: {
        lender: 'Sample Motor Credit',
        agreementNumber: 'SMC-204118',
        settlementAmount: 6200,
        settlementValidUntil: '2099-12-31',
      },
    },
    financeType: 'Hire purchase',
    finance: { type: 'Hire purchase', isRefinance: true },
    ...changes,
  });
  const contactConsent = { motorFinanceReminders: true, motorFinanceOffers: false, groupCrossSell: false };
  return { ...application, user: { ...user, contactConsent } };
}

/** What a hirer says of the car that goes back. */
export const RETURNED_CAR = { mileage: 31_000, where: '12 Sample Street, Sampleton ZZ99 1AB' };
