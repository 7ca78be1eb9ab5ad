import { pence, type Pence } from '../money/pence.ts';

export type TitleInput = {
  /** Unpaid instalments or the figure that settles them, without the option fee. */
  readonly instalmentsLeft: Pence;
  readonly optionFeeLeft: Pence;
};

export type TitlePosition = TitleInput & {
  readonly toPay: Pence;
  /** The hirer owns the goods. */
  readonly hasPassed: boolean;
};

/**
 * Whether title to the goods has passed to the hirer: when everything is paid and the option to purchase has been
 * exercised by paying its fee (Consumer Credit Act 1974, s.189, "hire-purchase agreement"; s.94 when settling early).
 */
export function titlePosition(input: TitleInput): TitlePosition {
  const toPay = pence(input.instalmentsLeft + input.optionFeeLeft);
  return { ...input, toPay, hasPassed: toPay <= 0 };
}
