import { LARGEST_FILE_BYTES, MOST_FILES, MOST_PAGES } from '@fairlead/core/requirement/proof';
import { z } from 'zod';
import { applicationNotOpen, quoteExpired } from '../loan-application/refusals.ts';
import { loanApplication } from '../loan-application/shapes.ts';
import { id, idParams, text } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { HOUR } from '../wire/rate-limit.ts';
import { refusal } from '../wire/refusal.ts';

/** Of a body with one file of the largest size in base64, which takes four characters for three bytes. */
export const UPLOAD_LIMIT_BYTES = 14 * 1024 * 1024;

const BASE64_CHARACTERS = /^[A-Za-z0-9+/]*={0,2}$/;

const isBase64 = (content: string): boolean => content.length % 4 === 0 && BASE64_CHARACTERS.test(content);

/** A file as the specification has it. What it is, is read from its bytes and not from `contentType`. */
export const fileInput = z.strictObject({
  filename: text(200).meta({ example: 'driving-licence.jpg' }),
  contentType: text(100).meta({ example: 'image/jpeg' }),
  content: z
    .string()
    .max(UPLOAD_LIMIT_BYTES, 'Send a file that is smaller than 10 MB')
    .refine(isBase64, 'Send the bytes of the file in base64')
    .meta({ format: 'byte', example: 'iVBORw0KGgo=' }),
});

const megabytes = LARGEST_FILE_BYTES / 1024 / 1024;

/** What can be wrong with a file, as the person who chose it reads it. */
export const fileRefusals = {
  fileIsEmpty: refusal(422, 'The selected file is empty.'),
  fileIsTooLarge: refusal(422, `The selected file must be smaller than ${megabytes} MB.`),
  fileTypeNotTaken: refusal(422, 'The selected file must be a JPG, PNG or PDF.'),
  photoIsTooLarge: refusal(
    422,
    'The photo has more than 25 megapixels. Take it with a smaller size, or send a screenshot of it.',
  ),
  photoNotReadable: refusal(422, 'The photo is damaged and can’t be opened. Take another one.'),
  fileHasVirus: refusal(422, 'The selected file contains a virus. Send another file.'),
  pdfNeedsPassword: refusal(422, 'This PDF needs a password. Save a copy without one and send that.'),
  pdfHasScript: refusal(422, 'This PDF contains a script. Print it to a new PDF, or send a photo of it.'),
  pdfStartsProgram: refusal(
    422,
    'This PDF can start a program. Print it to a new PDF, or send a photo of it.',
  ),
  pdfHasAttachment: refusal(
    422,
    'This PDF has another file inside it. Send that file by itself, or print the PDF to a new one.',
  ),
  pdfIsTooLong: refusal(422, `This PDF has more than ${MOST_PAGES} pages. Send only the pages we ask for.`),
  pdfIsTooComplex: refusal(422, 'This PDF is too complex to open. Send a photo of it instead.'),
  pdfNotReadable: refusal(
    422,
    'This PDF is damaged and can’t be opened. Send another copy, or a photo of it.',
  ),
};

/** Sent again it is taken, so it is not decided. */
export const otherFileIsRead = refusal(
  409,
  'We’re still reading another of your files. Send this one in a minute.',
  false,
);

export const proofIsAccepted = refusal(
  409,
  'We have accepted your proof. You don’t need to send anything more.',
);

export const proofRefusals = {
  applicationNotOpen,
  quoteExpired,
  proofIsAccepted,
  otherFileIsRead,
  tooManyFiles: refusal(
    422,
    `You have sent ${MOST_FILES} files, which is the most we can take. We’ll look at those.`,
  ),
  ...fileRefusals,
};

const DESCRIPTION =
  `A JPG, PNG or PDF of up to ${megabytes} MB in base64; up to ${MOST_FILES} are looked at together. What it is, is ` +
  'read from its bytes. Photos are stored as new pictures without metadata.';

/** One allowance for each call; each call is of another requirement, so an application has as many as it has proofs. */
export const uploadLimit = {
  perAddress: { calls: 60, perMinutes: HOUR },
  perAccount: { calls: 20, perMinutes: HOUR },
};

const proofOf = (path: string, summary: string, description: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    description,
    actor: 'borrower',
    idempotent: true,
    bodyLimitBytes: UPLOAD_LIMIT_BYTES,
    params: idParams,
    body: fileInput,
    data: loanApplication,
    rateLimit: uploadLimit,
    refusals: proofRefusals,
  });

const incomeRefusals = { applicationNotOpen, quoteExpired };

export const proofEndpoints = {
  proofOfId: proofOf(
    '/v2/id-application-requirements/:id/proof-of-id',
    'Send proof of identity',
    DESCRIPTION,
  ),

  proofOfAddress: proofOf(
    '/v2/address-application-requirements/:id/proof-of-address',
    'Send proof of address',
    DESCRIPTION,
  ),

  proofOfIncome: proofOf(
    '/v2/loan-applications/:id/proof-of-income',
    'Send proof of income',
    `${DESCRIPTION} It is looked at after \`confirm-proof-of-income\`.`,
  ),

  proofOfKeeper: proofOf(
    '/v2/keeper-application-requirements/:id/provide',
    'Send the V5C of the car',
    `${DESCRIPTION} Of a hire purchase: the page that names the registered keeper.`,
  ),

  settlementLetter: proofOf(
    '/v2/settlement-letter-application-requirements/:id/provide',
    'Send the settlement letter',
    `${DESCRIPTION} Of a hire purchase: the letter of the lender whose agreement is settled.`,
  ),

  proofOfInsurance: proofOf(
    '/v2/insurance-application-requirements/:id/provide',
    'Send the certificate of insurance',
    `${DESCRIPTION} Of a hire purchase: the certificate that names the car and the borrower.`,
  ),

  confirmProofOfIncome: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/confirm-proof-of-income',
    summary: 'Confirm the proof of income',
    description:
      'Says that all files were sent. One payslip whose figures were read and show at least what was entered is ' +
      'accepted immediately; anything else is looked at.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    data: loanApplication,
    rateLimit: { perAccount: { calls: 60, perMinutes: HOUR } },
    refusals: {
      ...incomeRefusals,
      nothingSent: refusal(422, 'Send at least one payslip or bank statement first.'),
    },
  }),

  contestPayslip: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/contest-payslip',
    summary: 'Say that a payslip was read wrongly',
    description: 'Confirms the proof of income as well: a person looks at it, with the reading and this.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ attachment: id }),
    data: loanApplication,
    rateLimit: { perAccount: { calls: 60, perMinutes: HOUR } },
    refusals: {
      ...incomeRefusals,
      proofIsAccepted: proofRefusals.proofIsAccepted,
      nothingWasRead: refusal(409, 'We haven’t read anything from this file.'),
    },
  }),

  skipProofOfIncome: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/skip-proof-of-income',
    summary: 'Skip the proof of income',
    description:
      'Only where `maySkip` of the requirement says so: the credit file supports the stated income, or the borrower ' +
      'agrees to what their bank data shows. An income that is lower than the one entered is decided on again: the offer ' +
      'stays, becomes smaller or is declined. Where the data leaves a doubt, a person looks at it first.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    data: loanApplication,
    rateLimit: { perAccount: { calls: 60, perMinutes: HOUR } },
    refusals: {
      ...incomeRefusals,
      proofIsNeeded: refusal(409, 'We need proof of your income for this loan.'),
    },
  }),
};
