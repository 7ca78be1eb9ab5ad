import { roundHalfUp, type Pence } from '../money/pence.ts';

export type GoodsInput = {
  readonly totalPrice: Pence;
  /** Everything paid of the total price, deposit included. */
  readonly paid: Pence;
  /** The hirer ended the agreement, which takes the protection away. */
  readonly isEndedByHirer: boolean;
};

export type GoodsProtection = GoodsInput & {
  readonly third: Pence;
  /** The lender may take the goods back only by order of the court. */
  readonly needsCourtOrder: boolean;
};

/**
 * Whether hire-purchase goods are protected: once one third of the total price is paid, a lender may not take them
 * back from a hirer in default without an order of the court (Consumer Credit Act 1974, s.90).
 */
export function goodsProtection(input: GoodsInput): GoodsProtection {
  const third = roundHalfUp(input.totalPrice / 3);
  const isThirdPaid = input.paid * 3 >= input.totalPrice;
  return { ...input, third, needsCourtOrder: isThirdPaid && !input.isEndedByHirer };
}
