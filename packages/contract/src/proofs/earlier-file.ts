import { PROOF_KINDS } from '@fairlead/core/requirement/proof';
import { z } from 'zod';
import { applicationNotOpen, quoteExpired } from '../loan-application/refusals.ts';
import { attachment, loanApplication } from '../loan-application/shapes.ts';
import { proofRefusals } from './proof.ts';
import { id, idParams } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { HOUR } from '../wire/rate-limit.ts';
import { refusal } from '../wire/refusal.ts';

const { proofIsAccepted, tooManyFiles } = proofRefusals;

export const earlierFileEndpoints = {
  listEarlierFiles: endpoint({
    method: 'GET',
    path: '/v2/requirements/:id/earlier-files',
    summary: 'List files that can be used again',
    description:
      'Files of the borrower that were sent for another proof, or for another application, and that can show what is ' +
      'asked for here. The newest come first. Not those that were refused or are used here already.',
    actor: 'borrower',
    params: idParams,
    data: z.array(attachment.omit({ isRefused: true }).extend({ sentFor: z.enum(PROOF_KINDS) })),
    refusals: { applicationNotOpen, quoteExpired },
  }),

  useEarlierFile: endpoint({
    method: 'POST',
    path: '/v2/requirements/:id/use-earlier-file',
    summary: 'Use a file again',
    description:
      'Sends a copy of a file that was sent before. It counts as a file that was sent for this proof.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ file: id }),
    data: loanApplication,
    rateLimit: { perAccount: { calls: 60, perMinutes: HOUR } },
    refusals: {
      applicationNotOpen,
      quoteExpired,
      proofIsAccepted,
      tooManyFiles,
      fileNotUsableHere: refusal(409, 'This file can’t be used here any more. Send another one.'),
    },
  }),
};
