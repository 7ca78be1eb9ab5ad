import { FORM_PAGE_WORDS } from '@fairlead/core/application/unfinished-form';
import { EMAIL_ERRORS, EMAIL_LIMIT, parseEmail } from '@fairlead/core/person/email';
import { DRIVING_LICENCE_TYPES } from '@fairlead/core/person/driving-licence';
import { INCOME_FREQUENCIES } from '@fairlead/core/income/net-monthly-income';
import { keysOf } from '@fairlead/core/records';
import { z } from 'zod';
import {
  employmentStatusName,
  loanReason,
  maritalStatus,
  numberOfDependants,
  residentialStatus,
} from '../vocabulary.ts';
import { secretText, UNSTORABLE, UNSTORABLE_MESSAGE } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { EXAMPLE } from '../wire/examples.ts';
import { HOUR } from '../wire/rate-limit.ts';
import { refusal } from '../wire/refusal.ts';

/** What someone typed, even if it is not finished or not correct: nothing is trimmed. */
const typed = (limit = 200) =>
  z
    .string()
    .refine((value) => !UNSTORABLE.test(value), UNSTORABLE_MESSAGE)
    .max(limit, `Use ${limit} characters or fewer`);

/** One of the choices, or none yet. */
const chosen = <const T extends string>(values: readonly T[]) => z.enum([...values, '']);

const stay = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.null(),
]);

const typedAddress = <const I extends 0 | 1>(index: I) =>
  z.strictObject({
    index: z.literal(index),
    houseNumber: typed().meta({ example: '1' }),
    flatNumber: typed().meta({ example: '' }),
    line1: typed().meta({ example: 'Harbour Lane' }),
    line2: typed().meta({ example: '' }),
    town: typed().meta({ example: 'Easterby' }),
    county: typed().meta({ example: '' }),
    postCode: typed(20).meta({ example: 'ID1 1QD' }),
    period: stay.meta({ example: 3 }),
    populateManually: z.boolean().meta({ example: false }),
  });

const opaqueCode = z.int().min(0).max(1_000_000_000);

/** An email address as typed: spaces around it stay. */
const typedEmail = typed(EMAIL_LIMIT).superRefine((value, context) => {
  const parsed = parseEmail(value);
  if (!parsed.ok) context.addIssue({ code: 'custom', message: EMAIL_ERRORS[parsed.refusal] });
});

const typedDate = z.strictObject({ day: typed(20), month: typed(20), year: typed(20) });

/** What a form for motor finance asks besides. */
const carAnswers = z
  .strictObject({
    registrationNumber: typed(20),
    confirmedMark: typed(20),
    isCarTyped: z.boolean(),
    make: typed(),
    model: typed(),
    colour: typed(),
    yearOfManufacture: typed(20),
    mileage: typed(20),
    lender: typed(),
    agreementNumber: typed(),
    settlementAmount: typed(40),
    settlementValidUntil: typedDate,
    drivingLicenceType: chosen(DRIVING_LICENCE_TYPES),
    drivingLicenceNumber: typed(40),
    isCarAnswered: z.boolean(),
  })
  .partial();

/** The form as it is typed, field by field. It has no field for bank details. */
const answers = z.strictObject({
  amount: typed(40).meta({ example: '7,500' }),
  term: typed(10).meta({ example: '36' }),
  reason: chosen(loanReason.options).meta({ example: 'home_improvement' }),
  firstName: typed().meta({ example: EXAMPLE.firstName }),
  lastName: typed().meta({ example: EXAMPLE.lastName }),
  dateOfBirth: z.strictObject({
    day: typed(20).meta({ example: '12' }),
    month: typed(20).meta({ example: 'April' }),
    year: typed(20).meta({ example: '1988' }),
  }),
  email: typedEmail.meta({ example: EXAMPLE.email }),
  mobileNumber: typed(60).meta({ example: '07700 900123' }),
  addresses: z.tuple([typedAddress(0), typedAddress(1)]),
  employmentStatus: z.strictObject({ name: employmentStatusName }).nullable(),
  occupation: typed().meta({ example: 'Carpenter' }),
  income: typed(40).meta({ example: '2,600' }),
  incomeFrequency: z.enum(INCOME_FREQUENCIES).meta({ example: 'monthly' }),
  residentialStatus: chosen(residentialStatus.options).meta({ example: 'private_tenant' }),
  rentOrMortgageMonthlyPayment: typed(40).meta({ example: '600' }),
  maritalStatus: chosen(maritalStatus.options).meta({ example: 'Single' }),
  numberOfDependants: chosen(numberOfDependants.options).meta({ example: '0' }),
  monthlyDependantsCost: typed(40).meta({ example: '' }),
  reminders: chosen(['yes', 'no']).meta({ example: 'yes' }),
  offers: chosen(['yes', 'no']).meta({ example: '' }),
  group: chosen(['yes', 'no']).meta({ example: '' }),
  referral: typed(2000).meta({ example: '' }),
  lufcd: opaqueCode.meta({ example: 0 }),
  lfcd: opaqueCode.meta({ example: 0 }),
  lcpd: opaqueCode.meta({ example: 0 }),
  ...carAnswers.shape,
});

