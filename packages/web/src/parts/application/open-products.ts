import type { ClientConfig } from '@fairlead/contract/web/client-config';
import type { ProductId } from '@fairlead/core/pricing/products';

/** Whether a product is hire purchase, which is applied for with a car. */
export const isHirePurchase = (productId: ProductId): boolean => productId.startsWith('hire-purchase');

/** Whether anybody can apply for a product, here or by way of a partner: hire purchase is open by a flag. */
export function isOpenToApplications(
  productId: ProductId,
  { featureFlags }: Pick<ClientConfig, 'featureFlags'>,
): boolean {
  return !isHirePurchase(productId) || featureFlags['motor-applications'];
}
