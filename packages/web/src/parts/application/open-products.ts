import type { ProductId } from '@fairlead/core/pricing/products';

/** The products that can be applied for. */
const OPEN_PRODUCTS: readonly ProductId[] = ['unsecured-2026-1'];

/** Whether anybody can apply for a product, here or by way of a partner. */
export function isOpenToApplications(productId: ProductId): boolean {
  return OPEN_PRODUCTS.includes(productId);
}
