import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import type { Day } from '@fairlead/core/calendar/day';
import type { LenderAction } from '@fairlead/core/lender-action/lender-actions';
import { accept, refuse } from '@fairlead/core/outcome';
import type { RequestContext } from '../../context.ts';
import { decideProposed, proposeAction } from '../../resources/lender-action/propose-action.ts';
import type { AskedAction } from '../../resources/lender-action/lender-action-store.ts';
import { findLoanByReference, lockLoan, readLoan } from '../../resources/loan/loan-store.ts';

const reason = 'As the sandbox was asked to.';

/** The sandbox’s two people, one of whom confirms. */
const PROPOSER = 'staff-0002';
const CONFIRMER = 'staff-0001';

/** What each is asked with: an invented buyer, a breathing space from today. */
const ASKED: { readonly [K in LenderAction]: (today: Day) => Extract<AskedAction, { kind: K }> } = {
  'default-notice': () => ({ kind: 'default-notice', reason }),
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
};

/** Does to a loan what two members of staff would do, by the same rules. */
export async function actAsStaff(
  context: RequestContext,
  { reference, kind }: BodyOf<Endpoints['actAsStaff']>,
) {
  const outcome = await context.transaction(async (tx) => {
    const found = await findLoanByReference(tx, reference.trim().toUpperCase());
    if (!found) return refuse('notFound');
    const key = { userId: found.user_id, loanId: found.id };
    const loan = await lockLoan(tx, key);
    const asked = ASKED[kind](context.today);
    const proposed = await proposeAction({ ...context, by: PROPOSER }, tx, loan, asked);
    if (!proposed.ok) {
      return proposed.refusal === 'lenderActionNotPossible'
        ? proposed
        : refuse('lenderActionNotPossible', { message: 'It is proposed already. Confirm it as staff.' });
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
