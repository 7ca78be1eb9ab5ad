import { z } from 'zod';
import { money, percent } from './wire/codecs.ts';
import { EXAMPLE } from './wire/examples.ts';

/** The figures of a price: of a quote, and of the loan that it became. */
export const priceFigures = {
  amount: money.meta({ example: EXAMPLE.amount }),
  term: z.int().meta({ example: EXAMPLE.term }),
  monthlyCost: money.meta({ example: EXAMPLE.monthlyCost }),
  finalPayment: money.meta({ example: EXAMPLE.finalPayment }),
  /** The fee that is added to the balance. */
  totalFees: money.meta({ example: EXAMPLE.totalFees }),
  /** Of hire purchase, part of the last payment; nothing of another product. */
  optionFee: money.meta({ example: 0 }),
  totalAmountPayable: money.meta({ example: EXAMPLE.totalAmountPayable }),
  totalChargeForCredit: money.meta({ example: EXAMPLE.totalChargeForCredit }),
  apr: percent.meta({ example: EXAMPLE.apr }),
  interestRate: percent.meta({ example: EXAMPLE.interestRate }),
};
