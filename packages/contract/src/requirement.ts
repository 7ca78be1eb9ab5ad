import { z } from 'zod';
import { endpoint } from './wire/endpoint.ts';
import { id, idParams, isoDay, text } from './wire/codecs.ts';
import { loanApplication } from './loan-application/loan-application.ts';

const digits = (min: number, max: number, message: string) =>
  z
    .string()
    .max(40)
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(new RegExp(`^\\d{${min},${max}}$`), message));

const bankDetailsInput = z.strictObject({
  accountName: text(60),
  sortCode: digits(6, 6, 'Sort code must be 6 digits'),
  accountNumber: digits(6, 8, 'Account number must be between 6 and 8 digits'),
});

const paymentDayInput = z.strictObject({ day: z.int().min(1).max(28) });

const followUpRefusals = { applicationNotOpen: 409, quoteExpired: 409 } as const;

const paymentDayRefusals = { ...followUpRefusals, paymentDayNotOffered: 422 } as const;

export const provideBankDetails = endpoint({
  method: 'POST',
  path: '/v2/bank-application-requirements/:id/provide-bank-details',
  summary: 'The account the loan is paid to and collected from',
  actor: 'borrower',
  strength: 'strong',
  idempotent: true,
  params: idParams,
  body: bankDetailsInput,
  data: loanApplication,
  refusals: {
    ...followUpRefusals,
    accountNotPossible: 422,
    accountNameDoesNotMatch: 422,
    accountNameIsClose: 422,
    accountCannotBeChecked: 422,
  },
});

export const provideBankPaymentDay = endpoint({
  method: 'POST',
  path: '/v2/bank-application-requirements/:id/payment-day',
  summary: 'The day of the month to pay on, from the bank details page',
  actor: 'borrower',
  idempotent: true,
  params: idParams,
  body: paymentDayInput,
  data: loanApplication,
  refusals: paymentDayRefusals,
});

export const providePaymentDay = endpoint({
  method: 'POST',
  path: '/v2/payment-day-requirements/:id/provide-payment-day',
  summary: 'The day of the month to pay on',
  actor: 'borrower',
  idempotent: true,
  params: idParams,
  body: paymentDayInput,
  data: loanApplication,
  refusals: paymentDayRefusals,
});

/** The days that can be chosen today, each with its first payment. */
export const paymentDayChoices = endpoint({
  method: 'GET',
  path: '/v2/payment-day-requirements/:id/choices',
  summary: 'The days of the month that fit, each with its first payment',
  actor: 'borrower',
  params: idParams,
  data: z.array(
    z.strictObject({ day: z.int(), firstPaymentOn: isoDay, firstCollectionOn: isoDay, requirement: id }),
  ),
  refusals: followUpRefusals,
});
