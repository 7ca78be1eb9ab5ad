import { isHirePurchase, type ProductId } from '../pricing/product-dates.ts';
import { DOCUMENT_TITLES } from './document-titles.ts';
import { DOCUMENT_ORDER, type DocumentSlug } from './reading-order.ts';

const HIRE_PURCHASE_TITLES: Readonly<Record<DocumentSlug, string>> = {
  ...DOCUMENT_TITLES,
  'adequate-explanations': 'Hire-Purchase Important Information',
  secci: 'Hire-Purchase Key Facts',
  contract: 'Hire-Purchase Agreement',
};

/** The titles of the documents of a product. */
export function titlesOf(productId: ProductId): Readonly<Record<DocumentSlug, string>> {
  return isHirePurchase(productId) ? HIRE_PURCHASE_TITLES : DOCUMENT_TITLES;
}

/** The documents of a set for a product, in order: only a hire purchase buys anything. */
export function documentsOf(productId: ProductId): readonly DocumentSlug[] {
  return DOCUMENT_ORDER.filter((slug) => slug !== 'purchase-receipt' || isHirePurchase(productId));
}
