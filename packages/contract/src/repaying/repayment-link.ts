import { REPAYMENT_LINK_DAYS, REPAYMENT_LINK_STATES } from '@fairlead/core/collection/bank-payment';
import { z } from 'zod';
import { bankPaymentOutcome } from './bank-payment.ts';
import { repaymentRefusals } from './repayment.ts';
import { payLinkPath } from '../web/account-paths.ts';
import { id, idParams, instant, money, positiveMoney, secretText } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { EXAMPLE } from '../wire/examples.ts';
import { HOUR } from '../wire/rate-limit.ts';
import { refusal } from '../wire/refusal.ts';

const facts = {
  '@type': z.literal('repayment-link'),
  id,
  amount: money.meta({ example: 272.01 }),
  state: z.enum(REPAYMENT_LINK_STATES),
  expiresAt: instant,
};

const repaymentLink = z.strictObject(facts);

const token = secretText.meta({ example: 'A-token-of-43-characters-in-the-address____' });

const repaymentLinkEnded = refusal(
  410,
  'This link has ended. Ask the person who sent it to you for a new one.',
);

/** Tokens cannot be guessed; this is for those who try. */
const payerLimit = { perAddress: { calls: 120, perMinutes: 15 } } as const;

const ownLimit = { perAccount: { calls: 30, perMinutes: HOUR } } as const;

export const repaymentLinkEndpoints = {
  makeRepaymentLink: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/repayment-link',
    summary: 'Make a link for someone else to pay',
    description:
      `Anyone with it can pay the amount from their bank, once, for ${REPAYMENT_LINK_DAYS} days. It shows the brand, ` +
      'the borrower’s first name and the amount. It replaces the link before it. The address is only in this answer.',
    actor: 'borrower',
    rateLimit: ownLimit,
    params: idParams,
    body: z.strictObject({ amount: positiveMoney.meta({ example: 272.01 }) }),
    data: z.strictObject({
      ...facts,
      url: z.string().meta({ example: `https://loans.example${payLinkPath('a-token')}` }),
    }),
    refusals: repaymentRefusals,
  }),

  readRepaymentLink: endpoint({
    method: 'GET',
    path: '/v2/loans/:id/repayment-link',
    summary: 'Read the newest repayment link of a loan',
    actor: 'borrower',
    params: idParams,
    data: repaymentLink.nullable(),
  }),

  revokeRepaymentLink: endpoint({
    method: 'DELETE',
    path: '/v2/loans/:id/repayment-link',
    summary: 'Cancel the repayment link of a loan',
    description: 'A payment that was agreed at the bank still counts. Repeating the call changes nothing.',
    actor: 'borrower',
    rateLimit: ownLimit,
    params: idParams,
    data: repaymentLink.nullable(),
  }),

  openRepaymentLink: endpoint({
    method: 'POST',
    path: '/v2/repayment-links/open',
    summary: 'Open a repayment link',
    actor: 'anyone',
    rateLimit: payerLimit,
    body: z.strictObject({ token }),
    data: z.strictObject({
      '@type': z.literal('repayment-request'),
      firstName: z.string().meta({ example: EXAMPLE.fullName.split(' ')[0] ?? '' }),
      amount: money.meta({ example: 272.01 }),
      state: z.enum(REPAYMENT_LINK_STATES).exclude(['ended']),
      /** Of the newest payment by this link. */
      outcome: bankPaymentOutcome.nullable(),
    }),
    refusals: { repaymentLinkEnded },
  }),

  payByRepaymentLink: endpoint({
    method: 'POST',
    path: '/v2/repayment-links/pay',
    summary: 'Pay by a repayment link',
    description: 'Returns the address of the page on which the payer chooses a bank and agrees.',
    actor: 'anyone',
    rateLimit: payerLimit,
    body: z.strictObject({ token }),
    data: z.strictObject({
      '@type': z.literal('bank-page'),
      url: z.string().meta({ example: 'https://payment.truelayer.com/payments#payment_id=…' }),
    }),
    refusals: {
      repaymentLinkEnded,
      repaymentLinkPaid: refusal(409, 'This has been paid. You don’t need to do anything.'),
      repaymentLinkNotPayable: refusal(
        409,
        'This can’t be paid at the moment. Ask the person who sent you the link.',
      ),
    },
  }),
};
