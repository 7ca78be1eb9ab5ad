import { accept, refuse } from '@fairlead/core/outcome';
import type { VehicleFindings } from '@fairlead/core/vehicle/vehicle-facts';
import { undefinedIfUnavailable } from '@fairlead/providers/undefined-if-unavailable';
import type { RequestContext } from '../../context.ts';
import { openHirePurchase, type HirePurchase } from '../../resources/loan-application/hire-purchase.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import type { CheckedSubmission } from './check-submission.ts';

/** What DVLA returns for a mark; null where it does not know it, undefined where it is unavailable. */
export function findRecord({ providers }: Pick<RequestContext, 'providers'>, registrationMark: string) {
  return undefinedIfUnavailable('vehicle-enquiry', () => providers.vehicleEnquiry.find(registrationMark));
}

/** A company whose account we do not know could never be paid, so this is refused before the credit file is searched. */
const UNKNOWN_LENDER = {
  fields: {
    'vehicle.existingAgreement.lender': [
      'We can’t pay off finance with this company. Check that you’ve entered its name as it appears on your settlement letter',
    ],
  },
};

/**
 * The submission with what DVLA says of its car. A car that DVLA does not know, or cannot say, has to be described by
 * the borrower: a person looks at it then.
 */
export async function describeCar(context: RequestContext, checked: CheckedSubmission) {
  const { hirePurchase } = checked;
  if (hirePurchase === null) return accept(checked);
  const { lender } = hirePurchase.existingAgreement;
  if (!(await context.providers.lenderAccounts.find(lender)))
    return refuse('validationFailed', UNKNOWN_LENDER);
  const { registrationMark, typed } = hirePurchase.vehicle;
  const record = await findRecord(context, registrationMark);
  if (!record && typed === null)
    return record === undefined ? refuse('vehicleUnavailable') : refuse('validationFailed', UNKNOWN_TO_DVLA);
  return accept({ ...checked, hirePurchase: { ...hirePurchase, record: record ?? null } });
}

const UNKNOWN_TO_DVLA = {
  fields: {
    'vehicle.registrationNumber': [
      'DVLA has no record of this registration number. Check it, or enter the make, the colour and the year of your car',
    ],
  },
};

/** The history and value of a car when its application is decided. */
export type CarFound = NonNullable<HirePurchase['found']>;

/**
 * Asks for the history and the value of the car, outside any transaction: null of an unsecured loan, undefined when they
 * cannot be had now. Nothing is counted or changed by asking, so that it can be repeated.
 */
export async function findCar(
  { cipher, providers }: RequestContext,
  application: ApplicationRow,
): Promise<CarFound | null | undefined> {
  const stated = openHirePurchase(cipher, application);
  if (stated === null) return null;
  if (stated.found !== null) return stated.found;
  const { registrationMark, mileage } = stated.vehicle;
  const [history, valuation] = await Promise.all([
    undefinedIfUnavailable('vehicle-history', () =>
      providers.vehicleHistory.check({ registrationMark, mileage, stated: stated.existingAgreement }),
    ),
    undefinedIfUnavailable<VehicleFindings['valuation']>('vehicle-valuation', () =>
      providers.vehicleValuation.value({ registrationMark, mileage }),
    ),
  ]);
  return history === undefined || valuation === undefined ? undefined : { history, valuation };
}
