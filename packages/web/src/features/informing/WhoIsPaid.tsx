import type { Brand } from '@fairlead/brands/brand';
import type { ProductId } from '@fairlead/core/pricing/products';

/** What the lender earns from an agreement, by product. */
const EARNS = {
  'unsecured-2026-1': 'the interest and the arrangement fee',
  'hire-purchase-2026-1': 'the interest, the arrangement fee and the option-to-purchase fee',
} as const satisfies Record<ProductId, string>;

/** FCA handbook, CONC 4.5.3R: that there is commission and of what nature; 4.5.4R: its amount on request. */
export function WhoIsPaid({ brand }: { brand: Brand }) {
  const { websiteName, phone } = brand.dictionary;
  return (
    <>
      <p>
        You pay nothing to {websiteName} for introducing you, and nothing to a comparison site that sends you
        here. The lender earns {EARNS[brand.config.productId]} that your agreement states, and nothing else
        from you.
      </p>
      <p>
        The lender may pay a commission for an agreement: to {websiteName}, and to the comparison site that it
        came from. This means that {websiteName} has an interest in your borrowing, and it only introduces you
        to this lender. The commission does not change your price, which depends on your credit history, the
        amount and the term. Call {phone} to ask how much was paid in your case.
      </p>
      <p>
        If the lender declines you, you can ask it to find another lender. It then acts as a credit broker,
        and the other lender may pay it a commission if you borrow there.
      </p>
      <p>
        The comparison sites and credit reference agencies that we name are a selection, not the whole market.
      </p>
    </>
  );
}
