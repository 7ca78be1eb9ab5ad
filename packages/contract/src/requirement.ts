import { type RequirementKind, REQUIREMENT_TYPES } from '@fairlead/core/requirement/requirement-kinds';
import { LAST_PAYMENT_DAY, PAYMENT_DAY_ERRORS } from '@fairlead/core/schedule/payment-days';
import { z } from 'zod';
import { ACCOUNT_LIMITS, ACCOUNT_REFUSALS, bankDetailsInput } from './bank-account.ts';
import { addressInput } from './address.ts';
import { codeInput, codeRefusals, textsStopped } from './auth.ts';
import { endpoint } from './wire/endpoint.ts';
import { DAY, HOUR } from './wire/rate-limit.ts';
import { refusal } from './wire/refusal.ts';
import { applicationNotOpen, quoteExpired } from './loan-application/refusals.ts';
import { paymentDayPrice } from './quote.ts';
import { id, idParams } from './wire/codecs.ts';
import { loanApplication } from './loan-application/shapes.ts';
import { mobileNumber } from './user.ts';

/** Calls for one requirement are under its `@type`: `/v2/bank-application-requirements/:id/provide-bank-details`. */
export const pathOf = (kind: RequirementKind, action: string): string =>
  `/v2/${REQUIREMENT_TYPES[kind]}s/:id/${action}`;

const paymentDayInput = z.strictObject({ day: z.int().min(1).max(LAST_PAYMENT_DAY).meta({ example: 15 }) });

/** Another answer ends the documents that were made, so it leads to as many renderings as `prepare-documents` allows. */
const answerLimit = {
  perAddress: { calls: 120, perMinutes: HOUR },
  perAccount: { calls: 60, perMinutes: HOUR },
};

const offerRefusals = { applicationNotOpen, quoteExpired };

const paymentDayRefusals = {
  ...offerRefusals,
  paymentDayNotOffered: refusal(422, `${PAYMENT_DAY_ERRORS.notOffered}.`),
};

export const requirementEndpoints = {
  updateMobileNumber: endpoint({
    method: 'POST',
    path: pathOf('phone', 'update-mobile-number'),
    summary: 'Send a code to the mobile number',
    description:
      'Without a number the code is sent to the one that the borrower has. Another number takes its place first, by ' +
      'the rule of `change-mobile-number`.',
    actor: 'borrower',
    params: idParams,
    idempotent: true,
    body: z.strictObject({ mobileNumber: mobileNumber.optional() }),
    data: loanApplication,
    rateLimit: { perAddress: { calls: 20, perMinutes: 15 }, perAccount: { calls: 5, perMinutes: 15 } },
    refusals: { ...offerRefusals, textsStopped },
  }),

  verifyMobileNumber: endpoint({
    method: 'POST',
    path: pathOf('phone', 'verify-mobile-number'),
    summary: 'Confirm the mobile number',
    description:
      'Meets the requirement. The session does not become strong; the same code then makes it strong by ' +
      '`/v2/auth/step-up/verify`, which meets the requirement as well.',
    actor: 'borrower',
    params: idParams,
    body: codeInput,
    data: loanApplication,
    rateLimit: { perAddress: { calls: 60, perMinutes: 15 }, perAccount: { calls: 20, perMinutes: 15 } },
    refusals: { ...offerRefusals, ...codeRefusals },
  }),

  confirmExistingAddress: endpoint({
    method: 'POST',
    path: pathOf('current-address', 'confirm-existing-address'),
    summary: 'Confirm the address of the application',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ isCurrent: z.literal(true) }),
    data: loanApplication,
    rateLimit: answerLimit,
    refusals: offerRefusals,
  }),

  provideNewAddress: endpoint({
    method: 'POST',
    path: pathOf('current-address', 'provide-new-address'),
    summary: 'Provide another address',
    description:
      'It becomes the address of the application and of the account, and the borrower is emailed. The address before ' +
      'stays with its dates. The credit file is not searched again.',
    actor: 'borrower',
    strength: 'strong',
    idempotent: true,
    params: idParams,
    body: addressInput,
    data: loanApplication,
    rateLimit: { perAccount: { calls: 10, perMinutes: DAY } },
    refusals: offerRefusals,
  }),

  provideBankDetails: endpoint({
    method: 'POST',
    path: pathOf('bank', 'provide-bank-details'),
    summary: 'Provide bank details',
    description:
      'The account that the loan is paid to and collected from. The bank is asked whether the name matches; nothing ' +
      'is paid to an account whose name was not confirmed. After `follow-up` on a loan that could not be paid out it ' +
      'takes another account.',
    actor: 'borrower',
    strength: 'strong',
    idempotent: true,
    params: idParams,
    body: bankDetailsInput,
    data: loanApplication,
    rateLimit: ACCOUNT_LIMITS,
    refusals: {
      ...offerRefusals,
      ...ACCOUNT_REFUSALS,
      accountNotPaid: refusal(
        422,
        'We couldn’t pay your loan into this account. Enter another account in your own name.',
      ),
    },
  }),

  provideBankPaymentDay: endpoint({
    method: 'POST',
    path: pathOf('bank', 'payment-day'),
    summary: 'Choose a payment day with the bank details',
    description:
      'The same answer by the same rule as `provide-payment-day`, right after the account was given.',
    actor: 'borrower',
    idempotent: true,
    rateLimit: answerLimit,
    params: idParams,
    body: paymentDayInput,
    data: loanApplication,
    refusals: paymentDayRefusals,
  }),

  providePaymentDay: endpoint({
    method: 'POST',
    path: pathOf('payment-day', 'provide-payment-day'),
    summary: 'Choose a payment day',
    actor: 'borrower',
    idempotent: true,
    rateLimit: answerLimit,
    params: idParams,
    body: paymentDayInput,
    data: loanApplication,
    refusals: paymentDayRefusals,
  }),

  /** The days that can be chosen today, each with its first payment. */
  paymentDayChoices: endpoint({
    method: 'GET',
    path: pathOf('payment-day', 'choices'),
    summary: 'List payment days',
    description:
      'The days of the month that fit when the money is sent today, each with its first payment and its exact price.',
    actor: 'borrower',
    params: idParams,
    data: z.array(paymentDayPrice.extend({ requirement: id })),
    refusals: offerRefusals,
  }),
};
