import { BUREAU_MATCHES, MATCH_LEVELS } from '@fairlead/core/decision/bureau-report';
import { DECLINE_REASON_CODES } from '@fairlead/core/decision/decline-reasons';
import { CREDIT_HISTORIES } from '@fairlead/core/pricing/bands';
import { z } from 'zod';
import { lenderActionEndpoints } from './hardship/lender-action.ts';
import { staffCaseEndpoints } from './hardship/loan-case.ts';
import { staffFile, staffProofEndpoints } from './proofs/staff-proof.ts';
import { carForReview } from './motor/shapes.ts';
import { user } from './user.ts';
import { FILE_TYPES } from './vocabulary.ts';
import { id, idParams, instant, isoDay, money, text } from './wire/codecs.ts';
import { endpoint, STAFF_ROLES } from './wire/endpoint.ts';
import { EXAMPLE } from './wire/examples.ts';
import { refusal } from './wire/refusal.ts';

const staffSession = z.strictObject({
  '@type': z.literal('staff-session'),
  /** What the identity provider calls the member of staff: audit rows name it. */
  subject: z.string().meta({ example: 'staff-0001' }),
  name: z.string().meta({ example: 'Uma Underwriter' }),
  roles: z.array(z.enum(STAFF_ROLES)),
  expiresAt: instant,
});

const waitingApplication = z.strictObject({
  '@type': z.literal('waiting-application'),
  id,
  brandName: z.string().meta({ example: 'Asda Money' }),
  amount: money.meta({ example: EXAMPLE.amount }),
  term: z.int().meta({ example: EXAMPLE.term }),
  createdAt: instant,
  expiresAt: isoDay.nullable(),
  /** Declined before: the applicant asks a person to look again. */
  isSecondLook: z.boolean().meta({ example: false }),
});

const reviewedApplication = waitingApplication.extend({
  '@type': z.literal('application-for-review'),
  applicant: z.strictObject({
    name: z.string().meta({ example: EXAMPLE.fullName }),
    dateOfBirth: isoDay.meta({ example: EXAMPLE.dateOfBirth }),
    email: z.string().meta({ example: EXAMPLE.email }),
    maskedMobileNumber: z.string().meta({ example: EXAMPLE.maskedMobileNumber }),
    /** The current address first. */
    addresses: z.array(z.string()).meta({ example: ['1 Harbour Lane, Easterby, ID1 1QD'] }),
  }),
  household: z.strictObject({
    employmentStatus: z.string().meta({ example: 'Employed - full time' }),
    occupation: z.string().nullable().meta({ example: 'Harbour pilot' }),
    netMonthlyIncome: money,
    housingCost: money,
    numberOfDependants: z.string().meta({ example: '0' }),
  }),
  /** Where the applicant asks a person to look at a decline again. */
  secondLook: z
    .strictObject({
      askedAt: instant,
      /** In the applicant’s words. */
      reason: z.string().meta({ example: 'One of the defaults is not mine.' }),
      declineReasons: z.array(z.enum(DECLINE_REASON_CODES)),
      /** What was sent with it; null where nothing was. */
      file: z
        .strictObject({
          filename: z.string().meta({ example: 'letter-from-the-agency.pdf' }),
          contentType: z.enum(FILE_TYPES),
          pages: z.int().min(1),
        })
        .nullable(),
    })
    .nullable()
    .meta({ example: null }),
  /** Of a hire purchase, with why a person looks at the car; null of an unsecured loan. */
  car: carForReview
    .extend({ reasons: z.array(z.string()).meta({ example: ['The car was imported.'] }) })
    .nullable()
    .meta({ example: null }),
  report: z.strictObject({
    match: z.enum(BUREAU_MATCHES),
    /** Of the name and the date of birth; null where the agency does not say, as for the address. */
    identityMatch: z.enum(MATCH_LEVELS).nullable(),
    addressMatch: z.enum(MATCH_LEVELS).nullable(),
    score: z.int().meta({ example: 850 }),
    monthlyCommitments: money,
    hasInsolvency: z.boolean(),
    defaultsLast12Months: z.int(),
    isReferred: z.boolean(),
    /** The band that the score alone would give; null below every band. */
    bandByScore: z.enum(CREDIT_HISTORIES).nullable(),
  }),
});

const reason = text(500, 10).meta({ example: 'Payslips and the electoral roll confirm the details.' });

const applicationNotWaiting = refusal(
  409,
  'This application is not waiting for a decision any more. Reload the list to see those that are.',
);

/** What the browser keeps between the start of a sign-on and its end, sealed. */
const pending = z.string().min(20).max(2000).meta({ example: 'sealed-by-the-server' });

