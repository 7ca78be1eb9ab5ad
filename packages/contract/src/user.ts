import { APPLICATION_STATES } from '@fairlead/core/application/states';
import { LOAN_STATES } from '@fairlead/core/loan/states';
import { z } from 'zod';
import { address } from './address.ts';
import { embeddedQuery, id, idParams, isoDay, money } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';
import { EXAMPLE } from './wire/examples.ts';

const applicationSummary = z.strictObject({
  '@type': z.literal('loan-application'),
  id,
  state: z.enum(APPLICATION_STATES),
  amount: money.meta({ example: EXAMPLE.amount }),
  term: z.int().meta({ example: EXAMPLE.term }),
  expiresAt: z.string().nullable(),
  createdAt: z.string().meta({ example: EXAMPLE.instant }),
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
  loanApplications: z.array(applicationSummary).optional(),
  loans: z.array(loanSummary).optional(),
});

/** Relations of a borrower. */
export const USER_EMBEDS = ['addresses', 'loanApplications', 'loans'] as const;

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
};
