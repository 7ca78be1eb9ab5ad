import { ARRANGEMENT_REFUSALS } from '@fairlead/core/arrangement/eligibility';
import { FIRST_DAY_REFUSALS } from '@fairlead/core/arrangement/first-day-refusals';
import { ARRANGEMENT_REASONS, OTHER_REASON_LIMIT } from '@fairlead/core/arrangement/form';
import { NEEDED_ANSWERS } from '@fairlead/core/financial-statement/missing';
import { keysOf } from '@fairlead/core/records';
import { z } from 'zod';
import { id, idParams, isoDay, money, positiveMoney, text } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { HOUR } from '../wire/rate-limit.ts';
import { refusal } from '../wire/refusal.ts';
import { repaymentRefusals } from './repayment.ts';

const paidBy = z.enum(['direct-debit', 'borrower']);

/** The answers, each null until it is given. */
const formData = z.strictObject({
  reason: z.enum(keysOf(ARRANGEMENT_REASONS)).nullable().default(null).meta({ example: 'less-income' }),
  /** In their own words, for the reason `other`. */
  other: text(OTHER_REASON_LIMIT).nullable().default(null).meta({ example: null }),
  /** Whether the bills that come first are up to date in the financial statement. */
  priorityBillsUpdated: z.boolean().nullable().default(null).meta({ example: true }),
  /** A month. */
  amount: positiveMoney.nullable().default(null).meta({ example: 60 }),
  /** In months. */
  term: z.int().min(1).max(120).nullable().default(null).meta({ example: 3 }),
  /** The version of the financial statement that the amount was worked out from. */
  affordability: z
    .strictObject({ financialStatementId: id, version: z.int().min(1).meta({ example: 3 }) })
    .nullable()
    .default(null),
  /** When the first payment is due. */
  paymentDate: isoDay.nullable().default(null).meta({ example: '2027-02-15' }),
  paidBy: paidBy.nullable().default(null).meta({ example: 'direct-debit' }),
});

const payment = z.strictObject({ dueOn: isoDay, collectOn: isoDay, amount: money });

/** What an arrangement with these answers would be; of one that is agreed, what it is. */
const plan = z.strictObject({
  payments: z.array(payment),
  total: money.meta({ example: 180 }),
  /** The day from which it is over and interest is added again. */
  endsOn: isoDay.meta({ example: '2027-04-16' }),
  /** What is overdue then, if every payment of it and nothing else is paid. */
  overdueAfter: money.meta({ example: 90.5 }),
  /** The first payment of the agreement after it. */
  nextPayment: z.strictObject({ dueOn: isoDay, amount: money }).nullable(),
});

const arrangement = z.strictObject({
  '@type': z.literal('self-serve-arrangement'),
  id,
  state: z.enum(['draft', 'agreed']).meta({ example: 'draft' }),
  formData,
  /** Null while an answer that it needs is missing, or is no longer possible. */
  plan: plan.nullable().meta({ example: null }),
});

const firstDay = z.strictObject({
  date: isoDay,
  /** Why the first payment cannot be due on it; null where it can. */
  reason: z.enum(keysOf(FIRST_DAY_REFUSALS)).nullable().meta({ example: 'tooSoon' }),
});

const info = z.strictObject({
  '@type': z.literal('self-serve-arrangement-info'),
  isEligible: z.boolean(),
  /** Why not; null where they are eligible. */
  whyNot: z
    .strictObject({ reason: z.enum(keysOf(ARRANGEMENT_REFUSALS)), message: z.string() })
    .nullable()
    .meta({ example: null }),
  /** What is overdue today. */
  overdue: money.meta({ example: 90.5 }),
  /** The days on which the first payment can be due, for the length that was chosen. */
  eligibleDates: z.array(isoDay),
  /** Every day of the next month, with why not. */
  dates: z.array(firstDay),
  /** The statement that counts today; null where there is none. */
  financialStatement: z
    .strictObject({
      id,
      version: z.int().meta({ example: 3 }),
      isComplete: z.boolean(),
      missing: z.array(z.enum(NEEDED_ANSWERS)).meta({ example: [] }),
    })
    .nullable(),
  /** Left each month by that statement; null until it is complete. */
  surplus: money.nullable().meta({ example: 84 }),
  /** What can be offered a month; null until the statement is complete, and where less than £1 is left. */
  offer: z.strictObject({ least: money, most: money, suggested: money }).nullable(),
  /** In months. */
  maximumTerm: z.int().meta({ example: 6 }),
  /** Whether payments can be collected by Direct Debit. */
  hasDirectDebit: z.boolean(),
});

/** Why is in the message: `ARRANGEMENT_REFUSALS` in core. */
const arrangementNotPossible = refusal(409, ARRANGEMENT_REFUSALS.nothingOverdue);

const rateLimit = {
  perAddress: { calls: 300, perMinutes: HOUR },
  perAccount: { calls: 150, perMinutes: HOUR },
} as const;

/** A payment plan that a borrower in arrears sets up (CONC 7.3). */
export const arrangementEndpoints = {
  openSelfServeArrangement: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/self-serve-arrangement',
    summary: 'Find or start a payment plan',
    description:
      'Returns the payment plan that is running, or the answers saved for one, and starts one where there are none.',
    actor: 'borrower',
    params: idParams,
    data: arrangement,
    rateLimit,
    refusals: { arrangementNotPossible },
  }),

  changeSelfServeArrangement: endpoint({
    method: 'PUT',
    path: '/v2/loans/:id/self-serve-arrangement',
    summary: 'Save or agree a payment plan',
    description:
      'Replaces its answers; one that is left out is removed. With `isAgreed` the plan is agreed with them: interest stops, and its payments take the place of the instalments until it is over. Agreeing the same plan again returns the plan.',
    actor: 'borrower',
    params: idParams,
    body: formData.extend({ isAgreed: z.boolean().default(false) }),
    data: arrangement,
    rateLimit,
    refusals: {
      arrangementNotPossible,
      arrangementNotStarted: refusal(409, 'Open your payment plan first, then change it.'),
      arrangementIncomplete: refusal(422, 'Some answers are still missing from your plan.'),
      budgetChanged: refusal(412, 'Your budget has changed. Check what you can afford, then continue.'),
      amountNotPossible: repaymentRefusals.amountNotPossible,
      termNotPossible: refusal(422, 'A plan lasts from one to six months.'),
      dateNotPossible: refusal(422, 'This day is no longer available. Choose one of the days shown.'),
      noDirectDebit: refusal(
        409,
        'Your Direct Debit isn’t set up at the moment. Choose to pay it yourself, or set it up again first.',
      ),
    },
  }),

  readSelfServeArrangementInfo: endpoint({
    method: 'GET',
    path: '/v2/loans/:id/self-serve-arrangement-info',
    summary: 'Read what a payment plan could be',
    description:
      'Whether the borrower can set one up by themselves, what their financial statement leaves each month, and the days on which it could start.',
    actor: 'borrower',
    params: idParams,
    data: info,
  }),
};
