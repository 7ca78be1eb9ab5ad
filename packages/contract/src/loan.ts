import { PAYOUT_PROBLEM_WORDS } from '@fairlead/core/loan/payout-reasons';
import { LOAN_STATES } from '@fairlead/core/loan/states';
import { z } from 'zod';
import { keysOf } from '@fairlead/core/records';
import { creditCard } from './credit-card.ts';
import { priceFigures } from './price-figures.ts';
import { id, isoDay, money, reference } from './wire/codecs.ts';
import { EXAMPLE } from './wire/examples.ts';
import { DOCUMENT_TYPES, documentSlug } from './vocabulary.ts';

const scheduledPayment = z.strictObject({
  number: z.int(),
  dueOn: isoDay,
  collectOn: isoDay,
  amount: money,
  interest: money,
  principal: money,
  fee: money,
  closing: money,
  paid: money,
  status: z.enum(['paid', 'part-paid', 'pending', 'due', 'upcoming', 'missed', 'ended']),
});

/** Money that moved, either way: the payout, each repayment, each returned payment. */
const transaction = z.strictObject({
  id: z.string(),
  kind: z.enum([
    'payout',
    'payout-returned',
    'repayment',
    'repayment-failed',
    'repayment-returned',
    'refund',
  ]),
  /** When it counts: a collection on its own day counts on the due date. */
  valueOn: isoDay,
  /** When it happened. */
  happenedOn: isoDay,
  amount: money,
  method: z.string(),
  description: z.string(),
  /** What the borrower’s bank said of a Direct Debit that failed or was taken back. */
  reason: z.string().nullable(),
  outstandingAfter: money,
});

export const pendingRepayment = z.strictObject({
  '@type': z.literal('repayment'),
  id,
  amount: money,
  method: z.enum(['DIRECT_DEBIT', 'CARD', 'OPEN_BANKING']),
  purpose: z.enum(['instalment', 'arrangement', 'late', 'early', 'settlement', 'withdrawal']),
  state: z.enum(['created', 'submitted']),
  requestedOn: isoDay,
  collectOn: isoDay,
  /** A payment that the borrower asked for can be cancelled before this day. */
  cancelBefore: isoDay.nullable(),
});

/** A document that was signed with the loan, as a PDF. */
const signedDocument = z.strictObject({
  type: z.enum(keysOf(DOCUMENT_TYPES)),
  slug: documentSlug,
  title: z.string().meta({ example: 'Loan Agreement' }),
  url: z.string().meta({ example: `/v2/loans/${EXAMPLE.id}/contract.pdf` }),
});

const nextPayment = z.strictObject({
  number: z.int().meta({ example: 2 }),
  amount: money,
  dueOn: isoDay,
  collectOn: isoDay,
  isPending: z.boolean().meta({ example: false }),
  reason: z.enum(['scheduled', 'moved-to-working-day', 'last-instalment', 'arrears', 'arrangement']),
});

/** One time that the borrower’s bank was asked for an instalment. */
const collectionAttempt = z.strictObject({
  sentOn: isoDay,
  answeredOn: isoDay.nullable(),
  outcome: z.enum(['waiting', 'paid', 'failed', 'taken-back']),
  /** What the bank said, in words. */
  reason: z.string().nullable(),
});

const arrangement = z.strictObject({
  agreedOn: isoDay,
  /** The day from which it is over and interest is added again. */
  endsOn: isoDay,
  paidBy: z.enum(['direct-debit', 'borrower']),
  payments: z.array(
    z.strictObject({
      dueOn: isoDay,
      collectOn: isoDay,
      amount: money,
      paid: money,
      status: z.enum(['kept', 'upcoming', 'broken']),
    }),
  ),
  /** What is overdue at its end, if every payment of it and nothing else is paid. */
  overdueAfter: money,
});

