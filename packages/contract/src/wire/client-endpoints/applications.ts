// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

const MONEY_0 =
  'affordability.monthlyDependantsCost affordability.rentOrMortgageMonthlyPayment amount netMonthlyIncome vehicle.existingAgreement.settlementAmount';
const MONEY_1 =
  'amount commissionCalculation.amount declinePartner.example.amount declinePartner.example.monthlyCost declinePartner.example.totalAmountPayable declinePartner.example.totalFees documentSet.finalPayment documentSet.monthlyCost documentSet.quotedMonthlyCost documentSet.totalAmountPayable finance.existingAgreement.settlementAmount mostWeCanOffer paymentDays.chosen.amount paymentDays.chosen.finalPayment paymentDays.chosen.monthlyCost paymentDays.chosen.optionFee paymentDays.chosen.totalAmountPayable paymentDays.chosen.totalChargeForCredit paymentDays.chosen.totalFees paymentDays.highest.amount paymentDays.highest.finalPayment paymentDays.highest.monthlyCost paymentDays.highest.optionFee paymentDays.highest.totalAmountPayable paymentDays.highest.totalChargeForCredit paymentDays.highest.totalFees paymentDays.lowest.amount paymentDays.lowest.finalPayment paymentDays.lowest.monthlyCost paymentDays.lowest.optionFee paymentDays.lowest.totalAmountPayable paymentDays.lowest.totalChargeForCredit paymentDays.lowest.totalFees quote.amount quote.finalPayment quote.monthlyCost quote.optionFee quote.totalAmountPayable quote.totalChargeForCredit quote.totalFees requirements[].attachments[].payslip.grossPay requirements[].attachments[].payslip.netMonthly requirements[].attachments[].payslip.netPay requirements[].bankIncome.commitments[].monthly requirements[].bankIncome.enteredMonthlyIncome requirements[].bankIncome.netMonthlyIncome requirements[].bankIncome.sources[].monthly requirements[].creditCards[].balance requirements[].creditCards[].limit requirements[].creditCards[].monthlyPayment requirements[].creditCards[].payoffAmount requirements[].suggestedLoan.amount requirements[].suggestedLoan.finalPayment requirements[].suggestedLoan.monthlyCost requirements[].suggestedLoan.optionFee requirements[].suggestedLoan.totalAmountPayable requirements[].suggestedLoan.totalChargeForCredit requirements[].suggestedLoan.totalFees requotability.amounts[].from requotability.amounts[].to requotability.maximumMonthlyCost schedule[].closing schedule[].interest schedule[].payment schedule[].principal user.loanApplications[].amount user.loanApplications[].monthlyCost user.loans[].amount user.loans[].arrears user.loans[].leftToPay user.loans[].nextPaymentAmount vehicle.valuation';
const MONEY_2 = 'settlementAmount';

export const APPLICATIONS_CALLS = {
  submitApplication: ['submitApplication', 'POST', '/v2/loan-applications', true, true, MONEY_0, MONEY_1],
  readApplication: ['readApplication', 'GET', '/v2/loan-applications/:id', true, false, '', MONEY_1],
  updateAddressMismatch: [
    'updateAddressMismatch',
    'POST',
    '/v2/loan-applications/:id/address-mismatch-update',
    true,
    true,
    '',
    MONEY_1,
  ],
  trackApplyVisit: [
    'trackApplyVisit',
    'POST',
    '/v2/loan-applications/:id/track-apply-visit',
    true,
    false,
    '',
    MONEY_1,
  ],
  readSeed: ['readSeed', 'GET', '/v2/loan-applications/:id/seed/:name', true, false, '', ''],
  followUp: ['followUp', 'POST', '/v2/loan-applications/:id/follow-up', true, true, '', MONEY_1],
  declineToRequest: [
    'declineToRequest',
    'POST',
    '/v2/loan-applications/:id/unrequested',
    true,
    true,
    '',
    MONEY_1,
  ],
  showCommission: [
    'showCommission',
    'POST',
    '/v2/loan-applications/:id/show-commission',
    true,
    true,
    '',
    MONEY_1,
  ],
  consentToCommission: [
    'consentToCommission',
    'POST',
    '/v2/loan-applications/:id/consent-to-commission',
    true,
    true,
    '',
    MONEY_1,
  ],
  updateSettlementFigure: [
    'updateSettlementFigure',
    'POST',
    '/v2/loan-applications/:id/settlement-figure-update',
    true,
    true,
    MONEY_2,
    MONEY_1,
  ],
} as const satisfies ClientEndpoints;
