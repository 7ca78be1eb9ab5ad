// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

const MONEY_0 = 'amounts[].from amounts[].to maximumMonthlyCost';
const MONEY_1 = 'amount';
const MONEY_2 =
  'amount commissionCalculation.amount declinePartner.example.amount declinePartner.example.monthlyCost declinePartner.example.totalAmountPayable declinePartner.example.totalFees documentSet.finalPayment documentSet.monthlyCost documentSet.quotedMonthlyCost documentSet.totalAmountPayable finance.existingAgreement.settlementAmount mostWeCanOffer paymentDays.chosen.amount paymentDays.chosen.finalPayment paymentDays.chosen.monthlyCost paymentDays.chosen.optionFee paymentDays.chosen.totalAmountPayable paymentDays.chosen.totalChargeForCredit paymentDays.chosen.totalFees paymentDays.highest.amount paymentDays.highest.finalPayment paymentDays.highest.monthlyCost paymentDays.highest.optionFee paymentDays.highest.totalAmountPayable paymentDays.highest.totalChargeForCredit paymentDays.highest.totalFees paymentDays.lowest.amount paymentDays.lowest.finalPayment paymentDays.lowest.monthlyCost paymentDays.lowest.optionFee paymentDays.lowest.totalAmountPayable paymentDays.lowest.totalChargeForCredit paymentDays.lowest.totalFees quote.amount quote.finalPayment quote.monthlyCost quote.optionFee quote.totalAmountPayable quote.totalChargeForCredit quote.totalFees requirements[].attachments[].payslip.grossPay requirements[].attachments[].payslip.netMonthly requirements[].attachments[].payslip.netPay requirements[].bankIncome.commitments[].monthly requirements[].bankIncome.enteredMonthlyIncome requirements[].bankIncome.netMonthlyIncome requirements[].bankIncome.sources[].monthly requirements[].creditCards[].balance requirements[].creditCards[].limit requirements[].creditCards[].monthlyPayment requirements[].creditCards[].payoffAmount requirements[].suggestedLoan.amount requirements[].suggestedLoan.finalPayment requirements[].suggestedLoan.monthlyCost requirements[].suggestedLoan.optionFee requirements[].suggestedLoan.totalAmountPayable requirements[].suggestedLoan.totalChargeForCredit requirements[].suggestedLoan.totalFees requotability.amounts[].from requotability.amounts[].to requotability.maximumMonthlyCost schedule[].closing schedule[].interest schedule[].payment schedule[].principal user.loanApplications[].amount user.loanApplications[].monthlyCost user.loans[].amount user.loans[].arrears user.loans[].leftToPay user.loans[].nextPaymentAmount vehicle.valuation';
const MONEY_3 = 'amount finalPayment monthlyCost optionFee totalAmountPayable totalChargeForCredit totalFees';

export const OTHER_AMOUNTS_AND_TERMS_CALLS = {
  readRequotability: [
    'readRequotability',
    'GET',
    '/v2/loan-applications/:id/requotability',
    true,
    false,
    '',
    MONEY_0,
  ],
  requote: ['requote', 'POST', '/v2/loan-applications/:id/requote', true, true, MONEY_1, MONEY_2],
  readDownsell: ['readDownsell', 'GET', '/v2/loan-applications/:id/downsell', true, false, '', MONEY_3],
  takeDownsell: ['takeDownsell', 'POST', '/v2/loan-applications/:id/downsell', true, true, '', MONEY_2],
  acceptSuggestedLoan: [
    'acceptSuggestedLoan',
    'POST',
    '/v2/affordability-application-requirements/:id/accept-suggested-loan',
    true,
    true,
    '',
    MONEY_2,
  ],
  declineSuggestedLoan: [
    'declineSuggestedLoan',
    'POST',
    '/v2/affordability-application-requirements/:id/decline-suggested-loan',
    true,
    true,
    '',
    MONEY_2,
  ],
  react: ['react', 'POST', '/v2/loan-applications/:id/reaction', true, true, '', MONEY_2],
} as const satisfies ClientEndpoints;
