import { z } from 'zod';
import { id, idParams } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { HOUR } from '../wire/rate-limit.ts';
import {
  applicationNotOpen,
  documentsNotRead,
  documentsOutOfDate,
  hasActiveLoan,
  quoteExpired,
  requirementsNotMet,
} from './refusals.ts';
import { loanApplication } from './shapes.ts';
import { documentSlug } from '../vocabulary.ts';

const hasRead = z.strictObject({ hasRead: z.literal(true) });
const readingRefusals = { applicationNotOpen, documentsOutOfDate, requirementsNotMet };

const confirmRead = (slug: 'adequate-explanations' | 'contract' | 'secci', summary: string) =>
  endpoint({
    method: 'POST',
    path: `/v2/loan-applications/:id/confirm-read-${slug}`,
    summary,
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    body: hasRead,
    data: loanApplication,
    refusals: readingRefusals,
  });

const documentParams = z.strictObject({ id, slug: documentSlug, format: z.enum(['html', 'pdf']) });

export const documentEndpoints = {
  /** Makes the current document set: re-priced on the real dates, assumed drawdown today (decisions 2). */
  prepareDocuments: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/prepare-documents',
    summary: "Make today's documents from the offer, the payment day and today's date",
    actor: 'borrower',
    idempotent: true,
    // Six documents are rendered whenever their terms have changed.
    rateLimit: { perAddress: { calls: 120, perMinutes: HOUR }, perAccount: { calls: 60, perMinutes: HOUR } },
    params: idParams,
    data: loanApplication,
    refusals: { applicationNotOpen, requirementsNotMet, quoteExpired },
  }),

  confirmReadAdequateExplanations: confirmRead(
    'adequate-explanations',
    'The borrower confirms having read the important information',
  ),

  confirmReadSecci: confirmRead('secci', 'The borrower confirms having read the key facts'),

  confirmReadContract: confirmRead('contract', 'The borrower confirms having read the agreement'),

  completeReadDocuments: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/complete-read-documents',
    summary: 'Every document of the current set has been read',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    data: loanApplication,
    refusals: { ...readingRefusals, documentsNotRead },
  }),

  requestLoan: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/requested',
    summary: 'Sign the agreement and ask for the money',
    actor: 'borrower',
    strength: 'strong',
    idempotent: true,
    params: idParams,
    data: loanApplication,
    refusals: { ...readingRefusals, documentsNotRead, quoteExpired, hasActiveLoan },
  }),

  readApplicationDocument: endpoint({
    method: 'GET',
    path: '/v2/loan-applications/:id/read-:slug.:format',
    summary: 'A document of the current set, as it was shown',
    actor: 'borrower',
    answers: 'document',
    calledFrom: 'link',
    params: documentParams,
    data: z.undefined(),
    refusals: { documentsOutOfDate },
  }),

  downloadApplicationDocument: endpoint({
    method: 'GET',
    path: '/v2/loan-applications/:id/read-:slug.:format/download',
    summary: 'The same document as a file to keep',
    actor: 'borrower',
    answers: 'document',
    calledFrom: 'link',
    params: documentParams,
    data: z.undefined(),
    refusals: { documentsOutOfDate },
  }),
};
