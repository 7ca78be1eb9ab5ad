import { EMAIL_LIMIT } from '@fairlead/core/person/email';
import { LENDER_ACTION_KINDS } from '@fairlead/core/lender-action/lender-actions';
import { LOAN_STATES } from '@fairlead/core/loan/states';
import { z } from 'zod';
import { lenderActionNotPossible } from './hardship/lender-action.ts';
import { SAMPLE_FILE_NAMES } from './web/sample-files.ts';
import { APPLICATION_FORM, OPEN_BANKING_CALLBACK } from './web/account-paths.ts';
import { idParams, instant, isoDay, money, text } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';
import { EXAMPLE } from './wire/examples.ts';
import { refusal } from './wire/refusal.ts';

/** Calls behind the /sandbox page. They exist outside production only. */

const timeMachine = z.strictObject({
  today: isoDay.meta({ example: '2026-11-20' }),
  /** The day a running advance is going to, or null when none is running. */
  advancingTo: isoDay.nullable().meta({ example: null }),
  loansWithSomethingDue: z.int().meta({ example: 1 }),
  loansSetAside: z.int().meta({ example: 0 }),
});

const message = z.strictObject({
  id: z.string(),
  channel: z.enum(['email', 'sms']),
  to: z.string().meta({ example: EXAMPLE.email }),
  subject: z.string().meta({ example: 'Sign in' }),
  text: z.string().meta({ example: 'Open this link to sign in.' }),
  links: z.array(z.string()).meta({ example: ['http://localhost:3000/login?token=…'] }),
  attachments: z.array(z.strictObject({ filename: z.string(), contentType: z.string(), sizeBytes: z.int() })),
  sentAt: instant,
});

const magicValue = z.strictObject({
  group: z.string().meta({ example: 'Surname' }),
  value: z.string().meta({ example: 'Accept' }),
  /** What to type, field by field; empty where the value only describes. */
  typed: z.array(z.string().meta({ example: 'Accept' })),
  outcome: z.string().meta({ example: 'A price for a great credit history.' }),
});

const sandboxPaymentParams = z.strictObject({
  payment: z
    .string()
    .regex(/^BP-[0-9a-f]{24}$/)
    .meta({ example: 'BP-0123456789abcdef01234567' }),
});

/** What a payer of the sandbox is asked to pay. */
const sandboxPayment = z.strictObject({
  amount: money.meta({ example: 272.01 }),
  reference: z.string().meta({ example: 'L-20FY-M8QK' }),
  /** Path and query of the page that the browser goes back to. */
  returnTo: z.string().meta({ example: OPEN_BANKING_CALLBACK }),
  isDecided: z.boolean().meta({ example: false }),
});

