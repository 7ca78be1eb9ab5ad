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
  amount: money.meta({ example: 7500 }),
  term: z.int().meta({ example: 36 }),
  expiresAt: z.string().nullable(),
  createdAt: z.string().meta({ example: '2026-11-20T10:00:00.000Z' }),
});

const loanSummary = z.strictObject({
  '@type': z.literal('loan'),
  id,
  reference: z.string().meta({ example: 'L-7QK2-94MD' }),
  state: z.enum(LOAN_STATES),
  isActive: z.boolean(),
  amount: money.meta({ example: 7500 }),
  leftToPay: money.meta({ example: 10_614.57 }),
  nextPaymentOn: z.string().nullable().meta({ example: '2026-12-15' }),
});

export const user = z.strictObject({
  '@type': z.literal('user'),
  id,
  email: z.string().meta({ example: 'ada.accept@mail.example' }),
  firstName: z.string().meta({ example: 'Ada' }),
  lastName: z.string().meta({ example: 'Accept' }),
  /** Sent with an application whose details the bureau did not find, to the owner's own session; absent elsewhere. */
  dateOfBirth: isoDay.optional().meta({ example: '1988-04-12' }),
  maskedMobileNumber: z.string().meta({ example: '07••• •••123' }),
  roles: z.array(z.string()).meta({ example: [] }),
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
    summary: 'Read a borrower',
    description: 'A session limited to one application cannot read its borrower.',
    actor: 'borrower',
    embeds: USER_EMBEDS,
    params: idParams,
    query: embeddedQuery,
    data: user,
  }),
};
