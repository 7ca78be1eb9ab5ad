import { isOpenToApplications } from '@fairlead/contract/web/open-products';
import { accept, refuse } from '@fairlead/core/outcome';
import { isHirePurchase } from '@fairlead/core/pricing/product-dates';
import { parseRegistrationMark } from '@fairlead/core/vehicle/registration-mark';
import type { RequestContext } from '../../context.ts';
import { presentRecord } from '../../resources/loan-application/present-hire-purchase.ts';
import { findRecord } from './find-car.ts';

/** What DVLA says of a mark, for the form of a motor brand. */
export async function findVehicle(context: RequestContext, typed: string) {
  const { productId } = context.brand.config;
  if (!isHirePurchase(productId)) return refuse('notFound');
  if (!isOpenToApplications(productId, context.config.client)) return refuse('motorApplicationsNotOpen');
  const mark = parseRegistrationMark(typed, context.today);
  if (!mark.ok) return refuse('notFound');
  const record = await findRecord(context, mark.value.mark);
  if (!record) return refuse(record === null ? 'vehicleNotFound' : 'vehicleUnavailable');
  return accept({ '@type': 'vehicle-enquiry' as const, ...presentRecord(record) });
}
