import { CONTACT_PERMISSIONS } from '@fairlead/core/contact/contact-permissions';
import { z } from 'zod';
import { id, idParams, instant } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';
import { EXAMPLE } from './wire/examples.ts';
import { HOUR } from './wire/rate-limit.ts';
import { documentSlug } from './vocabulary.ts';

const sha256 = z
  .string()
  .meta({ example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' });

const signedDocument = z.strictObject({
  slug: documentSlug,
  title: z.string().meta({ example: 'Loan Agreement' }),
  /** When the borrower confirmed that they read it; null for the mandate, which is not confirmed. */
  readAt: instant.nullable(),
  /** SHA-256 of the bytes that were shown, as the signature stores it. */
  htmlSha256: sha256,
  pdfSha256: sha256,
});

const permissionChange = z.strictObject({
  permission: z.enum(CONTACT_PERMISSIONS).meta({ example: 'unsecuredLoanReminders' }),
  allowed: z.boolean(),
  wordingVersion: z.string().meta({ example: 'contact-settings-2026-1' }),
  channel: z.string().meta({ example: 'web' }),
  changedAt: instant,
});

const decisionInWords = z.strictObject({
  decidedAt: instant,
  ruleVersion: z.string().meta({ example: 'decision-2026-1' }),
  sentences: z.array(z.string()).meta({ example: ['We offered you £7,500 over 36 months.'] }),
});

/** What the borrower of a loan was shown, confirmed, signed and allowed. */
const evidence = z.strictObject({
  '@type': z.literal('evidence'),
  id,
  reference: z.string().meta({ example: EXAMPLE.loanReference }),
  /** When the documents were made. They could be read from then on. */
  madeAt: instant,
  templateVersion: z.string().meta({ example: '2026-6' }),
  documents: z.array(signedDocument),
  readingCompletedAt: instant.nullable(),
  signedAt: instant,
  /** The name that was typed; null where the client that signed sent none. */
  signedName: z.string().nullable().meta({ example: EXAMPLE.fullName }),
  /** Every answer about contact, oldest first. */
  permissions: z.array(permissionChange),
  /** Every decision on the application, oldest first. */
  decisions: z.array(decisionInWords),
});

const ofLoan = {
  method: 'GET',
  actor: 'borrower',
  strength: 'strong',
  params: idParams,
} as const;

export const evidenceEndpoints = {
  readEvidence: endpoint({
    ...ofLoan,
    path: '/v2/loans/:id/evidence',
    summary: 'Read what was shown and signed',
    description:
      'When each document was shown, confirmed and signed, with the hashes that the signature stores.',
    data: evidence,
    rateLimit: { perAccount: { calls: 60, perMinutes: HOUR } },
  }),

  downloadEvidence: endpoint({
    ...ofLoan,
    path: '/v2/loans/:id/evidence.zip',
    summary: 'Download everything that was signed',
    description:
      'A ZIP with the documents as they were shown, their hashes, and when each was shown, confirmed and signed.',
    answers: 'document',
    calledFrom: 'link',
    data: z.undefined(),
    rateLimit: { perAccount: { calls: 10, perMinutes: HOUR } },
  }),
};
