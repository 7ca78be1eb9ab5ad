import { z } from 'zod';
import { addressInput } from '../address.ts';
import { seedOf } from '../seed.ts';
import { embeddedQuery, idParams } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { DAY, HOUR } from '../wire/rate-limit.ts';
import { refusal } from '../wire/refusal.ts';
import {
  applicationNotOpen,
  bureauUnavailable,
  cannotReApply,
  commissionNotAgreed,
  motorApplicationsNotOpen,
  quoteExpired,
  vehicleUnavailable,
} from './refusals.ts';
import { loanApplication } from './shapes.ts';
import { documentCode, identityInput, submissionInput } from './submission-input.ts';

const borrowerSeed = seedOf({ name: 'task-list-lead', seed: 'progress-first' });

/** A relation that is not built yet is not in this list, so asking for it is a 400. */
export const APPLICATION_EMBEDS = [
  'quote',
  'requirements',
  'requirements.attachments',
  'requirements.bankIncome',
  'requirements.creditCards',
  'user',
  'user.addresses',
  'employmentStatus',
  'loanProduct',
  'loanProduct.partner',
  'schedule',
  'paymentDays',
  'requotability',
  'vehicle',
  'finance',
  'commissionCalculation',
] as const;

export const loanApplicationEndpoints = {
  submitApplication: endpoint({
    method: 'POST',
    path: '/v2/loan-applications',
    alsoAt: ['/loan-applications'],
    summary: 'Submit an application',
    description:
      'Returns a decision and, for a new applicant, an `autoLoginToken` to sign in with `POST /v2/auth`. In the ' +
      'sandbox the surname chooses the decision: Accept, Good, Fair, Limited, Decline, Insolvent, Mismatch, Thin, Referred, ' +
      'Slow or Down. A motor brand needs `drivingLicenceType`, `vehicle`, `financeType` and `finance`; no other brand ' +
      'takes them. A borrower who is signed in to one can leave out who they are, which the account says, and what they ' +
      'stated in an application of the last 90 days; `validationFailed` names what is missing.',
    actor: 'anyone',
    idempotent: true,
    status: 201,
    embeds: APPLICATION_EMBEDS,
    query: embeddedQuery.extend({ referral: z.string().max(2000).optional() }),
    body: submissionInput,
    data: loanApplication.extend({
      autoLoginToken: z.string().nullable().meta({ example: 'a-single-use-token' }),
    }),
    rateLimit: {
      perAddress: { calls: 5, perMinutes: HOUR },
      perAccount: { calls: 3, perMinutes: DAY },
      accountOf: ({ user }) => user?.email ?? null,
    },
    refusals: {
      directApplicationsOff: refusal(
        403,
        'You apply through one of our partners. Open the link that the partner gave you.',
      ),
      motorApplicationsNotOpen,
      bureauUnavailable,
      vehicleUnavailable,
      cannotReApply,
    },
  }),

  readApplication: endpoint({
    method: 'GET',
    path: '/v2/loan-applications/:id',
    summary: 'Read an application',
    actor: 'borrower',
    limitedSession: 'own-application',
    embeds: APPLICATION_EMBEDS,
    params: idParams,
    query: embeddedQuery,
    data: loanApplication,
  }),

  updateAddressMismatch: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/address-mismatch-update',
    summary: 'Correct the details of an applicant',
    description: 'For an application in Address Mismatch: the credit bureau is asked again.',
    actor: 'borrower',
    limitedSession: 'own-application',
    idempotent: true,
    // Asks the bureau about a person, so it could be used to find out about others.
    rateLimit: { perAddress: { calls: 20, perMinutes: HOUR }, perAccount: { calls: 10, perMinutes: DAY } },
    params: idParams,
    body: z.strictObject({
      ...identityInput,
      addresses: z.array(addressInput.nullable()).min(1).max(2),
    }),
    data: loanApplication,
    refusals: { applicationNotOpen, bureauUnavailable },
  }),

  trackApplyVisit: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/track-apply-visit',
    summary: 'Record that an offer was opened',
    actor: 'borrower',
    limitedSession: 'own-application',
    params: idParams,
    data: loanApplication,
  }),

  readSeed: endpoint({
    method: 'GET',
    path: '/v2/loan-applications/:id/seed/:name',
    summary: 'Read the variant of an experiment',
    description:
      'Which version of a page the borrower of the application sees, one of the variants that the brand’s configuration ' +
      'lists. The first answer is stored, and given again from then on.',
    actor: 'borrower',
    limitedSession: 'own-application',
    params: idParams.extend({ name: borrowerSeed.name }),
    data: borrowerSeed.data,
  }),

  storeDocumentCode: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/lrcpd',
    summary: 'Store the code of a document',
    description:
      'A number of the client’s own, stored with those of the submission and never part of a decision. The last one counts.',
    actor: 'borrower',
    // Our pages have no such number.
    calledFrom: 'other-clients',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ lrcpd: documentCode.meta({ example: 1 }) }),
    data: loanApplication,
    rateLimit: { perAccount: { calls: 60, perMinutes: HOUR } },
  }),

  followUp: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/follow-up',
    summary: 'Continue with the offer',
    description:
      'The application then lists the requirements that the borrower has to meet. After a decline it is a wish for an ' +
      'email on the day from which the borrower can apply again. Once the loan of a signed application could not be paid ' +
      'out, it asks for another account: the bank requirement is open again, and then new documents.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ followUp: z.boolean() }),
    data: loanApplication,
    refusals: { applicationNotOpen, cannotReApply, commissionNotAgreed, quoteExpired },
  }),

  declineToRequest: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/unrequested',
    summary: 'Postpone the offer',
    description: 'The offer stays open until it expires.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    data: loanApplication,
    refusals: { applicationNotOpen },
  }),
};
