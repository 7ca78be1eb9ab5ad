// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

const MONEY_0 =
  'amount arrangement.overdueAfter arrangement.payments[].amount arrangement.payments[].paid arrears.amount creditBalance creditCards[].balance creditCards[].limit creditCards[].monthlyPayment creditCards[].payoffAmount defaultNotice.amount finalPayment hirePurchase.damage.amount hirePurchase.half.amount hirePurchase.optionFee hirePurchase.third.amount hirePurchase.toPayOnReturn hirePurchase.totalPrice historicalRepayments[].amount historicalRepayments[].outstandingAfter interestToDate lastInstalment.agreed lastInstalment.further[].amount lastInstalment.rest lastInstalment.together lastInstalment.uncovered leftToPay missedPayments[].amount missedPayments[].unpaid monthlyCost nextAttempt.amount nextPayment.amount optionFee outstanding pendingRepayments[].amount reopening.owed scheduledFees[].amount scheduledPayments[].amount scheduledPayments[].closing scheduledPayments[].fee scheduledPayments[].interest scheduledPayments[].paid scheduledPayments[].principal totalAmountPayable totalChargeForCredit totalFees totalPaid unpaidScheduledPayments[].amount unpaidScheduledPayments[].closing unpaidScheduledPayments[].fee unpaidScheduledPayments[].interest unpaidScheduledPayments[].paid unpaidScheduledPayments[].principal withdrawal.toRepay';
const MONEY_1 = 'finalPayment finalPaymentNow remainingAmountToPay remainingAmountToPayNow';

export const LOANS_CALLS = {
  readLoan: ['readLoan', 'GET', '/v2/loans/:id', true, false, '', MONEY_0],
  paymentDatesEligibleForUpdate: [
    'paymentDatesEligibleForUpdate',
    'GET',
    '/v2/loans/:id/payment-dates-eligible-for-update',
    true,
    false,
    '',
    '',
  ],
  previewPaymentDateChange: [
    'previewPaymentDateChange',
    'POST',
    '/v2/loans/:id/preview-remaining-amount-to-pay-after-payment-date-change',
    true,
    false,
    '',
    MONEY_1,
  ],
  updatePaymentDate: [
    'updatePaymentDate',
    'POST',
    '/v2/loans/:id/update-payment-date',
    true,
    true,
    '',
    MONEY_0,
  ],
  chooseLastInstalment: [
    'chooseLastInstalment',
    'POST',
    '/v2/loans/:id/choose-last-instalment',
    true,
    true,
    '',
    MONEY_0,
  ],
} as const satisfies ClientEndpoints;
