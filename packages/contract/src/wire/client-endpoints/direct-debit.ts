// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

const MONEY_0 =
  'amount arrangement.overdueAfter arrangement.payments[].amount arrangement.payments[].paid arrears.amount creditBalance creditCards[].balance creditCards[].limit creditCards[].monthlyPayment creditCards[].payoffAmount defaultNotice.amount finalPayment hirePurchase.damage.amount hirePurchase.half.amount hirePurchase.optionFee hirePurchase.third.amount hirePurchase.toPayOnReturn hirePurchase.totalPrice historicalRepayments[].amount historicalRepayments[].outstandingAfter interestToDate lastInstalment.agreed lastInstalment.further[].amount lastInstalment.rest lastInstalment.together lastInstalment.uncovered leftToPay missedPayments[].amount missedPayments[].unpaid monthlyCost nextAttempt.amount nextPayment.amount optionFee outstanding pendingRepayments[].amount reopening.owed scheduledFees[].amount scheduledPayments[].amount scheduledPayments[].closing scheduledPayments[].fee scheduledPayments[].interest scheduledPayments[].paid scheduledPayments[].principal totalAmountPayable totalChargeForCredit totalFees totalPaid unpaidScheduledPayments[].amount unpaidScheduledPayments[].closing unpaidScheduledPayments[].fee unpaidScheduledPayments[].interest unpaidScheduledPayments[].paid unpaidScheduledPayments[].principal withdrawal.toRepay';
const MONEY_1 = 'amount';

export const DIRECT_DEBIT_CALLS = {
  setUpDirectDebit: [
    'setUpDirectDebit',
    'POST',
    '/v2/loans/:id/direct-debit-mandate',
    true,
    true,
    '',
    MONEY_0,
  ],
  readBankDetailsUpdate: [
    'readBankDetailsUpdate',
    'GET',
    '/v2/loans/:id/bank-details-update',
    true,
    false,
    '',
    '',
  ],
  updateBankDetails: ['updateBankDetails', 'POST', '/v2/loans/:id/bank-details-update', true, true, '', ''],
  stopBankDetailsUpdate: [
    'stopBankDetailsUpdate',
    'DELETE',
    '/v2/loans/:id/bank-details-update',
    true,
    false,
    '',
    '',
  ],
  readSecondAttempt: ['readSecondAttempt', 'GET', '/v2/loans/:id/second-attempt', true, false, '', MONEY_1],
  moveSecondAttempt: [
    'moveSecondAttempt',
    'POST',
    '/v2/loans/:id/move-second-attempt',
    true,
    true,
    '',
    MONEY_0,
  ],
  readCalendarFeed: ['readCalendarFeed', 'GET', '/v2/loans/:id/calendar-feed', true, false, '', ''],
  makeCalendarFeed: ['makeCalendarFeed', 'POST', '/v2/loans/:id/calendar-feed', true, false, '', ''],
  endCalendarFeed: ['endCalendarFeed', 'DELETE', '/v2/loans/:id/calendar-feed', true, false, '', ''],
} as const satisfies ClientEndpoints;
