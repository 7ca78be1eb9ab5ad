import { loanPath } from '@fairlead/contract/web/account-paths';
import { longDay } from '@fairlead/core/calendar/display';
import type { Day } from '@fairlead/core/calendar/day';
import type { LoanRow } from '../../resources/loan/loan-store.ts';
import type { BorrowerLetter } from '../../resources/outbox/write-to-borrower.ts';

const toLoan = (loan: LoanRow) => ({ label: 'See your loan', path: loanPath(loan.id) });

export function directDebitLetter(loan: LoanRow): BorrowerLetter {
  return {
    subject: 'You set up your Direct Debit again',
    paragraphs: [
      `We’re setting up the Direct Debit for your loan ${loan.reference} again, on the same account. It takes the banks a few working days.`,
      'Until then we can’t collect a payment. If one falls due before then, pay it another way, or talk to us.',
      'If this wasn’t you, call us now.',
    ],
    action: toLoan(loan),
  };
}

type NewAccount = { readonly ending: string; readonly usedFrom: Day; readonly stillFromOldOn: Day | null };

/** The advance notice of the new account, and a warning to someone who did not ask for it. */
export function accountLetter(
  loan: LoanRow,
  { ending, usedFrom, stillFromOldOn }: NewAccount,
): BorrowerLetter {
  return {
    subject: 'You changed your bank account',
    paragraphs: [
      `From ${longDay(usedFrom)} we’ll collect the payments for your loan ${loan.reference} from your account ending ${ending}.`,
      ...(stillFromOldOn === null
        ? []
        : [`Your payment on ${longDay(stillFromOldOn)} is still collected from the account you had before.`]),
      'If this wasn’t you, call us now.',
    ],
    action: toLoan(loan),
  };
}

export function accountKeptLetter(loan: LoanRow): BorrowerLetter {
  return {
    subject: 'Your bank account hasn’t changed',
    paragraphs: [
      `You stopped the change of bank account for your loan ${loan.reference}. We’ll continue to collect your payments from the account you had.`,
      'If this wasn’t you, call us now.',
    ],
    action: toLoan(loan),
  };
}