/** A form that is not sent yet, and where its applicant is in it. */
export const savedForm = z.strictObject({
  page: z.enum(keysOf(FORM_PAGE_WORDS)).meta({ example: 'address' }),
  version: z.int().min(1).max(1_000_000).meta({ example: 2, description: 'Of the form in the browser' }),
  answers,
});

/** 32 random bytes in base64url, made by the browser. It can change the draft and cannot read it. */
const key = secretText.meta({ example: 'A-key-of-43-characters-made-by-the-browser_' });

const token = secretText.meta({ example: 'A-token-of-43-characters-out-of-an-email---' });

/** The key of the draft, or the token of a link to it, which can be used up or expired. */
const secret = secretText.meta({ example: 'A-key-of-43-characters-made-by-the-browser_' });

const LINK_CALLS = { perAddress: { calls: 60, perMinutes: 15 } };

export const draftEndpoints = {
  saveDraft: endpoint({
    method: 'POST',
    path: '/v2/application-drafts',
    summary: 'Save a form that is not sent yet',
    description:
      'Stores the whole form under the key. It can be read only with the link that is emailed to its address. ' +
      'The key also goes with the submission, in `X-Draft-Key`, which deletes the draft.',
    actor: 'anyone',
    body: z.strictObject({
      key,
      isNew: z
        .boolean()
        .meta({ example: true, description: 'Whether this is the first time that it is saved' }),
      ...savedForm.shape,
    }),
    data: z.strictObject({ '@type': z.literal('application-draft'), saved: z.literal(true) }),
    bodyLimitBytes: 64 * 1024,
    rateLimit: {
      perAddress: { calls: 240, perMinutes: HOUR },
      perAccount: { calls: 60, perMinutes: HOUR },
      accountOf: ({ answers: { email } }) => email,
    },
    refusals: {
      draftGone: refusal(
        409,
        'These answers are not saved any more: they were sent, deleted, or continued on another device.',
      ),
      draftsOff: refusal(403, 'Applications are not open yet, so the form is not saved.'),
    },
  }),

  sendDraftLink: endpoint({
    method: 'POST',
    path: '/v2/application-drafts/send-link',
    summary: 'Email a link to a saved form',
    description: 'To the address in the form. The answer is the same whether or not there is a draft.',
    actor: 'anyone',
    body: z.strictObject({ secret }),
    data: z.strictObject({ sent: z.literal(true) }),
    rateLimit: { perAddress: { calls: 20, perMinutes: 15 } },
  }),

  continueDraft: endpoint({
    method: 'POST',
    path: '/v2/application-drafts/continue',
    summary: 'Open a saved form by its link',
    description:
      'Uses up the token of the link and returns the form. From then on it is saved under the key given here, and the key ' +
      'before it no longer counts. The same call again gets the same answer.',
    actor: 'anyone',
    body: z.strictObject({ token, key }),
    data: savedForm.extend({ '@type': z.literal('application-draft') }),
    rateLimit: LINK_CALLS,
    refusals: {
      draftLinkNotUsable: refusal(410, 'This link has been used or has expired. Ask for a new one.'),
    },
  }),

  stopDraftReminders: endpoint({
    method: 'POST',
    path: '/v2/application-drafts/stop-reminders',
    summary: 'Stop emails about a saved form',
    description:
      'To the address of the form, about every form that is saved for it. The token can be used up or expired.',
    actor: 'anyone',
    body: z.strictObject({ token }),
    data: z.strictObject({ stopped: z.literal(true) }),
    rateLimit: LINK_CALLS,
  }),

  deleteDraft: endpoint({
    method: 'POST',
    path: '/v2/application-drafts/delete',
    summary: 'Delete a saved form',
    description:
      'By its key, or by the token of a link that can still be used. The answer is the same whether or not there is a draft.',
    actor: 'anyone',
    body: z.strictObject({ secret }),
    data: z.strictObject({ deleted: z.literal(true) }),
    rateLimit: LINK_CALLS,
  }),
};
