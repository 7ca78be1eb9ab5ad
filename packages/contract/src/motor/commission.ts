import { z } from 'zod';
import { applicationNotOpen } from '../loan-application/refusals.ts';
import { loanApplication } from '../loan-application/shapes.ts';
import { idParams } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusal.ts';

/** The commission for the introduction of a borrower to the lender. */
export const commissionEndpoints = {
  showCommission: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/show-commission',
    summary: 'Record that the commission was shown',
    description:
      'Stores when the borrower first saw the amount of `commissionCalculation`. Another amount has to be shown, and ' +
      'agreed to, again.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    data: loanApplication,
    refusals: { applicationNotOpen },
  }),

  consentToCommission: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/consent-to-commission',
    summary: 'Agree to the commission',
    description:
      'Stores that the borrower agrees that the lender pays the brand the amount that was shown. The offer cannot be ' +
      'continued, nor an agreement signed, without it.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ consented: z.literal(true) }),
    data: loanApplication,
    refusals: {
      applicationNotOpen,
      commissionNotShown: refusal(
        409,
        'The commission has not been shown yet, or it has changed. Open the page about it and agree there.',
      ),
    },
  }),
};
