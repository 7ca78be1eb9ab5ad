import { displayDay } from '@fairlead/core/calendar/display';
import { londonDay } from '@fairlead/core/calendar/london';
import { LENDER_ACTIONS } from '@fairlead/core/lender-action/lender-actions';
import { LOSS_CAUSES } from '@fairlead/core/loan-case/car-cases';
import { CLAIMED_WAYS } from '@fairlead/core/missing-payment/claim';
import { formatPounds } from '@fairlead/core/money/pounds';
import { SUPPORT_NEEDS } from '@fairlead/core/support-needs/support-needs';
import { wholeNumber } from '@fairlead/core/text/whole-number';
import type { SummaryRow } from '@fairlead/ui/summary-list/SummaryList';
import type { CaseOfBorrower, LoanForStaff, WaitingAction, WaitingCase } from '../staff-page.ts';

const CASE_NAMES: Readonly<Record<WaitingCase['kind'], string>> = {
  'missing-payment': 'Payment missing',
  'breathing-space': 'Breathing space applied for',
  'car-return': 'Car to be collected',
  'car-loss': 'Car stolen or written off',
  'plate-change': 'New registration number',
};

export const caseName = ({ kind }: Pick<WaitingCase, 'kind'>): string => CASE_NAMES[kind];

export const actionName = ({ kind }: Pick<WaitingAction, 'kind'>): string => LENDER_ACTIONS[kind].label;

export const dayOfInstant = (instant: string): string => displayDay(londonDay(Date.parse(instant)));

/** What the borrower needs from us, in a line; nothing where nothing is recorded. */
function presentNeeds(needs: CaseOfBorrower['supportNeeds']): readonly SummaryRow[] {
  if (needs === null) return [];
  const named = needs.needs.map((need) => SUPPORT_NEEDS[need].need);
  const value = [...named, ...(needs.words === '' ? [] : [`“${needs.words}”`])].join('. ');
  return [{ key: 'Support needs', value }];
}

/** What the borrower says, row by row. */
export function presentCaseRows(shown: CaseOfBorrower): readonly SummaryRow[] {
  const { payment, breathingSpace, carReturn, carLoss, plateChange } = shown;
  return [
    { key: 'Borrower', value: shown.borrower },
    ...presentNeeds(shown.supportNeeds),
    ...(payment
      ? [
          { key: 'Amount', value: formatPounds(payment.amount) },
          { key: 'Left their account on', value: displayDay(payment.paidOn) },
          { key: 'How', value: CLAIMED_WAYS[payment.way] },
          { key: 'Reference', value: payment.reference || 'None given' },
        ]
      : []),
    ...(breathingSpace
      ? [
          { key: 'Applied with', value: breathingSpace.adviser },
          { key: 'Applied on', value: displayDay(breathingSpace.appliedOn) },
        ]
      : []),
    ...(carReturn
      ? [
          { key: 'Where the car is', value: carReturn.where },
          { key: 'Miles on the odometer', value: wholeNumber(carReturn.mileage) },
          { key: 'Owed on the day of the notice', value: formatPounds(carReturn.toPay) },
        ]
      : []),
    ...(carLoss
      ? [
          { key: 'What happened', value: LOSS_CAUSES[carLoss.cause] },
          { key: 'When it happened', value: displayDay(carLoss.happenedOn) },
          { key: 'Insurer', value: carLoss.insurer },
          { key: 'Claim number', value: carLoss.claimNumber || 'None given' },
        ]
      : []),
    ...(plateChange ? [{ key: 'New number', value: plateChange.registrationNumber }] : []),
    { key: 'Asked on', value: displayDay(shown.openedOn) },
    { key: 'Answer by', value: displayDay(shown.answerBy) },
  ];
}

const OUTCOMES: Readonly<Record<CaseOfBorrower['found'][number]['outcome'], string>> = {
  'to-be-sent': 'Not sent yet',
  waiting: 'With the bank',
  counted: 'Counted',
  refused: 'Refused',
  cancelled: 'Cancelled',
  'not-finished': 'Not finished',
  'taken-back': 'Taken back',
  'sent-back': 'Sent back',
};

/** What the automatic trace finds, for a table. */
export const presentFoundRow = (found: CaseOfBorrower['found'][number]) => ({
  loan: found.loanReference,
  amount: formatPounds(found.amount),
  outcome: OUTCOMES[found.outcome],
  counts: displayDay(found.countsOn),
});

/** The loan and its borrower, row by row. */
export function presentLoanRows(loan: LoanForStaff): readonly SummaryRow[] {
  const { breathingSpace, arrears, contactPausedUntil } = loan;
  const since = breathingSpace && displayDay(breathingSpace.since);
  return [
    { key: 'Borrower', value: loan.borrower },
    ...presentNeeds(loan.supportNeeds),
    { key: 'State', value: loan.state },
    { key: 'Outstanding', value: formatPounds(loan.outstanding) },
    { key: 'Overdue', value: formatPounds(arrears.amount) },
    ...(breathingSpace
      ? [
          {
            key: 'Breathing space',
            value: breathingSpace.until
              ? `From ${since} until ${displayDay(breathingSpace.until)}`
              : `From ${since}, as long as the treatment`,
          },
        ]
      : []),
    ...(contactPausedUntil ? [{ key: 'Reminders paused until', value: displayDay(contactPausedUntil) }] : []),
  ];
}

const STATES = { proposed: 'Waiting for a second person', done: 'Done', rejected: 'Rejected' } as const;

/** What was proposed or done to a loan, row by row. */
export const presentActionRows = (action: LoanForStaff['actions'][number]): readonly SummaryRow[] => [
  ...action.detail.map(({ label, value }) => ({ key: label, value })),
  { key: 'Reason', value: action.reason },
  { key: 'State', value: STATES[action.state] },
  { key: 'Proposed by', value: `${action.proposedBy}, ${dayOfInstant(action.proposedAt)}` },
  ...(action.decidedBy === null ? [] : [{ key: 'Decided by', value: action.decidedBy }]),
];
