import { z } from 'zod';
import { idParams, isoDay, nonNegativeMoney } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';
import { EXAMPLE } from './wire/examples.ts';

export const crossProductEndpoints = {
  readAffordability: endpoint({
    method: 'GET',
    path: '/cross-product/loans/:id/affordability',
    summary: 'Read how much more a borrower could pay',
    description:
      'For another service of the group, which sends `X-Service-Name` and `X-Service-Token`. It is based on the answers and ' +
      'the credit report of the day `asOf`, less what this loan takes each month now. A loan in arrears, or one that ' +
      'ended unpaid, leaves nothing.',
    actor: 'service',
    // A token opens this call, so no browser calls it: servers of the group do, ours before it offers a card.
    calledFrom: 'service',
    params: idParams,
    data: z.strictObject({
      '@type': z.literal('affordability'),
      isAffordable: z.boolean(),
      maximumMonthlyPayment: nonNegativeMoney.meta({ example: 412.5 }),
      asOf: isoDay.meta({ example: EXAMPLE.signedOn }),
      rulesVersion: z.string().meta({ example: 'affordability-2026-1' }),
    }),
    rateLimit: { perAddress: { calls: 600, perMinutes: 1 } },
  }),

  readCrossSellOffer: endpoint({
    method: 'GET',
    path: '/v2/cross-sell/:offer',
    summary: 'Read an offer of another product',
    description:
      'There is one only for a borrower who has agreed to hear about other products of the group, whose loans are all in ' +
      'order, who has money left each month by the affordability of their newest loan, and where one is configured; for ' +
      'anyone else it is null.',
    actor: 'borrower',
    params: z.strictObject({ offer: z.enum(['credit-card']) }),
    data: z.strictObject({
      '@type': z.literal('cross-sell'),
      offer: z
        .strictObject({
          id: z.enum(['credit-card']),
          name: z.string().meta({ example: 'Credit card' }),
          url: z.string().meta({ example: 'https://cards.lendable.example/' }),
        })
        .nullable(),
    }),
  }),
};
