// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

const MONEY_0 = 'amount';
const MONEY_1 =
  'amount arrangement.overdueAfter arrangement.payments[].amount arrangement.payments[].paid arrears.amount creditBalance creditCards[].balance creditCards[].limit creditCards[].monthlyPayment creditCards[].payoffAmount defaultNotice.amount finalPayment hirePurchase.damage.amount hirePurchase.half.amount hirePurchase.optionFee hirePurchase.third.amount hirePurchase.toPayOnReturn hirePurchase.totalPrice historicalRepayments[].amount historicalRepayments[].outstandingAfter interestToDate lastInstalment.agreed lastInstalment.further[].amount lastInstalment.rest lastInstalment.together lastInstalment.uncovered leftToPay missedPayments[].amount missedPayments[].unpaid monthlyCost nextAttempt.amount nextPayment.amount optionFee outstanding pendingRepayments[].amount reopening.owed scheduledFees[].amount scheduledPayments[].amount scheduledPayments[].closing scheduledPayments[].fee scheduledPayments[].interest scheduledPayments[].paid scheduledPayments[].principal totalAmountPayable totalChargeForCredit totalFees totalPaid unpaidScheduledPayments[].amount unpaidScheduledPayments[].closing unpaidScheduledPayments[].fee unpaidScheduledPayments[].interest unpaidScheduledPayments[].paid unpaidScheduledPayments[].principal withdrawal.toRepay';

export const CARD_PAYMENTS_CALLS = {
  attemptCardCharge: [
    'attemptCardCharge',
    'POST',
    '/v2/loans/:id/card-late-repayment-attempt-charge',
    true,
    true,
    MONEY_0,
    MONEY_1,
  ],
  confirmCardPayment: [
    'confirmCardPayment',
    'POST',
    '/v2/loans/:id/card-late-repayment-3ds-confirmation',
    true,
    false,
    '',
    MONEY_1,
  ],
} as const satisfies ClientEndpoints;
