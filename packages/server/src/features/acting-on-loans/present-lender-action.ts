import { brandNamed } from '@fairlead/brands/brands';
import type { Endpoints } from '@fairlead/contract/endpoints';
import type { DataOf } from '@fairlead/contract/wire/endpoint';
import { displayDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import { SUPPORT_NEEDS } from '@fairlead/core/support-needs/support-needs';
import type { listLoansToLookAt } from '../../resources/loan/look-at-store.ts';
import type {
  AskedAction,
  listWaitingActions,
  StoredAction,
} from '../../resources/lender-action/lender-action-store.ts';

type Recorded = DataOf<Endpoints['proposeLenderAction']>;
type Waiting = Awaited<ReturnType<typeof listWaitingActions>>[number];

const KIND_WORDS = { standard: 'Standard', 'mental-health-crisis': 'Mental health crisis' } as const;

const PAYEE_WORDS = { 'old-lender': 'The old lender', borrower: 'The borrower' } as const;

/** What an action would do, row by row. */
function detailOf(asked: AskedAction): Recorded['detail'] {
  const rows: readonly (readonly [string, string])[] = rowsOf(asked);
  return rows.map(([label, value]) => ({ label, value }));
}

function rowsOf(asked: AskedAction): readonly (readonly [string, string])[] {
  switch (asked.kind) {
    case 'sale':
      return [
        ['Buyer', asked.buyer.name],
        ['Phone', asked.buyer.phone],
        ['Email address', asked.buyer.email],
        ['How the borrower pays', asked.buyer.howToPay],
      ];
    case 'breathing-space':
      return [
        ['Kind', KIND_WORDS[asked.breathingSpace.kind]],
        ['Reference', asked.breathingSpace.reference],
        ['First day', displayDay(asked.breathingSpace.beginsOn)],
      ];
    case 'breathing-space-end':
      return [['Ended on', displayDay(asked.endedOn)]];
    case 'support-needs':
      return [
        ['Needs', asked.needs.map((need) => SUPPORT_NEEDS[need].need).join(', ') || 'None'],
        ...(asked.words === '' ? [] : [['In their words', asked.words] as const]),
      ];
    case 'payment-found':
      return [
        ['Amount', formatPounds(asked.amount)],
        ['Reached us on', displayDay(asked.receivedOn)],
      ];
    case 'damage-claim':
      return [
        ['Amount', formatPounds(asked.amount)],
        ['What the borrower reads', asked.what],
      ];
    case 'payout-again':
      return [
        ['Paid to', PAYEE_WORDS[asked.payee]],
        ...(asked.settlementValidUntil
          ? [['Figure accepted until', displayDay(asked.settlementValidUntil)] as const]
          : []),
      ];
    case 'case-answered':
      return [['What the borrower reads', asked.words]];
    case 'default-notice':
    case 'notice-withdrawal':
    case 'termination':
    case 'write-off':
      return [];
  }
}

/** An action as staff see it. */
export function presentAction({ id, asked, state, ...row }: StoredAction): Recorded {
  return {
    '@type': 'lender-action',
    id,
    kind: asked.kind,
    state,
    reason: asked.reason,
    proposedBy: row.proposed_by,
    proposedAt: row.proposed_at,
    decidedBy: row.decided_by,
    detail: detailOf(asked),
  };
}

export function presentWaitingAction(row: Waiting) {
  return {
    '@type': 'waiting-lender-action' as const,
    id: row.id,
    kind: row.kind,
    loanId: row.loan_id,
    loanReference: row.reference,
    brandName: brandNamed(row.brand_id).dictionary.brandName,
    proposedBy: row.proposed_by,
    proposedAt: row.proposed_at,
  };
}

type ToLookAt = Awaited<ReturnType<typeof listLoansToLookAt>>[number];

export function presentLoanToLookAt({ id, reference, brand_id, reason, since }: ToLookAt) {
  return {
    '@type': 'loan-to-look-at' as const,
    loanId: id,
    loanReference: reference,
    brandName: brandNamed(brand_id).dictionary.brandName,
    reason,
    since,
  };
}