export const staffEndpoints = {
  startStaffSignOn: endpoint({
    method: 'POST',
    path: '/v2/staff/sign-on',
    summary: 'Start a sign-on of staff',
    description:
      'Returns the address at the identity provider, and what has to be sent back with its answer.',
    actor: 'anyone',
    calledFrom: 'page-server',
    data: z.strictObject({
      address: z.string().meta({ example: 'https://id.lender.example/authorize?…' }),
      pending,
    }),
    rateLimit: { perAddress: { calls: 60, perMinutes: 15 } },
    refusals: {
      noIdentityProvider: refusal(503, 'Staff sign-in needs an identity provider: set OIDC_ISSUER.'),
    },
  }),

  finishStaffSignOn: endpoint({
    method: 'POST',
    path: '/v2/staff/sign-on/finish',
    summary: 'Finish a sign-on of staff',
    description:
      'Exchanges the identity provider’s answer for a session. Groups give roles; only the identity provider’s ' +
      'answer makes someone staff.',
    actor: 'anyone',
    calledFrom: 'page-server',
    body: z.strictObject({
      pending,
      /** The query of the address that the identity provider sent the browser back to. */
      answer: z.string().min(1).max(4000).meta({ example: 'code=…&state=…' }),
    }),
    data: staffSession.extend({ token: z.string().meta({ example: 'a-bearer-token' }) }),
    rateLimit: { perAddress: { calls: 60, perMinutes: 15 } },
    refusals: {
      signOnNotUsable: refusal(401, 'This sign-in was used, took too long or was refused. Start again.'),
      noStaffRole: refusal(403, 'None of your groups has a role here. Ask your manager for one.'),
    },
  }),

  readStaffSession: endpoint({
    method: 'GET',
    path: '/v2/staff/session',
    summary: 'Read who is signed on',
    actor: 'staff',
    calledFrom: 'page-server',
    data: staffSession,
  }),

  signOutStaff: endpoint({
    method: 'POST',
    path: '/v2/staff/sign-out',
    summary: 'Sign staff out',
    actor: 'staff',
    calledFrom: 'page-server',
    data: z.strictObject({ signedOut: z.literal(true) }),
  }),

  listWaitingApplications: endpoint({
    method: 'GET',
    path: '/v2/staff/applications',
    summary: 'List applications that wait for staff',
    description: 'The hundred that have waited longest, of every brand, without personal details.',
    actor: 'staff',
    calledFrom: 'page-server',
    data: z.array(waitingApplication),
  }),

  readApplicationForReview: endpoint({
    method: 'GET',
    path: '/v2/staff/applications/:id',
    summary: 'Read an application that waits for staff',
    description: 'The audit trail records who read it.',
    actor: 'staff',
    calledFrom: 'page-server',
    params: idParams,
    data: reviewedApplication,
    refusals: { applicationNotWaiting },
  }),

  readSecondLookFile: endpoint({
    method: 'GET',
    path: '/v2/staff/applications/:id/second-look/file',
    summary: 'Read the file of a second look',
    description: 'In base64, while the application waits. The audit trail records who read it.',
    actor: 'staff',
    calledFrom: 'page-server',
    params: idParams,
    data: staffFile,
    refusals: { applicationNotWaiting },
  }),

  decideApplication: endpoint({
    method: 'POST',
    path: '/v2/staff/applications/:id/decision',
    summary: 'Decide a referred application',
    description:
      'An approval names the credit band that prices the loan. It never lends more than the applicant can afford, or ' +
      'against a rule of the product. The applicant is emailed.',
    actor: 'staff',
    staffRole: 'underwriter',
    calledFrom: 'page-server',
    idempotent: true,
    params: idParams,
    body: z.discriminatedUnion('outcome', [
      z.strictObject({ outcome: z.literal('approve'), band: z.enum(CREDIT_HISTORIES), reason }),
      z.strictObject({
        outcome: z.literal('decline'),
        /** What the applicant reads. */
        declineReasons: z.array(z.enum(DECLINE_REASON_CODES)).min(1, 'Choose at least one reason').max(5),
        /** What colleagues read. */
        reason,
      }),
    ]),
    data: z.strictObject({
      '@type': z.literal('reviewed-application'),
      id,
      state: z.enum(['Quoted', 'Declined']),
    }),
    refusals: {
      applicationNotWaiting,
      cannotApprove: refusal(409, 'The rules do not allow this loan. Choose another band or decline it.'),
    },
  }),

  ...staffProofEndpoints,
  ...lenderActionEndpoints,
  ...staffCaseEndpoints,

  findBorrower: endpoint({
    method: 'GET',
    path: '/v2/staff/borrowers',
    summary: 'Look up a borrower by reference',
    description:
      'By the reference or the id of an application; a loan has the reference of its application. The audit trail records who looked.',
    actor: 'staff',
    calledFrom: 'page-server',
    query: z.strictObject({ reference: text(40).meta({ example: EXAMPLE.loanReference }) }),
    data: user.extend({ brandName: z.string().meta({ example: 'Asda Money' }) }),
  }),
};
