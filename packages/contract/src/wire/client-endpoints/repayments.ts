// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

const MONEY_0 =
  'card.early.range.least card.early.range.most early.range.least early.range.most late.range.least late.range.most';
const MONEY_1 = 'amount';
const MONEY_2 =
  'amount lower.leftToPay lower.monthlyCost lower.saved now.leftToPay now.monthlyCost sooner.leftToPay sooner.monthlyCost sooner.saved';
const MONEY_3 =
  'amount arrangement.overdueAfter arrangement.payments[].amount arrangement.payments[].paid arrears.amount creditBalance creditCards[].balance creditCards[].limit creditCards[].monthlyPayment creditCards[].payoffAmount defaultNotice.amount finalPayment hirePurchase.damage.amount hirePurchase.half.amount hirePurchase.optionFee hirePurchase.third.amount hirePurchase.toPayOnReturn hirePurchase.totalPrice historicalRepayments[].amount historicalRepayments[].outstandingAfter interestToDate lastInstalment.agreed lastInstalment.further[].amount lastInstalment.rest lastInstalment.together lastInstalment.uncovered leftToPay missedPayments[].amount missedPayments[].unpaid monthlyCost nextAttempt.amount nextPayment.amount optionFee outstanding pendingRepayments[].amount reopening.owed scheduledFees[].amount scheduledPayments[].amount scheduledPayments[].closing scheduledPayments[].fee scheduledPayments[].interest scheduledPayments[].paid scheduledPayments[].principal totalAmountPayable totalChargeForCredit totalFees totalPaid unpaidScheduledPayments[].amount unpaidScheduledPayments[].closing unpaidScheduledPayments[].fee unpaidScheduledPayments[].interest unpaidScheduledPayments[].paid unpaidScheduledPayments[].principal withdrawal.toRepay';
const MONEY_4 =
  'after.balances[].balance after.interest after.nextPayment.amount after.toPay amount now.balances[].balance now.interest now.nextPayment.amount now.toPay saved';

export const REPAYMENTS_CALLS = {
  repaymentOptions: ['repaymentOptions', 'GET', '/v2/loans/:id/repayment-options', true, false, '', MONEY_0],
  previewEarlyRepayment: [
    'previewEarlyRepayment',
    'POST',
    '/v2/loans/:id/preview-early-repayment',
    true,
    false,
    MONEY_1,
    MONEY_2,
  ],
  directDebitEarlyRepayment: [
    'directDebitEarlyRepayment',
    'POST',
    '/v2/loans/:id/direct-debit-early-repayment',
    true,
    true,
    MONEY_1,
    MONEY_3,
  ],
  directDebitLateRepayment: [
    'directDebitLateRepayment',
    'POST',
    '/v2/loans/:id/direct-debit-late-repayment',
    true,
    true,
    MONEY_1,
    MONEY_3,
  ],
  cancelRepayment: ['cancelRepayment', 'POST', '/v2/loans/:id/cancel-repayment', true, true, '', MONEY_3],
  previewLoanChange: [
    'previewLoanChange',
    'POST',
    '/v2/loans/:id/preview-change',
    true,
    false,
    MONEY_1,
    MONEY_4,
  ],
} as const satisfies ClientEndpoints;
