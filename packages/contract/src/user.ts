import { APPLICATION_STATES } from '@fairlead/core/application/states';
import { LOAN_STATES } from '@fairlead/core/loan/states';
import { z } from 'zod';
import { address } from './address.ts';
import { embeddedQuery, id, idParams, isoDay, money } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';

const applicationSummary = z.strictObject({
  '@type': z.literal('loan-application'),
  id,
  state: z.enum(APPLICATION_STATES),
  amount: money,
  term: z.int(),
  expiresAt: z.string().nullable(),
  createdAt: z.string(),
});

const loanSummary = z.strictObject({
  '@type': z.literal('loan'),
  id,
  reference: z.string(),
  state: z.enum(LOAN_STATES),
  isActive: z.boolean(),
  amount: money,
  leftToPay: money,
  nextPaymentOn: z.string().nullable(),
});

export const user = z.strictObject({
  '@type': z.literal('user'),
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Told with an application whose details the bureau did not find, to the owner's own session; absent elsewhere. */
  dateOfBirth: isoDay.optional(),
  maskedMobileNumber: z.string(),
  roles: z.array(z.string()),
  canReApply: z.boolean(),
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
    summary: 'The borrower, with what they have here',
    actor: 'borrower',
    embeds: USER_EMBEDS,
    params: idParams,
    query: embeddedQuery,
    data: user,
  }),
};
