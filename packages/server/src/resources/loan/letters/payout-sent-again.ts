import type { LoanEvent } from '@fairlead/core/loan/events';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { LoanChange } from '../record-events.ts';
import type { LoanLetter } from './loan-letter.ts';

const isSent = (event: LoanEvent) => event.kind === 'payout-sent';

/** What was sent of a car's price after an earlier payout of the same part came back or was refused. */
export function sentAgain({ fresh, history, loan: { agreement } }: LoanChange) {
  const sent = fresh.find(isSent);
  if (agreement.hire === undefined || sent === undefined) return undefined;
  const isBack = history.some(
    (event) =>
      (event.kind === 'payout-returned' || event.kind === 'payout-held') &&
      event.payee === sent.payee &&
      event.reference !== sent.reference,
  );
  return isBack ? sent : undefined;
}

export const PAYOUT_SENT_AGAIN: LoanLetter = {
  template: 'payout-sent-again',
  isCalledFor: (change) => sentAgain(change) !== undefined,
  content: (change, numbers) => {
    const { agreement, reference } = change.loan;
    const sent = sentAgain(change);
    const { lender } = agreement.hire?.existingAgreement ?? {};
    const amount = formatWholePounds(sent?.amount ?? agreement.credit);
    const isToOldLender = sent?.payee === 'old-lender';
    if (isToOldLender && !(lender && numbers)) throw new Error(`of ${reference} no old lender is known`);
    return {
      subject: isToOldLender
        ? 'We’ve paid your old lender again'
        : 'Your part of the price is on its way again',
      paragraphs: [
        isToOldLender
          ? `We’ve sent ${amount} to ${lender} again, to settle agreement ${numbers?.agreementNumber}. Ask it to confirm that the agreement is settled.`
          : `We’ve sent ${amount} to your bank account again, after checking the name on it. It usually arrives within 2 hours.`,
        `You owe it from the day it arrives, and interest is charged from that day. Your payments for ${reference} are in your account.`,
      ],
    };
  },
};
