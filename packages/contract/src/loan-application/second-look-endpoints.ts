import { SECOND_LOOK_LENGTH } from '@fairlead/core/application/second-look';
import { z } from 'zod';
import { fileInput, fileRefusals, otherFileIsRead, UPLOAD_LIMIT_BYTES } from '../proofs/proof.ts';
import { idParams, text } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { DAY } from '../wire/rate-limit.ts';
import { refusal } from '../wire/refusal.ts';
import { loanApplication } from './shapes.ts';

export const secondLookEndpoints = {
  askSecondLook: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/second-look',
    summary: 'Ask a person to look at a decline again',
    description:
      'Once for a decision, within 30 days of it. Staff approve the application or uphold the decision; the applicant ' +
      'is emailed.',
    actor: 'borrower',
    idempotent: true,
    bodyLimitBytes: UPLOAD_LIMIT_BYTES,
    params: idParams,
    body: z.strictObject({
      /** What we should look at again. */
      reason: text(SECOND_LOOK_LENGTH.max, SECOND_LOOK_LENGTH.min).meta({
        example: 'One of the defaults is not mine. The agency is correcting it.',
      }),
      /** What shows it, where there is something: a JPG, PNG or PDF of up to 10 MB in base64. */
      document: fileInput.optional(),
    }),
    data: loanApplication,
    rateLimit: { perAccount: { calls: 10, perMinutes: DAY } },
    refusals: {
      otherFileIsRead,
      ...fileRefusals,
      secondLookNotOpen: refusal(
        409,
        'This decision can’t be looked at again. We look at a decision again once, within 30 days.',
      ),
    },
  }),
};
