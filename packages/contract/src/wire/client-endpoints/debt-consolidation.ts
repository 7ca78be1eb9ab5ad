// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

const MONEY_0 =
  'amount commissionCalculation.amount declinePartner.example.amount declinePartner.example.monthlyCost declinePartner.example.totalAmountPayable declinePartner.example.totalFees documentSet.finalPayment documentSet.monthlyCost documentSet.quotedMonthlyCost documentSet.totalAmountPayable finance.existingAgreement.settlementAmount mostWeCanOffer paymentDays.chosen.amount paymentDays.chosen.finalPayment paymentDays.chosen.monthlyCost paymentDays.chosen.optionFee paymentDays.chosen.totalAmountPayable paymentDays.chosen.totalChargeForCredit paymentDays.chosen.totalFees paymentDays.highest.amount paymentDays.highest.finalPayment paymentDays.highest.monthlyCost paymentDays.highest.optionFee paymentDays.highest.totalAmountPayable paymentDays.highest.totalChargeForCredit paymentDays.highest.totalFees paymentDays.lowest.amount paymentDays.lowest.finalPayment paymentDays.lowest.monthlyCost paymentDays.lowest.optionFee paymentDays.lowest.totalAmountPayable paymentDays.lowest.totalChargeForCredit paymentDays.lowest.totalFees quote.amount quote.finalPayment quote.monthlyCost quote.optionFee quote.totalAmountPayable quote.totalChargeForCredit quote.totalFees requirements[].attachments[].payslip.grossPay requirements[].attachments[].payslip.netMonthly requirements[].attachments[].payslip.netPay requirements[].bankIncome.commitments[].monthly requirements[].bankIncome.enteredMonthlyIncome requirements[].bankIncome.netMonthlyIncome requirements[].bankIncome.sources[].monthly requirements[].creditCards[].balance requirements[].creditCards[].limit requirements[].creditCards[].monthlyPayment requirements[].creditCards[].payoffAmount requirements[].suggestedLoan.amount requirements[].suggestedLoan.finalPayment requirements[].suggestedLoan.monthlyCost requirements[].suggestedLoan.optionFee requirements[].suggestedLoan.totalAmountPayable requirements[].suggestedLoan.totalChargeForCredit requirements[].suggestedLoan.totalFees requotability.amounts[].from requotability.amounts[].to requotability.maximumMonthlyCost schedule[].closing schedule[].interest schedule[].payment schedule[].principal user.loanApplications[].amount user.loanApplications[].monthlyCost user.loans[].amount user.loans[].arrears user.loans[].leftToPay user.loans[].nextPaymentAmount vehicle.valuation';
const MONEY_1 = 'balance';
const MONEY_2 = 'balance limit monthlyPayment payoffAmount';
const MONEY_3 = 'payoffAmount';

export const DEBT_CONSOLIDATION_CALLS = {
  optInToPayOffCards: [
    'optInToPayOffCards',
    'POST',
    '/v2/debt-consolidation-upsell-application-requirements/:id/opt-in',
    true,
    true,
    '',
    MONEY_0,
  ],
  optOutOfPayingOffCards: [
    'optOutOfPayingOffCards',
    'POST',
    '/v2/debt-consolidation-upsell-application-requirements/:id/opt-out',
    true,
    true,
    '',
    MONEY_0,
  ],
  addCreditCard: [
    'addCreditCard',
    'POST',
    '/v2/debt-consolidation-upsell-application-requirements/:id/credit-card',
    true,
    true,
    MONEY_1,
    MONEY_0,
  ],
  confirmCardsToPayOff: [
    'confirmCardsToPayOff',
    'POST',
    '/v2/debt-consolidation-upsell-application-requirements/:id/confirm',
    true,
    true,
    '',
    MONEY_0,
  ],
  readCreditCard: [
    'readCreditCard',
    'GET',
    '/v2/debt-consolidation-credit-cards/:id',
    true,
    false,
    '',
    MONEY_2,
  ],
  removeCreditCard: [
    'removeCreditCard',
    'DELETE',
    '/v2/debt-consolidation-credit-cards/:id/delete',
    true,
    true,
    '',
    MONEY_0,
  ],
  completeCreditCard: [
    'completeCreditCard',
    'PATCH',
    '/v2/debt-consolidation-credit-cards/:id/complete',
    true,
    true,
    MONEY_3,
    MONEY_2,
  ],
} as const satisfies ClientEndpoints;
