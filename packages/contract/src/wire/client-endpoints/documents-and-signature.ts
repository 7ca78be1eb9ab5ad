// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

const MONEY_0 =
  'amount commissionCalculation.amount declinePartner.example.amount declinePartner.example.monthlyCost declinePartner.example.totalAmountPayable declinePartner.example.totalFees documentSet.finalPayment documentSet.monthlyCost documentSet.quotedMonthlyCost documentSet.totalAmountPayable finance.existingAgreement.settlementAmount mostWeCanOffer paymentDays.chosen.amount paymentDays.chosen.finalPayment paymentDays.chosen.monthlyCost paymentDays.chosen.optionFee paymentDays.chosen.totalAmountPayable paymentDays.chosen.totalChargeForCredit paymentDays.chosen.totalFees paymentDays.highest.amount paymentDays.highest.finalPayment paymentDays.highest.monthlyCost paymentDays.highest.optionFee paymentDays.highest.totalAmountPayable paymentDays.highest.totalChargeForCredit paymentDays.highest.totalFees paymentDays.lowest.amount paymentDays.lowest.finalPayment paymentDays.lowest.monthlyCost paymentDays.lowest.optionFee paymentDays.lowest.totalAmountPayable paymentDays.lowest.totalChargeForCredit paymentDays.lowest.totalFees quote.amount quote.finalPayment quote.monthlyCost quote.optionFee quote.totalAmountPayable quote.totalChargeForCredit quote.totalFees requirements[].attachments[].payslip.grossPay requirements[].attachments[].payslip.netMonthly requirements[].attachments[].payslip.netPay requirements[].bankIncome.commitments[].monthly requirements[].bankIncome.enteredMonthlyIncome requirements[].bankIncome.netMonthlyIncome requirements[].bankIncome.sources[].monthly requirements[].creditCards[].balance requirements[].creditCards[].limit requirements[].creditCards[].monthlyPayment requirements[].creditCards[].payoffAmount requirements[].suggestedLoan.amount requirements[].suggestedLoan.finalPayment requirements[].suggestedLoan.monthlyCost requirements[].suggestedLoan.optionFee requirements[].suggestedLoan.totalAmountPayable requirements[].suggestedLoan.totalChargeForCredit requirements[].suggestedLoan.totalFees requotability.amounts[].from requotability.amounts[].to requotability.maximumMonthlyCost schedule[].closing schedule[].interest schedule[].payment schedule[].principal user.loanApplications[].amount user.loanApplications[].monthlyCost user.loans[].amount user.loans[].arrears user.loans[].leftToPay user.loans[].nextPaymentAmount vehicle.valuation';

export const DOCUMENTS_AND_SIGNATURE_CALLS = {
  readGuarantee: ['readGuarantee', 'GET', '/v2/direct-debit-guarantee', true, false, '', ''],
  prepareDocuments: [
    'prepareDocuments',
    'POST',
    '/v2/loan-applications/:id/prepare-documents',
    true,
    true,
    '',
    MONEY_0,
  ],
  confirmReadAdequateExplanations: [
    'confirmReadAdequateExplanations',
    'POST',
    '/v2/loan-applications/:id/confirm-read-adequate-explanations',
    true,
    true,
    '',
    MONEY_0,
  ],
  confirmReadSecci: [
    'confirmReadSecci',
    'POST',
    '/v2/loan-applications/:id/confirm-read-secci',
    true,
    true,
    '',
    MONEY_0,
  ],
  confirmReadContract: [
    'confirmReadContract',
    'POST',
    '/v2/loan-applications/:id/confirm-read-contract',
    true,
    true,
    '',
    MONEY_0,
  ],
  confirmReadDocuments: [
    'confirmReadDocuments',
    'POST',
    '/v2/loan-applications/:id/confirm-read-documents',
    true,
    true,
    '',
    MONEY_0,
  ],
  completeReadDocuments: [
    'completeReadDocuments',
    'POST',
    '/v2/loan-applications/:id/complete-read-documents',
    true,
    true,
    '',
    MONEY_0,
  ],
  requestLoan: ['requestLoan', 'POST', '/v2/loan-applications/:id/requested', true, true, '', MONEY_0],
  readApplicationDocument: [
    'readApplicationDocument',
    'GET',
    '/v2/loan-applications/:id/read-:slug.:format',
    true,
    false,
    '',
    '',
  ],
} as const satisfies ClientEndpoints;