export const sandboxEndpoints = {
  readTimeMachine: endpoint({
    method: 'GET',
    path: '/sandbox/api/time-machine',
    summary: 'Read the business date',
    description: 'Also shows whether the date is being moved.',
    actor: 'sandbox',
    data: timeMachine,
  }),

  advanceTime: endpoint({
    method: 'POST',
    path: '/sandbox/api/time-machine/advance',
    summary: 'Move the business date forward',
    description: 'Does the work of every day on the way, and returns when it has arrived.',
    actor: 'sandbox',
    body: z.union([
      z.strictObject({ days: z.int().min(1).max(3700).meta({ example: 30 }) }),
      z.strictObject({ to: isoDay }),
    ]),
    data: timeMachine,
    refusals: {
      advanceRunning: refusal(409, 'The clock is already moving. Wait until it arrives.'),
      timeOnlyGoesForward: refusal(422, 'The clock only moves forward. Choose today or a later day.'),
    },
  }),

  readInbox: endpoint({
    method: 'GET',
    path: '/sandbox/api/inbox',
    summary: 'Read sent messages',
    description: 'Every email and text message that the sandbox was asked to send, the newest first.',
    actor: 'sandbox',
    query: z.strictObject({ to: z.string().max(EMAIL_LIMIT).optional() }),
    data: z.array(message),
  }),

  readDesignedEmail: endpoint({
    method: 'GET',
    path: '/sandbox/api/emails/:id',
    summary: 'Show an email as designed',
    description: 'Its HTML, as a mail program shows it. No script runs in it and nothing is loaded.',
    actor: 'sandbox',
    answers: 'document',
    calledFrom: 'link',
    params: idParams,
    data: z.undefined(),
  }),

  readMagicValues: endpoint({
    method: 'GET',
    path: '/sandbox/api/magic-values',
    summary: 'List values with an outcome',
    description: 'What to enter to make each outcome happen.',
    actor: 'sandbox',
    data: z.array(magicValue),
  }),

  readBrands: endpoint({
    method: 'GET',
    path: '/sandbox/api/brands',
    summary: 'List brands',
    actor: 'sandbox',
    data: z.array(
      z.strictObject({
        id: z.string().meta({ example: 'thinkmoney' }),
        name: z.string().meta({ example: 'thinkmoney' }),
      }),
    ),
  }),

  readSamplePayslip: endpoint({
    method: 'GET',
    path: '/sandbox/api/payslip.pdf',
    summary: 'Make a sample payslip',
    description: 'A monthly payslip of an invented employer, paid a week ago.',
    actor: 'sandbox',
    answers: 'document',
    calledFrom: 'link',
    query: z.strictObject({
      name: text(80).meta({ example: EXAMPLE.fullName }),
      /** In pounds. */
      netPay: z
        .string()
        .regex(/^\d{3,5}(\.\d\d)?$/, 'Enter the net pay in pounds, like 2486.40')
        .meta({ example: '2486.40' }),
    }),
    data: z.undefined(),
  }),

  readSandboxPayment: endpoint({
    method: 'GET',
    path: '/sandbox/api/bank-payments/:payment',
    summary: 'Read what a payer is asked to pay',
    actor: 'sandbox',
    calledFrom: 'page-server',
    params: sandboxPaymentParams,
    data: sandboxPayment,
  }),

  decideSandboxPayment: endpoint({
    method: 'POST',
    path: '/sandbox/api/bank-payments/:payment/decision',
    summary: 'Answer a payment as the payer’s bank',
    description: 'The first answer counts.',
    actor: 'sandbox',
    calledFrom: 'page-server',
    params: sandboxPaymentParams,
    body: z.strictObject({ choice: text(40).meta({ example: 'pay' }) }),
    data: sandboxPayment,
  }),

  readSampleFile: endpoint({
    method: 'GET',
    path: '/sandbox/api/sample-file',
    summary: 'Make a sample file to send as a proof',
    description: 'Made for the name and the day. `/sandbox` lists each with what happens to it.',
    actor: 'sandbox',
    answers: 'document',
    calledFrom: 'link',
    query: z.strictObject({
      file: z.enum(SAMPLE_FILE_NAMES),
      name: text(80).meta({ example: EXAMPLE.fullName }),
    }),
    data: z.undefined(),
  }),

  answerCardBank: endpoint({
    method: 'POST',
    path: '/sandbox/api/card-bank',
    summary: 'Answer a bank’s question about a card',
    description: 'What the page of the bank does: it confirms a card payment, or it does not.',
    actor: 'sandbox',
    body: z.strictObject({ paymentIntentClientSecret: z.string().max(300), isConfirmed: z.boolean() }),
    data: z.strictObject({ isConfirmed: z.boolean() }),
  }),

  actAsStaff: endpoint({
    method: 'POST',
    path: '/sandbox/api/lender-actions',
    summary: 'Act on a loan as two members of staff',
    description:
      'One proposes it and the other confirms it, by the same rules: a default notice still takes 14 days.',
    actor: 'sandbox',
    body: z.strictObject({
      reference: text(40).meta({ example: EXAMPLE.loanReference }),
      kind: z.enum(LENDER_ACTION_KINDS),
    }),
    data: z.strictObject({ kind: z.enum(LENDER_ACTION_KINDS), state: z.enum(LOAN_STATES) }),
    refusals: { lenderActionNotPossible },
  }),

  makeReferral: endpoint({
    method: 'POST',
    path: '/sandbox/api/referrals',
    summary: 'Make a partner referral',
    description: 'The referral is signed and opens the form of a brand that takes no direct applications.',
    actor: 'sandbox',
    body: z.strictObject({ brand: z.string().max(40).meta({ example: 'thinkmoney' }) }),
    data: z.strictObject({
      url: z.string().meta({ example: `http://thinkmoney.localhost:3000${APPLICATION_FORM}?referral=…` }),
      referral: z.string().meta({ example: 'a-signed-referral' }),
    }),
  }),
};
