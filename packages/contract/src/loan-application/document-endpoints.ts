import { z } from 'zod';
import { id, idParams } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { loanApplication } from './loan-application.ts';
import { documentSlug } from '../vocabulary.ts';

/** Makes the current document set: re-priced on the real dates, assumed drawdown today (decisions 2). */
export const prepareDocuments = endpoint({
  method: 'POST',
  path: '/v2/loan-applications/:id/prepare-documents',
  summary: "Make today's documents from the offer, the payment day and today's date",
  actor: 'borrower',
  idempotent: true,
  params: idParams,
  data: loanApplication,
  refusals: { applicationNotOpen: 409, requirementsNotMet: 409, quoteExpired: 409 },
});

const hasRead = z.strictObject({ hasRead: z.literal(true) });
const readingRefusals = {
  applicationNotOpen: 409,
  documentsOutOfDate: 409,
  requirementsNotMet: 409,
} as const;

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

export const confirmReadAdequateExplanations = confirmRead(
  'adequate-explanations',
  'The borrower says: I have read the important information',
);
export const confirmReadSecci = confirmRead('secci', 'The borrower says: I have read the key facts');
export const confirmReadContract = confirmRead('contract', 'The borrower says: I have read the agreement');

export const completeReadDocuments = endpoint({
  method: 'POST',
  path: '/v2/loan-applications/:id/complete-read-documents',
  summary: 'Every document of the current set has been read',
  actor: 'borrower',
  idempotent: true,
  params: idParams,
  data: loanApplication,
  refusals: { ...readingRefusals, documentsNotRead: 409 },
});

export const requestLoan = endpoint({
  method: 'POST',
  path: '/v2/loan-applications/:id/requested',
  summary: 'Sign the agreement and ask for the money',
  actor: 'borrower',
  strength: 'strong',
  idempotent: true,
  params: idParams,
  data: loanApplication,
  refusals: { ...readingRefusals, documentsNotRead: 409, quoteExpired: 409, hasActiveLoan: 409 },
});

const documentParams = z.strictObject({ id, slug: documentSlug, format: z.enum(['html', 'pdf']) });

export const readApplicationDocument = endpoint({
  method: 'GET',
  path: '/v2/loan-applications/:id/read-:slug.:format',
  summary: 'A document of the current set, as it was shown',
  actor: 'borrower',
  answers: 'document',
  params: documentParams,
  data: z.undefined(),
  refusals: { documentsOutOfDate: 409 },
});

export const downloadApplicationDocument = endpoint({
  method: 'GET',
  path: '/v2/loan-applications/:id/read-:slug.:format/download',
  summary: 'The same document as a file to keep',
  actor: 'borrower',
  answers: 'document',
  params: documentParams,
  data: z.undefined(),
  refusals: { documentsOutOfDate: 409 },
});
