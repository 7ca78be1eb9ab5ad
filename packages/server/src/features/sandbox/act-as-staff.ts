import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import type { Day } from '@fairlead/core/calendar/day';
import type { LenderAction } from '@fairlead/core/lender-action/lender-actions';
import type { LoanCaseKind } from '@fairlead/core/loan-case/loan-cases';
import type { Payee } from '@fairlead/core/loan/agreement';
import { pence } from '@fairlead/core/money/pence';
import { accept, refuse } from '@fairlead/core/outcome';
import type { RequestContext } from '../../context.ts';
import { listCasesOf, type StoredCase } from '../../resources/loan-case/loan-case-store.ts';
import { unpaidPartsOf } from '../../resources/lender-action/pay-again.ts';
import { decideProposed, proposeAction } from '../../resources/lender-action/propose-action.ts';
import type { AskedAction } from '../../resources/lender-action/lender-action-store.ts';
import { findLoanByReference, lockLoan, readLoan } from '../../resources/loan/loan-store.ts';

const reason = 'As the sandbox was asked to.';

/** The sandbox’s two people, one of whom confirms. */
const PROPOSER = 'staff-0002';
const CONFIRMER = 'staff-0001';

type OpenCases = readonly StoredCase[];

/** No case has this id, so the rules refuse it. */
const NO_CASE = '00000000-0000-4000-8000-000000000000';

const NOT_RECEIVED = {
  outcome: 'not-received',
  words:
    'We looked through everything that reached our account since that day, and this payment isn’t there. Ask your bank where it went: give them the day, the amount and the account number you paid.',
} as const;

const EXPLAINED = {
  outcome: 'explained',
  words: 'We asked your insurer, who has not decided yet. We’ll write to you again as soon as they have.',
} as const;

const RETURNED = {
  outcome: 'returned',
  words: 'We collected your car and looked at it with you. There is nothing to pay for its condition.',
} as const;

const MARK_CHANGED = {
  outcome: 'mark-changed',
  words: 'DVLA has the new registration number for your car, and your loan shows it from today.',
} as const;

const NOT_REGISTERED = {
  outcome: 'not-registered',
  words:
    'The register of breathing spaces doesn’t have yours yet. Ask your debt adviser whether they have approved it. We’ll begin it as soon as we’re notified.',
} as const;

const ANSWERS = {
  'missing-payment': NOT_RECEIVED,
  'breathing-space': NOT_REGISTERED,
  'car-return': RETURNED,
  'car-loss': EXPLAINED,
  'plate-change': MARK_CHANGED,
} as const satisfies Record<LoanCaseKind, object>;

/** What each is asked with: an invented buyer, a breathing space from today. */
const ASKED: {
  readonly [K in LenderAction]: (
    today: Day,
    open: OpenCases,
    unpaid: readonly Payee[],
  ) => Extract<AskedAction, { kind: K }>;
} = {
  'default-notice': () => ({ kind: 'default-notice', reason }),
  'notice-withdrawal': () => ({ kind: 'notice-withdrawal', reason }),
  termination: () => ({ kind: 'termination', reason }),
  'write-off': () => ({ kind: 'write-off', reason }),
  sale: () => ({
    kind: 'sale',
    reason,
    buyer: {
      name: 'Harbour Debt Ltd',
      phone: '01632 960555',
      email: 'help@harbour-debt.example',
      howToPay: 'Pay by bank transfer, as their letter says, or on their website.',
    },
  }),
  'breathing-space': (beginsOn) => ({
    kind: 'breathing-space',
    reason,
    breathingSpace: { kind: 'standard', reference: 'SANDBOX-1', beginsOn },
  }),
  'breathing-space-end': (endedOn) => ({ kind: 'breathing-space-end', reason, endedOn }),
  'support-needs': () => ({
    kind: 'support-needs',
    reason,
    needs: ['more-time', 'written-only'],
    words: 'I find phone calls hard.',
  }),
  'payment-found': (today, open) => {
    const found = open.find(({ kind }) => kind === 'missing-payment');
    const { amount, paidOn } = found?.stated.payment ?? { amount: pence(1), paidOn: today };
    return { kind: 'payment-found', reason, caseId: found?.id ?? NO_CASE, amount, receivedOn: paidOn };
  },
  'damage-claim': () => ({
    kind: 'damage-claim',
    reason,
    amount: pence(340_00),
    what: 'The rear bumper is cracked and one of the two keys is missing.',
  }),
  'payout-again': (settlementValidUntil, _, [payee = 'borrower']) => ({
    kind: 'payout-again',
    reason,
    payee,
    settlementValidUntil,
  }),
  'case-answered': (_, open) => ({
    kind: 'case-answered',
    reason,
    caseId: open[0]?.id ?? NO_CASE,
    ...ANSWERS[open[0]?.kind ?? 'missing-payment'],
  }),
};

/** Acts on a loan as two members of staff would, under the same rules. */
export async function actAsStaff(
  context: RequestContext,
  { reference, kind }: BodyOf<Endpoints['actAsStaff']>,
) {
  const outcome = await context.transaction(async (tx) => {
    const found = await findLoanByReference(tx, reference.trim().toUpperCase());
    if (!found) return refuse('notFound');
    const key = { userId: found.user_id, loanId: found.id };
    const loan = await lockLoan(tx, key);
    const cases = await listCasesOf(tx, context.cipher, loan);
    const open = cases.filter(({ outcome }) => outcome === null);
    const asked = ASKED[kind](context.today, open, await unpaidPartsOf(tx, loan));
    const proposed = await proposeAction({ ...context, by: PROPOSER }, tx, loan, asked);
    if (!proposed.ok) {
      return proposed.refusal === 'lenderActionNotPossible'
        ? proposed
        : refuse('lenderActionNotPossible', {
            message: 'It has already been proposed. Confirm it as staff.',
          });
    }
    if (proposed.value.state === 'proposed') {
      const decision = { action: proposed.value, outcome: 'confirm' } as const;
      await decideProposed({ ...context, by: CONFIRMER }, tx, loan, decision);
    }
    const { state } = await readLoan(tx, key);
    return accept({ kind, state });
  });
  context.wakeWorker();
  return outcome;
}
