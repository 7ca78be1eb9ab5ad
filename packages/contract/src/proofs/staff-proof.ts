import { MOST_FILES, PROOF_KINDS, PROOF_REFUSAL_CODES } from '@fairlead/core/requirement/proof';
import { z } from 'zod';
import { carForReview } from '../motor/shapes.ts';
import { payslip } from './payslip.ts';
import { bankIncomeForReview } from './bank-income.ts';
import { FILE_TYPES } from '../vocabulary.ts';
import { id, idParams, instant, isoDay, money } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { EXAMPLE } from '../wire/examples.ts';
import { refusal } from '../wire/refusal.ts';

const waitingProof = z.strictObject({
  '@type': z.literal('waiting-proof'),
  id,
  kind: z.enum(PROOF_KINDS),
  brandName: z.string().meta({ example: 'Asda Money' }),
  sentAt: instant,
});

const reviewedProof = waitingProof.extend({
  '@type': z.literal('proof-for-review'),
  applicant: z.strictObject({
    name: z.string().meta({ example: EXAMPLE.fullName }),
    dateOfBirth: isoDay.meta({ example: EXAMPLE.dateOfBirth }),
    /** The current address. */
    address: z.string().meta({ example: '1 Harbour Lane, Easterby, ID1 1QD' }),
    netMonthlyIncome: money,
  }),
  /** Of a hire purchase. */
  car: carForReview.nullable().meta({ example: null }),
  /** The oldest first. */
  files: z.array(
    z.strictObject({
      id,
      filename: z.string().meta({ example: 'driving-licence.jpg' }),
      contentType: z.enum(FILE_TYPES),
      pages: z.int().min(1),
      /** What was read from a payslip. */
      payslip: payslip.optional(),
    }),
  ),
  /** What the applicant's bank data shows, of a proof of income. The transactions are deleted. */
  bankIncome: bankIncomeForReview.nullable().meta({ example: null }),
});

const proofNotWaiting = refusal(
  409,
  'This proof is not waiting any more. Reload the list to see those that are.',
);

/** The bytes of a file, for staff. */
export const staffFile = z.strictObject({
  '@type': z.literal('proof-file'),
  contentType: z.enum(FILE_TYPES),
  content: z.string().meta({ format: 'byte', example: '/9j/4AAQSkZJRgABAQAAAQABAAD/…' }),
});

const lookedAt = {
  /** The files that were looked at; empty where there is only bank data. */
  files: z.array(id).max(MOST_FILES),
  /** The bank data that was looked at, where there is some. */
  dataPullId: id.optional(),
};

export const staffProofEndpoints = {
  listWaitingProofs: endpoint({
    method: 'GET',
    path: '/v2/staff/proofs',
    summary: 'List proofs that wait for staff',
    description: 'The hundred that have waited longest, of every brand, without personal details.',
    actor: 'staff',
    calledFrom: 'page-server',
    data: z.array(waitingProof),
  }),

  readProofForReview: endpoint({
    method: 'GET',
    path: '/v2/staff/proofs/:id',
    summary: 'Read a proof that waits for staff',
    description: 'With what it has to show. The audit trail records who read it.',
    actor: 'staff',
    calledFrom: 'page-server',
    params: idParams,
    data: reviewedProof,
    refusals: { proofNotWaiting },
  }),

  readProofFile: endpoint({
    method: 'GET',
    path: '/v2/staff/proofs/:id/files/:file',
    summary: 'Read a file of a proof that waits',
    description: 'In base64. The audit trail records who read it.',
    actor: 'staff',
    calledFrom: 'page-server',
    params: idParams.extend({ file: id }),
    data: staffFile,
    refusals: { proofNotWaiting },
  }),

  decideProof: endpoint({
    method: 'POST',
    path: '/v2/staff/proofs/:id/decision',
    summary: 'Accept or refuse a proof',
    description:
      '`files` and `dataPullId` are what was looked at: where there is something else by now, nothing is decided. Bank ' +
      'data that is refused is deleted. An income that is lower ' +
      'than the one entered is decided on again: the offer stays, becomes smaller or is declined. The borrower is emailed.',
    actor: 'staff',
    staffRole: 'underwriter',
    calledFrom: 'page-server',
    idempotent: true,
    params: idParams,
    body: z.discriminatedUnion('outcome', [
      z.strictObject({
        outcome: z.literal('accept'),
        ...lookedAt,
        /** What a proof of income shows after tax, where it is not what was entered. */
        netMonthlyIncome: money.optional().meta({ example: 1_800 }),
      }),
      z.strictObject({
        outcome: z.literal('refuse'),
        ...lookedAt,
        /** What the borrower reads. */
        refusal: z.enum(PROOF_REFUSAL_CODES),
      }),
    ]),
    data: z.strictObject({
      '@type': z.literal('reviewed-proof'),
      id,
      state: z.enum(['Met', 'Refused']),
    }),
    refusals: {
      proofNotWaiting,
      incomeNotShown: refusal(422, 'Only a proof of income shows an income. Leave it out.'),
      otherFilesSent: refusal(409, 'Another file has arrived since. Look at all of them before you decide.'),
    },
  }),
};
