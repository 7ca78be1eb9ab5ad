import type { DocumentToRead } from '@fairlead/core/documents/reading-order';
import { SIGNED_NAME_LIMIT } from '@fairlead/core/person/signed-name';
import { z } from 'zod';
import { id, idParams, isoDay, text } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { EXAMPLE } from '../wire/examples.ts';
import { HOUR } from '../wire/rate-limit.ts';
import type { Refusals } from '../wire/refusal.ts';
import {
  applicationNotOpen,
  cannotReApply,
  commissionNotAgreed,
  documentsNotPrepared,
  documentsNotRead,
  documentsOutOfDate,
  documentsOutOfOrder,
  nameDoesNotMatch,
  oldLenderUnknown,
  quoteExpired,
  requirementsNotMet,
  settlementFigureExpired,
} from './refusals.ts';
import { loanApplication } from './shapes.ts';
import { documentSlug, documentToRead } from '../vocabulary.ts';

/**
 * The set that the borrower has looked at: where another has taken its place, in another tab, the call is refused with
 * `documentsOutOfDate`. Without it the call is about the set of today.
 */
const lookedAt = { documentSet: id.optional() };

const hasRead = { hasRead: z.literal(true), ...lookedAt };
const readingRefusals = { applicationNotOpen, documentsOutOfDate, requirementsNotMet };
/** Of every document but the first. */
const orderedRefusals = { ...readingRefusals, documentsOutOfOrder };

const confirmRead = <const R extends Refusals>(slug: DocumentToRead, summary: string, refusals: R) =>
  endpoint({
    method: 'POST',
    path: `/v2/loan-applications/:id/confirm-read-${slug}`,
    summary,
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    body: z.strictObject(hasRead),
    data: loanApplication,
    refusals,
  });

const documentParams = z.strictObject({ id, slug: documentSlug, format: z.enum(['html', 'pdf']) });

const guarantee = z.strictObject({
  '@type': z.literal('direct-debit-guarantee'),
  version: z.string().meta({ example: 'sample-2' }),
  issuedOn: isoDay.meta({ example: EXAMPLE.signedOn }),
  /** Whether it is the sandbox's own text, which is not the scheme's. */
  isSample: z.boolean(),
  points: z.array(z.string()).meta({ example: ['Your bank pays a wrong collection back in full.'] }),
});

export const documentEndpoints = {
  readGuarantee: endpoint({
    method: 'GET',
    path: '/v2/direct-debit-guarantee',
    summary: 'Read the Direct Debit Guarantee',
    description: 'The text of this deployment, as every Direct Debit Mandate states it.',
    actor: 'anyone',
    isConstant: true,
    data: guarantee,
  }),

  /** Makes the current document set: re-priced on the real dates, assumed drawdown today (decisions 2). */
  prepareDocuments: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/prepare-documents',
    summary: 'Make the documents for today',
    description:
      'From the offer, the payment day and the business date. A set can be signed on its day only.',
    actor: 'borrower',
    idempotent: true,
    // Eight documents are rendered whenever their terms have changed.
    rateLimit: { perAddress: { calls: 120, perMinutes: HOUR }, perAccount: { calls: 60, perMinutes: HOUR } },
    params: idParams,
    data: loanApplication,
    refusals: {
      applicationNotOpen,
      requirementsNotMet,
      oldLenderUnknown,
      quoteExpired,
      settlementFigureExpired,
    },
  }),

  confirmReadAdequateExplanations: confirmRead(
    'adequate-explanations',
    'Confirm reading the important information',
    readingRefusals,
  ),

  confirmReadSecci: confirmRead('secci', 'Confirm reading the key facts', orderedRefusals),

  confirmReadContract: confirmRead('contract', 'Confirm reading the agreement', orderedRefusals),

  confirmReadDocuments: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/confirm-read-documents',
    summary: 'Confirm reading several documents at once',
    description:
      'All that are named, or none: one that is before them in the order has to be read or named too.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      documents: z.array(documentToRead).min(1).max(documentToRead.options.length),
      ...hasRead,
    }),
    data: loanApplication,
    refusals: orderedRefusals,
  }),

  completeReadDocuments: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/complete-read-documents',
    summary: 'Finish reading',
    description: 'Every document that is confirmed has been read. The agreement can be signed from then on.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    data: loanApplication,
    refusals: { ...readingRefusals, documentsNotRead },
  }),

  requestLoan: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/requested',
    summary: 'Sign the agreement',
    description:
      'Signs the current documents and asks for the money. The answer names the loan. `documentSet` says which ' +
      'documents the borrower has looked at: no others are signed. `name` is the name that the borrower typed: it has ' +
      'to be the applicant’s, whatever its case, accents and middle names, and is stored with the signature.',
    actor: 'borrower',
    strength: 'strong',
    idempotent: true,
    params: idParams,
    body: z
      .strictObject({
        ...lookedAt,
        name: text(SIGNED_NAME_LIMIT).optional().meta({ example: EXAMPLE.fullName }),
      })
      .prefault({}),
    data: loanApplication,
    refusals: {
      ...readingRefusals,
      documentsNotRead,
      quoteExpired,
      cannotReApply,
      commissionNotAgreed,
      nameDoesNotMatch,
    },
  }),

  readApplicationDocument: endpoint({
    method: 'GET',
    path: '/v2/loan-applications/:id/read-:slug.:format',
    summary: 'Read a document',
    description:
      'A document of the current set, with the bytes that are stored. The mandate is not confirmed. A GET with the bearer token makes the documents ' +
      'of today first where there are none; the cookie and HEAD read what is there.',
    actor: 'borrower',
    answers: 'document',
    params: documentParams,
    data: z.string(),
    refusals: {
      applicationNotOpen,
      documentsNotPrepared,
      documentsOutOfDate,
      oldLenderUnknown,
      quoteExpired,
      requirementsNotMet,
      settlementFigureExpired,
    },
  }),

  downloadApplicationDocument: endpoint({
    method: 'GET',
    path: '/v2/loan-applications/:id/read-:slug.:format/download',
    summary: 'Download a document',
    actor: 'borrower',
    answers: 'document',
    calledFrom: 'link',
    params: documentParams,
    data: z.undefined(),
    refusals: { documentsNotPrepared, documentsOutOfDate },
  }),
};
