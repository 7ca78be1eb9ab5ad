import { ERASED_LATER, ERASED_NOW } from '@fairlead/core/retention/erasure-plan';
import { MOBILE_ERRORS, parseUkMobile } from '@fairlead/core/person/uk-phone';
import { APPLICATION_STATES } from '@fairlead/core/application/states';
import { LOAN_STATES } from '@fairlead/core/loan/states';
import { z } from 'zod';
import { address, addressInput } from './address.ts';
import { embeddedQuery, id, idParams, isoDay, money, readBy } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';
import { EXAMPLE } from './wire/examples.ts';
import { DAY, HOUR } from './wire/rate-limit.ts';

/** A UK mobile number as it is typed. */
export const mobileNumber = readBy(parseUkMobile, MOBILE_ERRORS, 30).meta({ example: '07700 900123' });

const applicationSummary = z.strictObject({
  '@type': z.literal('loan-application'),
  id,
  state: z.enum(APPLICATION_STATES),
  amount: money.meta({ example: EXAMPLE.amount }),
  term: z.int().meta({ example: EXAMPLE.term }),
  expiresAt: z.string().nullable(),
  createdAt: z.string().meta({ example: EXAMPLE.instant }),
  /** Of the price in force; null without one. */
  monthlyCost: money.nullable().meta({ example: EXAMPLE.monthlyCost }),
  /** How many of the requirements are still open; null before anything is asked. */
  tasksLeft: z.int().nullable().meta({ example: 2 }),
});

const loanSummary = z.strictObject({
  '@type': z.literal('loan'),
  id,
  reference: z.string().meta({ example: EXAMPLE.loanReference }),
  state: z.enum(LOAN_STATES),
  isActive: z.boolean(),
  amount: money.meta({ example: EXAMPLE.amount }),
  leftToPay: money.meta({ example: EXAMPLE.leftToPay }),
  nextPaymentOn: z.string().nullable().meta({ example: EXAMPLE.firstPaymentOn }),
  nextPaymentAmount: money.nullable().meta({ example: EXAMPLE.monthlyCost }),
  /** What is due and was not paid. */
  arrears: money.meta({ example: 0 }),
  isMandateActive: z.boolean(),
  /** Whether it could not be paid out, and waits for another account. */
  isAccountNeeded: z.boolean().meta({ example: false }),
  /** The day of its last event, once it has ended. */
  endedOn: isoDay.nullable().meta({ example: null }),
});

/** An address with the time for which it was the borrower's here. */
const addressRecord = z.strictObject({
  ...address.shape,
  /** When it was given; null for one that was given before we stored that. */
  recordedOn: isoDay.nullable().meta({ example: EXAMPLE.signedOn }),
  /** When another took its place; null for the present one, and for one that was given as an earlier one. */
  replacedOn: isoDay.nullable().meta({ example: null }),
});

export const user = z.strictObject({
  '@type': z.literal('user'),
  id,
  email: z.string().meta({ example: EXAMPLE.email }),
  firstName: z.string().meta({ example: EXAMPLE.firstName }),
  lastName: z.string().meta({ example: EXAMPLE.lastName }),
  /** Sent with an application whose details the bureau did not find, to the owner's own session; absent elsewhere. */
  dateOfBirth: isoDay.optional().meta({ example: EXAMPLE.dateOfBirth }),
  maskedMobileNumber: z.string().meta({ example: EXAMPLE.maskedMobileNumber }),
  roles: z.array(z.string()).meta({ example: [] }),
  canReApply: z.boolean(),
  /** A sentence for the borrower; null where they can apply. */
  cannotReApplyBecause: z.string().nullable().meta({ example: null }),
  addresses: z.array(address).optional(),
  /** The same addresses with their dates, the present one first. */
  addressHistory: z.array(addressRecord).optional(),
  loanApplications: z.array(applicationSummary).optional(),
  loans: z.array(loanSummary).optional(),
});

/** Relations of a borrower. */
export const USER_EMBEDS = ['addresses', 'addressHistory', 'loanApplications', 'loans'] as const;

const erasure = z.strictObject({
  '@type': z.literal('erasure'),
  /** What goes when it is asked for. */
  now: z.array(z.enum(ERASED_NOW)),
  /** What stays, with the first day on which it is gone; null while that day is not known. */
  later: z.array(
    z.strictObject({
      what: z.enum(ERASED_LATER),
      reference: z.string().nullable().meta({ example: EXAMPLE.loanReference }),
      until: isoDay.nullable().meta({ example: null }),
    }),
  ),
});

export const userEndpoints = {
  readUser: endpoint({
    method: 'GET',
    path: '/v2/users/:id',
    summary: 'Read a borrower',
    description:
      'The session that an application with a known email address gives reads the applicant as they described themselves.',
    actor: 'borrower',
    limitedSession: 'allowed',
    embeds: USER_EMBEDS,
    params: idParams,
    query: embeddedQuery,
    data: user,
  }),

  downloadPersonalData: endpoint({
    method: 'GET',
    path: '/v2/users/:id/personal-data.zip',
    summary: 'Download everything about a borrower',
    description: 'A ZIP with every record as JSON, the documents, and the text of every message.',
    actor: 'borrower',
    strength: 'strong',
    answers: 'document',
    calledFrom: 'link',
    params: idParams,
    data: z.undefined(),
    rateLimit: { perAccount: { calls: 10, perMinutes: HOUR } },
  }),

  readErasure: endpoint({
    method: 'GET',
    path: '/v2/users/:id/erasure',
    summary: 'Read what an erasure request would do',
    actor: 'borrower',
    strength: 'strong',
    params: idParams,
    data: erasure,
  }),

  requestErasure: endpoint({
    method: 'POST',
    path: '/v2/users/:id/erasure',
    summary: 'Ask for erasure',
    description:
      'Erases what no law or claim needs, returns what stays and until when, and emails the borrower the same.',
    actor: 'borrower',
    strength: 'strong',
    idempotent: true,
    params: idParams,
    data: erasure,
    rateLimit: { perAccount: { calls: 10, perMinutes: HOUR } },
  }),

  changeAddress: endpoint({
    method: 'POST',
    path: '/v2/users/:id/change-address',
    summary: 'Change the address',
    description:
      'The address before it stays with its dates, and the borrower is emailed. An application that is under way ' +
      'stays at the address that it was made with. The address that the borrower already has changes nothing.',
    actor: 'borrower',
    strength: 'strong',
    idempotent: true,
    params: idParams,
    body: addressInput,
    data: user,
    rateLimit: { perAccount: { calls: 10, perMinutes: DAY } },
  }),

  changeMobileNumber: endpoint({
    method: 'POST',
    path: '/v2/users/:id/change-mobile-number',
    summary: 'Change the mobile number',
    description:
      'Codes are sent to the new number from then on, and the borrower is emailed. Until a code has been confirmed, ' +
      'and while nothing is signed, a weak session can correct the number three times a day; afterwards it takes a ' +
      'session that is strong by a code sent to the number before, or one that began in the last 15 minutes with an ' +
      'emailed link that was asked for in order to change it. The number before gets a text, where it was proved.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ mobileNumber }),
    data: user,
    rateLimit: { perAccount: { calls: 20, perMinutes: DAY } },
  }),
};
