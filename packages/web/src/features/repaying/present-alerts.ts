import { fullDay, longDay } from '@fairlead/core/calendar/display';
import { daysBetween } from '@fairlead/core/calendar/day';
import { isIn, offersCancellation, showsDirectDebitAlert } from '@fairlead/core/loan/states';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { bankAccountPath, withdrawPath } from '../../loan-paths.ts';
import type { Loan } from '../../resources/loan.ts';

/** With `href` where the borrower can put it right. */
export type Alert = { kind: 'info' | 'warning'; title: string; text: string; href?: string };

/** A new instruction takes some working days at the banks. */
const SETTING_UP_DAYS = 14;

/** The Direct Debit of a new loan is on its way through the banks: it is not missing. */
export function isSettingUp({ isMandateActive, signedOn, asOf }: Loan): boolean {
  return !isMandateActive && daysBetween(signedOn, asOf) <= SETTING_UP_DAYS;
}

/** Whether the borrower has to be asked for a Direct Debit (specification, section 4). */
export function presentDirectDebitAlert(loan: Loan): Alert | null {
  const { state, isMandateActive, disbursalDate } = loan;
  if (loan.breathingSpace !== null || isIn('closedByLender', state) || isIn('terminated', state)) return null;
  if (!showsDirectDebitAlert({ state, isMandateActive, disbursedOn: disbursalDate })) return null;
  // The page says it with what happened.
  if (loan.reopening !== null) return null;
  if (isSettingUp(loan)) {
    return {
      kind: 'info',
      title: 'We’re setting up your Direct Debit',
      text: `This takes a few working days.${loan.withdrawal === null ? ' You don’t need to do anything.' : ''}`,
    };
  }
  return {
    kind: 'warning',
    title: 'Your Direct Debit isn’t active',
    text: 'We can’t collect your payments without one.',
    href: bankAccountPath(loan.id),
  };
}

export type Withdrawal = { title: string; text: string; isOpen: boolean; href?: string };

/** Until when the borrower may withdraw, and what that takes (Consumer Credit Act 1974, s.66A). */
export function presentWithdrawal(loan: Loan): Withdrawal | null {
  const { state, asOf, withdrawUntil, amount } = loan;
  if (!loan.isActive || loan.withdrawal !== null) return null;
  // What is overdue is paid first, and a breathing space asks for nothing.
  const isInTrouble = loan.arrears.since !== null || loan.breathingSpace !== null;
  if (isInTrouble && asOf > withdrawUntil) return null;
  if (loan.payoutProblem !== null) {
    return {
      isOpen: true,
      title: 'Changed your mind?',
      text: 'Tell us by phone or email. You have no money to pay back, so it costs you nothing.',
    };
  }
  const isEarly = isIn('notYetLive', state) && asOf <= withdrawUntil;
  if (isEarly || offersCancellation(loan)) {
    return {
      isOpen: true,
      title: 'Changed your mind?',
      text: `You can withdraw until the end of ${fullDay(withdrawUntil)}.${isEarly ? ' Tell us by phone or email.' : ''} You pay back the ${formatWholePounds(amount)} within 30 days, with interest for each day you had it. There is no fee.`,
      ...(isEarly ? {} : { href: withdrawPath(loan.id) }),
    };
  }
  return {
    isOpen: false,
    title: 'Paying early',
    text: `The 14 days to withdraw ended on ${longDay(withdrawUntil)}. You can still pay some or all of the loan early at any time.`,
  };
}