const missedPayment = z.strictObject({
  number: z.int(),
  dueOn: isoDay,
  amount: money,
  unpaid: money,
  attempts: z.array(collectionAttempt),
  /** The day from which it is recorded as missed, if it is not paid before. */
  recordedFrom: isoDay,
});

/** A part of the total price of a hire purchase: since when it is paid, or when the payments ahead reach it. */
const partOfPrice = z.strictObject({
  amount: money,
  paidOn: isoDay.nullable(),
  expectedOn: isoDay.nullable(),
});

/** The car of a hire purchase, and the hirer's rights to it. */
const hirePurchase = z.strictObject({
  vehicle: z
    .strictObject({
      registrationNumber: z.string().meta({ example: 'AA19AAA' }),
      make: z.string().meta({ example: 'FORD' }),
      model: z.string().nullable().meta({ example: 'Focus' }),
      colour: z.string().meta({ example: 'BLUE' }),
      yearOfManufacture: z.int().meta({ example: 2019 }),
    })
    .nullable(),
  totalPrice: money,
  /** Part of the last payment. */
  optionFee: money,
  /** From there the car can be handed back for nothing more. */
  half: partOfPrice,
  /** From there the lender needs a court order to take the car back. */
  third: partOfPrice,
  needsCourtOrder: z.boolean(),
  /** Since when the car is the borrower's; null while it is the lender's. */
  ownedSince: isoDay.nullable(),
  /** What handing the car back today would cost; null where that is not possible any more. */
  toPayOnReturn: money.nullable(),
  /** When the lender had the car again, after the borrower ended the agreement. */
  returnedOn: isoDay.nullable(),
  /** Owed for damage to the returned car. */
  damage: z.strictObject({ amount: money, what: z.string(), claimedOn: isoDay }).nullable(),
});

/** What happens to the rest of a last instalment that has grown. */
export const lastInstalmentChoice = z.enum(['together', 'further-months']);

