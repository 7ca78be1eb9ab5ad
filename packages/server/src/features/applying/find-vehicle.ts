import { accept, refuse } from '@fairlead/core/outcome';
import { parseRegistrationMark } from '@fairlead/core/vehicle/registration-mark';
import type { RequestContext } from '../../context.ts';
import { presentRecord } from '../../resources/loan-application/present-hire-purchase.ts';
import { isHirePurchase } from './check-hire-purchase.ts';
import { findRecord } from './find-car.ts';
import { isMotorOpen } from './may-apply.ts';

/** What DVLA says of a mark, for the form of a motor brand. */
export async function findVehicle(context: RequestContext, typed: string) {
  if (!isHirePurchase(context.brand)) return refuse('notFound');
  if (!isMotorOpen(context)) return refuse('motorApplicationsNotOpen');
  const mark = parseRegistrationMark(typed, context.today);
  if (!mark.ok) return refuse('notFound');
  const record = await findRecord(context, mark.value.mark);
  if (!record) return refuse(record === null ? 'vehicleNotFound' : 'vehicleUnavailable');
  return accept({ '@type': 'vehicle-enquiry' as const, ...presentRecord(record) });
}
