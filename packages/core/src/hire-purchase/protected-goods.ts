import { pence, type Pence } from '../money/pence.ts';

export type GoodsInput = {
  readonly totalPrice: Pence;
  /** The amount of the total price paid, including the deposit. */
  readonly paid: Pence;
  /** The hirer ended the agreement, which ends the protection. */
  readonly isEndedByHirer: boolean;
  /** The goods are the hirer's: title, once certified, stays when a settlement is re-opened. */
  readonly hasTitlePassed: boolean;
};

export type GoodsProtection = GoodsInput & {
  /** The fewest whole pence that are a third or more. */
  readonly third: Pence;
  /** The lender can only take the goods back with a court order. */
  readonly needsCourtOrder: boolean;
  /** The lender has no right to the goods: a court order would not help. */
  readonly canNeverBeTakenBack: boolean;
};

/** The fewest whole pence that are a third of the total price or more. */
export function thirdOf(totalPrice: Pence): Pence {
  return pence(Math.ceil(totalPrice / 3));
}

/**
 * Whether hire-purchase goods are protected: once one third of the total price is paid, a lender cannot take them
 * back from a hirer in default without a court order (Consumer Credit Act 1974, s.90).
 */
export function goodsProtection(input: GoodsInput): GoodsProtection {
  const third = thirdOf(input.totalPrice);
  const isThirdPaid = input.paid * 3 >= input.totalPrice;
  return {
    ...input,
    third,
    needsCourtOrder: isThirdPaid && !input.isEndedByHirer && !input.hasTitlePassed,
    canNeverBeTakenBack: input.hasTitlePassed,
  };
}
