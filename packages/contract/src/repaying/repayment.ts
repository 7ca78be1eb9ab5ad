import { REPAYMENT_REFUSALS } from '@fairlead/core/collection/repayment';
import { z } from 'zod';
import { loan } from '../loan.ts';
import { id, idParams, isoDay, money, positiveMoney } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { EXAMPLE } from '../wire/examples.ts';
import { HOUR } from '../wire/rate-limit.ts';
import { refusal } from '../wire/refusal.ts';

const amount = positiveMoney.meta({ description: 'In pounds', example: 250 });

/** What stays the same after an early payment: the instalment, so that the loan ends sooner, or the term. */
export const keeps = z.enum(['instalment', 'term']);

/** What can be paid now; without a range, why not. */
const repaymentOption = z.strictObject({
  range: z.strictObject({ least: money, most: money }).nullable(),
  reason: z.string().nullable().meta({ example: 'Pay what is overdue first.' }),
});

const repaymentOptions = z.strictObject({
  '@type': z.literal('repayment-options'),
  /** What is overdue, or still owed after the agreement was terminated. */
  late: repaymentOption,
  /** More than is due, up to what pays off the loan. */
  early: repaymentOption,
  /**
   * When a Direct Debit that is asked for today is collected, and until before which day it can be cancelled; null
   * without an active mandate.
   */
  directDebit: z.strictObject({ submitOn: isoDay, collectOn: isoDay }).nullable(),
  /** What can be paid early today by card or from a bank, and whose fields take the card; null where no card can be used. */
  card: z.strictObject({ early: repaymentOption, fields: z.enum(['sandbox', 'stripe']) }).nullable(),
});

/** How the loan continues after an early payment. */
const earlyOutcome = z.strictObject({
  endsOn: isoDay.meta({ example: '2029-06-15' }),
  monthlyCost: money.meta({ example: EXAMPLE.monthlyCost }),
  instalmentsLeft: z.int().meta({ example: 31 }),
  leftToPay: money.meta({ example: 9400.1 }),
  /** Less interest to pay than without the payment. */
  saved: money.meta({ example: 118.4 }),
});

const earlyRepaymentPreview = z.strictObject({
  '@type': z.literal('early-repayment-preview'),
  amount,
  paidOn: isoDay.meta({ example: '2026-12-18' }),
  /** It pays off the loan. */
  settles: z.boolean().meta({ example: false }),
  /** As it is without the payment. */
  now: earlyOutcome.omit({ saved: true }),
  /** The instalment stays. */
  sooner: earlyOutcome,
  /** The term stays. */
  lower: earlyOutcome,
});

/** Why is in the message: `REPAYMENT_REFUSALS` in core. */
const repaymentNotPossible = refusal(409, REPAYMENT_REFUSALS.alreadyBeingPaid);

/** Of every payment that a borrower asks for. */
export const repaymentRefusals = {
  repaymentNotPossible,
  amountNotPossible: refusal(422, 'Enter an amount within the range shown.'),
};

const limits = {
  perAddress: { calls: 60, perMinutes: HOUR },
  perAccount: { calls: 20, perMinutes: HOUR },
} as const;

/** What a borrower pays besides the instalments. */
export const repaymentEndpoints = {
  repaymentOptions: endpoint({
    method: 'GET',
    path: '/v2/loans/:id/repayment-options',
    summary: 'Read what can be paid now',
    actor: 'borrower',
    params: idParams,
    data: repaymentOptions,
  }),

  previewEarlyRepayment: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/preview-early-repayment',
    summary: 'Preview an early payment',
    description:
      'What an early payment changes, by Direct Debit in three working days or today by card or from a bank: the loan ends sooner, or the instalments are lower.',
    actor: 'borrower',
    rateLimit: { perAddress: { calls: 600, perMinutes: HOUR }, perAccount: { calls: 300, perMinutes: HOUR } },
    params: idParams,
    body: z.strictObject({
      amount,
      method: z.enum(['DIRECT_DEBIT', 'CARD', 'OPEN_BANKING']).default('DIRECT_DEBIT'),
    }),
    data: earlyRepaymentPreview,
    refusals: repaymentRefusals,
  }),

  directDebitEarlyRepayment: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/direct-debit-early-repayment',
    summary: 'Pay early by Direct Debit',
    description:
      'Collected in three working days, and cancelled until it is submitted. The loan ends sooner unless `keeps` is `term`; then the instalments are lower. A payment that reaches the settlement figure settles the loan.',
    actor: 'borrower',
    idempotent: true,
    rateLimit: limits,
    params: idParams,
    body: z.strictObject({ amount, keeps: keeps.default('instalment') }),
    data: loan,
    refusals: repaymentRefusals,
  }),

  directDebitLateRepayment: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/direct-debit-late-repayment',
    summary: 'Pay arrears by Direct Debit',
    description:
      'What is overdue, or still owed after the agreement was terminated. Collected in three working days, and cancelled until it is submitted.',
    actor: 'borrower',
    idempotent: true,
    rateLimit: limits,
    params: idParams,
    body: z.strictObject({ amount }),
    data: loan,
    refusals: repaymentRefusals,
  }),

  cancelRepayment: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/cancel-repayment',
    summary: 'Cancel a payment asked for',
    description: 'Until it is submitted to the bank.',
    actor: 'borrower',
    idempotent: true,
    rateLimit: limits,
    params: idParams,
    body: z.strictObject({ paymentId: id }),
    data: loan,
    refusals: {
      paymentNotCancellable: refusal(
        409,
        'This payment has been sent to your bank, so it can’t be cancelled.',
      ),
    },
  }),
};
