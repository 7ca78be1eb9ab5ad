import { DATE_CHANGE_REFUSALS } from '@fairlead/core/loan/read/payment-date-change';
import { z } from 'zod';
import { lastInstalmentChoice, loan, LOAN_EMBEDS } from './loan.ts';
import { documentSlug } from './vocabulary.ts';
import { embeddedQuery, id, idParams, isoDay, money } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';
import { EXAMPLE } from './wire/examples.ts';
import { HOUR } from './wire/rate-limit.ts';
import { refusal } from './wire/refusal.ts';

const loanDocumentParams = z.strictObject({
  id,
  slug: documentSlug,
});

const dateInput = z.strictObject({
  date: isoDay.meta({ description: 'When the next payment is due', example: '2027-01-20' }),
});

/** What a change of the payment day changes; the figures of today end in `Now`. */
const dateChangePreview = z.strictObject({
  '@type': z.literal('payment-date-change-preview'),
  date: isoDay.meta({ example: '2027-01-20' }),
  firstCollectionOn: isoDay.meta({ example: '2027-01-20' }),
  remainingAmountToPay: money.meta({ example: 10_120.3 }),
  remainingAmountToPayNow: money.meta({ example: EXAMPLE.leftToPay }),
  finalPayment: money.meta({ example: 311.2 }),
  finalPaymentNow: money.meta({ example: 303.1 }),
  endsOn: isoDay.meta({ example: '2029-11-20' }),
  endsOnNow: isoDay.meta({ example: '2029-11-15' }),
});

/** Why the day cannot be changed is in the message: `DATE_CHANGE_REFUSALS` in core. */
const dateNotChangeable = refusal(409, DATE_CHANGE_REFUSALS.paymentUnderWay);

export const dateRefusals = {
  paymentDateNotChangeable: dateNotChangeable,
  paymentDateNotOffered: refusal(422, 'This day is no longer available. Choose one of the days shown.'),
};

export const loanEndpoints = {
  readLoan: endpoint({
    method: 'GET',
    path: '/v2/loans/:id',
    summary: 'Read a loan',
    description: 'Every figure is as of the business date.',
    actor: 'borrower',
    embeds: LOAN_EMBEDS,
    params: idParams,
    query: embeddedQuery,
    data: loan,
  }),

  readLoanDocument: endpoint({
    method: 'GET',
    path: '/v2/loans/:id/:slug.pdf',
    summary: 'Read a signed document',
    actor: 'borrower',
    answers: 'document',
    calledFrom: 'link',
    params: loanDocumentParams,
    data: z.undefined(),
  }),

  paymentDatesEligibleForUpdate: endpoint({
    method: 'GET',
    path: '/v2/loans/:id/payment-dates-eligible-for-update',
    summary: 'List payment days to change to',
    description: 'The days to which the next payment can move today; later payments follow on the same day.',
    actor: 'borrower',
    params: idParams,
    data: z.array(isoDay),
    refusals: { paymentDateNotChangeable: dateNotChangeable },
  }),

  previewPaymentDateChange: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/preview-remaining-amount-to-pay-after-payment-date-change',
    summary: 'Preview the cost of a change',
    actor: 'borrower',
    rateLimit: { perAddress: { calls: 600, perMinutes: HOUR }, perAccount: { calls: 300, perMinutes: HOUR } },
    params: idParams,
    body: dateInput,
    data: dateChangePreview,
    refusals: dateRefusals,
  }),

  updatePaymentDate: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/update-payment-date',
    summary: 'Change the payment day',
    description: 'The next payment is due on that day, and later ones on the same day of each month.',
    actor: 'borrower',
    idempotent: true,
    rateLimit: { perAddress: { calls: 60, perMinutes: HOUR }, perAccount: { calls: 20, perMinutes: HOUR } },
    params: idParams,
    body: dateInput,
    data: loan,
    refusals: dateRefusals,
  }),

  chooseLastInstalment: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/choose-last-instalment',
    summary: 'Choose how to pay a larger last payment',
    description:
      'The rest of a last instalment that has grown is paid with it, or in up to three further months without interest.',
    actor: 'borrower',
    idempotent: true,
    rateLimit: { perAddress: { calls: 60, perMinutes: HOUR }, perAccount: { calls: 20, perMinutes: HOUR } },
    params: idParams,
    body: z.strictObject({ choice: lastInstalmentChoice }),
    data: loan,
    refusals: {
      nothingToChoose: refusal(409, 'There is nothing to choose for your last payment at the moment.'),
    },
  }),

  downloadLoanDocument: endpoint({
    method: 'GET',
    path: '/v2/loans/:id/:slug.pdf/download',
    summary: 'Download a signed document',
    actor: 'borrower',
    answers: 'document',
    calledFrom: 'link',
    params: loanDocumentParams,
    data: z.undefined(),
  }),
};
