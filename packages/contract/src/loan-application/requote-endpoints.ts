import { z } from 'zod';
import { priceFigures } from '../price-figures.ts';
import { id, idParams, isoDay, positiveMoney } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { EXAMPLE } from '../wire/examples.ts';
import { HOUR } from '../wire/rate-limit.ts';
import { refusal } from '../wire/refusal.ts';
import { reaction } from '../vocabulary.ts';
import { pathOf } from '../requirement.ts';
import { applicationNotOpen, quoteExpired } from './refusals.ts';
import { requotability } from './requotability-shape.ts';
import { loanApplication } from './shapes.ts';

const downsell = z.strictObject({
  '@type': z.literal('downsell'),
  ...priceFigures,
  /** The last day on which it can be taken. */
  expiresAt: isoDay,
});

const downsellNotAvailable = refusal(
  409,
  'A smaller loan is no longer available for this application. You can apply again.',
);

const suggestedLoanRefusals = {
  applicationNotOpen,
  quoteExpired,
  noSuggestedLoan: refusal(409, 'There is no smaller loan to decide on. Continue your application.'),
};

/** Another amount or term than the one that was asked for, without another search. */
export const requoteEndpoints = {
  readRequotability: endpoint({
    method: 'GET',
    path: '/v2/loan-applications/:id/requotability',
    summary: 'Read the other amounts and terms on offer',
    description: 'With the amounts and terms that are offered to this borrower, until the loan is signed.',
    actor: 'borrower',
    params: idParams,
    data: requotability,
  }),

  requote: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/requote',
    summary: 'Ask for another amount or term',
    description:
      'Takes the place of the price, which keeps its last day. Documents made for the price before no longer count.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      amount: positiveMoney.meta({ example: EXAMPLE.amount }),
      term: z.int().min(1).max(120).meta({ example: EXAMPLE.term }),
      /** The `version` that the borrower chose from. */
      version: id,
    }),
    rateLimit: {
      perAddress: { calls: 60, perMinutes: 1 },
      perAccount: { calls: 300, perMinutes: HOUR },
    },
    data: loanApplication,
    refusals: {
      requoteNotPossible: refusal(
        412,
        'What we can offer you has changed. Look at the new amounts and terms.',
      ),
    },
  }),

  readDownsell: endpoint({
    method: 'GET',
    path: '/v2/loan-applications/:id/downsell',
    summary: 'Read a smaller loan that could be offered',
    description: 'For an application that was declined for the amount alone. 404 where there is none.',
    actor: 'borrower',
    params: idParams,
    data: downsell,
  }),

  takeDownsell: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/downsell',
    summary: 'Take the smaller loan',
    description: 'The application is then Quoted. No further search is made.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    data: loanApplication,
    refusals: { downsellNotAvailable },
  }),

  acceptSuggestedLoan: endpoint({
    method: 'POST',
    path: pathOf('affordability', 'accept-suggested-loan'),
    summary: 'Accept a smaller loan',
    description:
      'When a proof of income shows that less is affordable. The price of `suggestedLoan` replaces the one before, ' +
      'and keeps its last day.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    data: loanApplication,
    refusals: suggestedLoanRefusals,
  }),

  declineSuggestedLoan: endpoint({
    method: 'POST',
    path: pathOf('affordability', 'decline-suggested-loan'),
    summary: 'Decline the smaller loan',
    description:
      'The application is then Unrequested. Until its last day it can be continued and the loan accepted.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    data: loanApplication,
    refusals: suggestedLoanRefusals,
  }),

  react: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/reaction',
    summary: 'Record what the applicant thinks of the offer',
    description: 'Stored to improve what is offered. It changes nothing on the application.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ reaction }),
    data: loanApplication,
  }),
};
