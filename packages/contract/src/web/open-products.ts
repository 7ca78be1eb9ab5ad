import { isHirePurchase, type ProductId } from '@fairlead/core/pricing/product-dates';
import type { ClientConfig } from './client-config.ts';

/** Whether anyone can apply for a product, here or by way of a partner: hire purchase is open by a flag (decision 0110). */
export function isOpenToApplications(
  productId: ProductId,
  { featureFlags }: Pick<ClientConfig, 'featureFlags'>,
): boolean {
  return !isHirePurchase(productId) || featureFlags['motor-applications'];
}
