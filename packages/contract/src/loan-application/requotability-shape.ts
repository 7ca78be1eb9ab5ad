import { z } from 'zod';
import { id, money, percent } from '../wire/codecs.ts';

/** The other amounts and terms on offer. */
export const requotability = z.strictObject({
  '@type': z.literal('requotability'),
  /** Always true here: an application says false where the relation was not asked for. */
  isLoaded: z.literal(true),
  isRequotable: z.boolean(),
  /** Why not, in sentences for the borrower; empty where it is. */
  reasons: z.array(z.string()).meta({ example: [] }),
  /** Changes with every price. To be sent with the requote; null where there is no price. */
  version: id.nullable(),
  /** Smallest amounts first; both ends are included. An amount between two ranges is not offered. */
  amounts: z.array(
    z.strictObject({
      from: money.meta({ example: 1_000 }),
      to: money.meta({ example: 12_400 }),
      /** What the price is based on: the APR of a personal loan. */
      percent,
    }),
  ),
  /** In months, both ends included; null where there is none. */
  terms: z
    .strictObject({ from: z.int().meta({ example: 12 }), to: z.int().meta({ example: 60 }) })
    .nullable(),
  /** A price with a higher monthly payment is not offered. */
  maximumMonthlyCost: money.nullable().meta({ example: 420 }),
});

/** In an application that is read without `embedded=requotability`, and after every step of it: to be read again. */
export const requotabilityNotLoaded = z.strictObject({
  '@type': z.literal('requotability'),
  isLoaded: z.literal(false),
});
