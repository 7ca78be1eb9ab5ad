import { BREATHING_SPACE_KINDS } from '@fairlead/core/breathing-space/breathing-space';
import { CONTACT_REFUSALS } from '@fairlead/core/contact/contact-rules';
import { ANSWERS_OF_STAFF } from '@fairlead/core/loan-case/loan-cases';
import { LENDER_ACTION_KINDS } from '@fairlead/core/lender-action/lender-actions';
import { PAYEES } from '@fairlead/core/loan/agreement';
import { LOAN_STATES } from '@fairlead/core/loan/states';
import { z } from 'zod';
import { supportNeeds } from './support-needs.ts';
import { id, idParams, instant, isoDay, money, positiveMoney, text } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { EXAMPLE } from '../wire/examples.ts';
import { refusal } from '../wire/refusal.ts';

/** For colleagues and the audit trail. */
const reason = text(500, 10).meta({ example: 'Three payments missed, no answer to four emails.' });

const buyer = z.strictObject({
  name: text(80).meta({ example: 'Harbour Debt Ltd' }),
  phone: text(30).meta({ example: '01632 960555' }),
  email: z.email().max(120).meta({ example: 'help@harbour-debt.example' }),
  /** What the borrower reads. */
  howToPay: text(200).meta({ example: 'By bank transfer, as their letter says, or on their website.' }),
});

const breathingSpace = z.strictObject({
  kind: z.enum(BREATHING_SPACE_KINDS),
  /** Of the register. */
  reference: text(40).meta({ example: 'BS-20270310-1' }),
  beginsOn: isoDay,
});

/** What is to be done, with what each needs. */
const lenderAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('default-notice'), reason }),
  z.strictObject({ kind: z.literal('notice-withdrawal'), reason }),
  z.strictObject({ kind: z.literal('termination'), reason }),
  z.strictObject({ kind: z.literal('write-off'), reason }),
  z.strictObject({ kind: z.literal('sale'), reason, buyer }),
  z.strictObject({ kind: z.literal('breathing-space'), reason, breathingSpace }),
  z.strictObject({
    kind: z.literal('breathing-space-end'),
    reason,
    /** The day on which the treatment ended, or the adviser ended the breathing space. */
    endedOn: isoDay,
  }),
  z.strictObject({ kind: z.literal('support-needs'), reason, ...supportNeeds }),
  z.strictObject({
    kind: z.literal('payment-found'),
    reason,
    caseId: id,
    amount: positiveMoney,
    /** When the bank transfer reached the lender: it counts from that day. */
    receivedOn: isoDay,
  }),
  z.strictObject({
    kind: z.literal('damage-claim'),
    reason,
    amount: positiveMoney.meta({ example: 340 }),
    /** What the borrower reads. */
    what: text(300, 10).meta({ example: 'The rear bumper is cracked and one of the two keys is missing.' }),
  }),
  z.strictObject({
    kind: z.literal('payout-again'),
    reason,
    payee: z.enum(PAYEES),
    /** Needed of the old lender: until when it takes the amount, as it has confirmed to staff. */
    settlementValidUntil: isoDay.optional(),
  }),
  z.strictObject({
    kind: z.literal('case-answered'),
    reason,
    caseId: id,
    outcome: z.enum(ANSWERS_OF_STAFF),
    /** What the borrower reads. */
    words: text(500, 10).meta({ example: 'Nothing with this reference reached our account in January.' }),
  }),
]);

const waiting = {
  id,
  kind: z.enum(LENDER_ACTION_KINDS),
  loanId: id,
  loanReference: z.string().meta({ example: EXAMPLE.loanReference }),
  brandName: z.string().meta({ example: 'Asda Money' }),
  /** What the identity provider calls them. */
  proposedBy: z.string().meta({ example: 'staff-0002' }),
  proposedAt: instant,
};

/** Why a loan needs a person: its money, or a part of it, did not arrive, a bank reports their death, its daily work failed. */
export const LOOK_AT_REASONS = ['payout-problem', 'payout-part', 'payer-deceased', 'set-aside'] as const;

const loanToLookAt = z.strictObject({
  '@type': z.literal('loan-to-look-at'),
  loanId: id,
  loanReference: waiting.loanReference,
  brandName: waiting.brandName,
  reason: z.enum(LOOK_AT_REASONS),
  /** The day of what happened; null where only the failure is known. */
  since: isoDay.nullable(),
});

const recordedAction = z.strictObject({
  '@type': z.literal('lender-action'),
  id,
  kind: z.enum(LENDER_ACTION_KINDS),
  state: z.enum(['proposed', 'done', 'rejected']),
  reason: z.string(),
  proposedBy: waiting.proposedBy,
  proposedAt: instant,
  decidedBy: z.string().nullable(),
  /** What it would do, in words: the buyer, the dates. */
  detail: z.array(z.strictObject({ label: z.string(), value: z.string() })),
});

