import { z } from 'zod';
import { applicationNotOpen } from '../loan-application/refusals.ts';
import { loanApplication } from '../loan-application/shapes.ts';
import { idParams, isoDay, positiveMoney } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';

/** The figure for which the lender of the existing agreement settles it. */
export const settlementFigureEndpoints = {
  updateSettlementFigure: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/settlement-figure-update',
    summary: 'Enter a new settlement figure',
    description:
      'Once the figure of a hire purchase has run out, before the signature or between it and the payout. New ' +
      'documents are made with it, to read and sign. After the signature it is open for as long as another account ' +
      'could be given.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      settlementAmount: positiveMoney.meta({ example: 6250 }),
      settlementValidUntil: isoDay.meta({ example: '2027-01-11' }),
    }),
    data: loanApplication,
    refusals: { applicationNotOpen },
  }),
};