export const loan = z.strictObject({
  '@type': z.literal('loan'),
  id,
  state: z.enum(LOAN_STATES),
  reference: z.string().meta({ example: EXAMPLE.loanReference }),
  isActive: z.boolean(),
  isEligibleForCancellation: z.boolean().meta({ example: false }),
  hasActiveCancellationQuote: z.boolean().meta({ example: false }),
  hasActiveSettlementQuote: z.boolean().meta({ example: false }),
  isMandateActive: z.boolean(),
  isEligibleForSelfServeArrangement: z.boolean().meta({ example: false }),
  disbursalDate: isoDay.nullable().meta({ example: EXAMPLE.signedOn }),
  signedOn: isoDay.meta({ example: EXAMPLE.signedOn }),
  withdrawUntil: isoDay.meta({ example: '2026-12-04' }),
  asOf: isoDay.meta({ example: '2026-12-16' }),
  ...priceFigures,
  totalPaid: money.meta({ example: EXAMPLE.monthlyCost }),
  leftToPay: money.meta({ example: EXAMPLE.leftToPay }),
  outstanding: money.meta({ example: 7344.93 }),
  interestToDate: money.meta({ example: 24.11 }),
  creditBalance: money.meta({ example: 0 }),
  paidInstalments: z.int().meta({ example: 1 }),
  endsOn: isoDay.meta({ example: '2029-11-15' }),
  nextPayment: nextPayment.nullable(),
  /** A failed collection that is presented again, before that is submitted; null where there is none. */
  nextAttempt: z.strictObject({ amount: money, collectOn: isoDay }).nullable().meta({ example: null }),
  /**
   * A settlement whose money came back: what fell due while it counted, is not collected by itself, and is late only
   * after `payBy`.
   */
  reopening: z
    .strictObject({ settledOn: isoDay, reopenedOn: isoDay, payBy: isoDay, owed: money })
    .nullable()
    .meta({ example: null }),
  /**
   * A last instalment that is more than agreed, once the borrower was notified: what happens to the rest, and the further
   * months in which it can be paid. What they do not cover is not collected by itself.
   */
  lastInstalment: z
    .strictObject({
      collectOn: isoDay,
      agreed: money,
      rest: money,
      together: money,
      further: z.array(z.strictObject({ collectOn: isoDay, amount: money })),
      uncovered: money,
      choice: lastInstalmentChoice,
      chooseBy: isoDay,
      canChoose: z.boolean(),
    })
    .nullable()
    .meta({ example: null }),
  /** A payment plan under way, in place of the instalments; null where there is none. */
  arrangement: arrangement.nullable().meta({ example: null }),
  /** How the last payment plan ended, for a month; null where another one is under way. */
  endedArrangement: z
    .strictObject({ outcome: z.enum(['kept', 'broken']), endedOn: isoDay })
    .nullable()
    .meta({ example: null }),
  /** A withdrawal that the borrower gave notice of: what is repaid today, and until when. */
  withdrawal: z
    .strictObject({ noticedOn: isoDay, repayBy: isoDay, toRepay: money })
    .nullable()
    .meta({ example: null }),
  /** Why the money did not reach the borrower, and until when `follow-up` of the application asks for another account. */
  payoutProblem: z
    .strictObject({
      reason: z.enum(keysOf(PAYOUT_PROBLEM_WORDS)),
      since: isoDay,
      accountUntil: isoDay,
    })
    .nullable()
    .meta({ example: null }),
  /** Why it is Cancelled; null in every other state. */
  cancellation: z.enum(['withdrawn', 'not-paid-out', 'signed-again']).nullable().meta({ example: null }),
  arrears: z
    .strictObject({ amount: money, since: isoDay.nullable(), days: z.int(), instalments: z.int() })
    .meta({ example: { amount: 0, since: null, days: 0, instalments: 0 } }),
  /** Each missed instalment, oldest first: when the bank was asked, and what it answered. */
  missedPayments: z.array(missedPayment).meta({ example: [] }),
  /** What is asked for a default, until when; null where no default notice was served. */
  defaultNotice: z
    .strictObject({
      servedOn: isoDay,
      amount: money,
      remedyBy: isoDay,
      status: z.enum(['running', 'remedied', 'expired']),
    })
    .nullable()
    .meta({ example: null }),
  /** In which nothing is collected or asked for. `until` is null while its end is not known. */
  breathingSpace: z
    .strictObject({ since: isoDay, until: isoDay.nullable() })
    .nullable()
    .meta({ example: null }),
  /** When it ended other than by its last instalment, and who is paid after a sale. */
  closed: z
    .strictObject({
      on: isoDay,
      buyer: z
        .strictObject({ name: z.string(), phone: z.string(), email: z.string(), howToPay: z.string() })
        .nullable(),
    })
    .nullable()
    .meta({ example: null }),
  /** Null for a loan that is not hire purchase. */
  hirePurchase: hirePurchase.nullable().meta({ example: null }),
  user: reference,
  loanApplication: reference,
  historicalRepayments: z.array(transaction).optional(),
  scheduledPayments: z.array(scheduledPayment).optional(),
  unpaidScheduledPayments: z.array(scheduledPayment).optional(),
  pendingRepayments: z.array(pendingRepayment).optional(),
  scheduledFees: z.array(z.strictObject({ name: z.string(), amount: money, dueOn: isoDay })).optional(),
  bankDetails: z
    .strictObject({ accountName: z.string(), maskedSortCode: z.string(), maskedAccountNumber: z.string() })
    .nullable()
    .optional(),
  /** The cards that the borrower chose to pay off with it. */
  creditCards: z.array(creditCard).optional(),
  /** The documents of its signature. A loan of an older release has no mandate among them. */
  documents: z.array(signedDocument).optional(),
});

/** Relations of a loan. */
export const LOAN_EMBEDS = [
  'historicalRepayments',
  'scheduledPayments',
  'unpaidScheduledPayments',
  'pendingRepayments',
  'scheduledFees',
  'bankDetails',
  'creditCards',
  'documents',
] as const;