const loanForStaff = z.strictObject({
  '@type': z.literal('loan-for-staff'),
  id,
  reference: waiting.loanReference,
  brandName: waiting.brandName,
  borrower: z.string().meta({ example: EXAMPLE.fullName }),
  state: z.enum(LOAN_STATES),
  asOf: isoDay,
  outstanding: money,
  arrears: z.strictObject({ amount: money, since: isoDay.nullable(), instalments: z.int() }),
  defaultNotice: z
    .strictObject({
      servedOn: isoDay,
      amount: money,
      remedyBy: isoDay,
      status: z.enum(['running', 'remedied', 'expired']),
    })
    .nullable(),
  breathingSpace: z.strictObject({ since: isoDay, until: isoDay.nullable() }).nullable(),
  supportNeeds: z.strictObject(supportNeeds).nullable(),
  /** The last day of a pause of payment messages that the borrower asked for. */
  contactPausedUntil: isoDay.nullable(),
  /** Contacts about its payments and those that were refused, the newest first. */
  contacts: z.array(
    z.strictObject({
      contactOn: isoDay,
      kind: z.string().meta({ example: 'payment-missed' }),
      outcome: z.enum(['sent', ...CONTACT_REFUSALS]),
      channels: z.array(z.enum(['email', 'sms'])),
    }),
  ),
  /** The newest first. */
  actions: z.array(recordedAction),
  /** Parts of the price of a car whose newest payout came back or was refused. */
  unpaidParts: z.array(z.strictObject({ payee: z.enum(PAYEES), amount: money })),
  /** Each that can be proposed today, and why each other cannot. */
  possible: z.array(
    z.strictObject({
      kind: z.enum(LENDER_ACTION_KINDS),
      whyNot: z.string().nullable(),
      isConfirmed: z.boolean(),
    }),
  ),
});

/** Its message and reason code say which rule: it is checked when it is proposed, and again when it is confirmed. */
export const lenderActionNotPossible = refusal(409, 'This cannot be done to the loan today.');

/** What the lender’s staff do to a loan. */
export const lenderActionEndpoints = {
  listLenderActions: endpoint({
    method: 'GET',
    path: '/v2/staff/lender-actions',
    summary: 'List actions that wait for a second person',
    description: 'Of every brand, without personal details, the oldest first.',
    actor: 'staff',
    calledFrom: 'page-server',
    data: z.array(z.strictObject({ '@type': z.literal('waiting-lender-action'), ...waiting })),
  }),

  listLoansToLookAt: endpoint({
    method: 'GET',
    path: '/v2/staff/loans-to-look-at',
    summary: 'List loans that need attention',
    description:
      'Of every brand, without personal details: money that did not reach the borrower, a death that a bank reports, ' +
      'daily work that failed. The oldest first.',
    actor: 'staff',
    calledFrom: 'page-server',
    data: z.array(loanToLookAt),
  }),

  readLoanForStaff: endpoint({
    method: 'GET',
    path: '/v2/staff/loans/:id',
    summary: 'Read a loan and what can be done to it',
    description: 'The audit trail records who read it.',
    actor: 'staff',
    calledFrom: 'page-server',
    params: idParams,
    data: loanForStaff,
  }),

  proposeLenderAction: endpoint({
    method: 'POST',
    path: '/v2/staff/loans/:id/lender-actions',
    summary: 'Propose or do something to a loan',
    description:
      'A breathing space and support needs are recorded immediately. Whatever takes money or rights from someone waits ' +
      'for a second person. The borrower is emailed once it is done.',
    actor: 'staff',
    calledFrom: 'page-server',
    idempotent: true,
    params: idParams,
    body: lenderAction,
    data: recordedAction,
    refusals: {
      lenderActionNotPossible,
      alreadyProposed: refusal(
        409,
        'A colleague has proposed this already. It’s waiting for a second person.',
      ),
    },
  }),

  decideLenderAction: endpoint({
    method: 'POST',
    path: '/v2/staff/lender-actions/:id/decision',
    summary: 'Confirm or reject what a colleague proposed',
    description: 'The rules are checked again. No one confirms their own proposal.',
    actor: 'staff',
    staffRole: 'underwriter',
    calledFrom: 'page-server',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ outcome: z.enum(['confirm', 'reject']) }),
    data: recordedAction,
    refusals: {
      lenderActionNotPossible,
      secondPersonNeeded: refusal(409, 'You proposed this yourself. Another person has to confirm it.'),
      actionNotWaiting: refusal(409, 'This is not waiting for a decision any more.'),
    },
  }),
};
