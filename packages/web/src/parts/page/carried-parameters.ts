import { MARKETING_PARAMETERS } from '@fairlead/contract/web/marketing';
import type { ProductId } from '@fairlead/core/pricing/products';

/** Query parameters that links carry from page to page. Everything else belongs to the page that has it. */
const CARRIED: Readonly<Record<ProductId, readonly string[]>> = {
  'unsecured-2026-1': ['override'],
  'hire-purchase-2026-1': ['override', ...MARKETING_PARAMETERS],
};

/** The address of a page under a brand that shares this host. */
export function underBrand(path: string, brandId: string): string {
  return `${path}?override=${brandId}`;
}

/** Whether an address asks for a brand itself. */
export function namesBrand(destination: string): boolean {
  return /[?&]override=/.test(destination);
}

/**
 * The address of the next page, with the carried parameters of the present one. Where the destination has a parameter
 * itself, its own value stays.
 */
export function withCarriedParameters(
  destination: string,
  presentSearch: string,
  product: ProductId,
): string {
  const [beforeHash = '', hash] = destination.split('#');
  const [path = '', ownSearch = ''] = beforeHash.split('?');
  const own = new URLSearchParams(ownSearch);
  const present = new URLSearchParams(presentSearch);
  for (const name of CARRIED[product]) {
    const value = present.get(name);
    if (value !== null && !own.has(name)) own.append(name, value);
  }
  const search = own.size > 0 ? `?${own.toString()}` : '';
  return `${path}${search}${hash === undefined ? '' : `#${hash}`}`;
}
