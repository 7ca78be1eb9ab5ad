// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

const MONEY_0 =
  'amount commissionCalculation.amount declinePartner.example.amount declinePartner.example.monthlyCost declinePartner.example.totalAmountPayable declinePartner.example.totalFees documentSet.finalPayment documentSet.monthlyCost documentSet.quotedMonthlyCost documentSet.totalAmountPayable finance.existingAgreement.settlementAmount mostWeCanOffer paymentDays.chosen.amount paymentDays.chosen.finalPayment paymentDays.chosen.monthlyCost paymentDays.chosen.optionFee paymentDays.chosen.totalAmountPayable paymentDays.chosen.totalChargeForCredit paymentDays.chosen.totalFees paymentDays.highest.amount paymentDays.highest.finalPayment paymentDays.highest.monthlyCost paymentDays.highest.optionFee paymentDays.highest.totalAmountPayable paymentDays.highest.totalChargeForCredit paymentDays.highest.totalFees paymentDays.lowest.amount paymentDays.lowest.finalPayment paymentDays.lowest.monthlyCost paymentDays.lowest.optionFee paymentDays.lowest.totalAmountPayable paymentDays.lowest.totalChargeForCredit paymentDays.lowest.totalFees quote.amount quote.finalPayment quote.monthlyCost quote.optionFee quote.totalAmountPayable quote.totalChargeForCredit quote.totalFees requirements[].attachments[].payslip.grossPay requirements[].attachments[].payslip.netMonthly requirements[].attachments[].payslip.netPay requirements[].bankIncome.commitments[].monthly requirements[].bankIncome.enteredMonthlyIncome requirements[].bankIncome.netMonthlyIncome requirements[].bankIncome.sources[].monthly requirements[].creditCards[].balance requirements[].creditCards[].limit requirements[].creditCards[].monthlyPayment requirements[].creditCards[].payoffAmount requirements[].suggestedLoan.amount requirements[].suggestedLoan.finalPayment requirements[].suggestedLoan.monthlyCost requirements[].suggestedLoan.optionFee requirements[].suggestedLoan.totalAmountPayable requirements[].suggestedLoan.totalChargeForCredit requirements[].suggestedLoan.totalFees requotability.amounts[].from requotability.amounts[].to requotability.maximumMonthlyCost schedule[].closing schedule[].interest schedule[].payment schedule[].principal user.loanApplications[].amount user.loanApplications[].monthlyCost user.loans[].amount user.loans[].arrears user.loans[].leftToPay user.loans[].nextPaymentAmount vehicle.valuation';
const MONEY_1 =
  '[].amount [].finalPayment [].monthlyCost [].optionFee [].totalAmountPayable [].totalChargeForCredit [].totalFees';

export const REQUIREMENTS_CALLS = {
  updateMobileNumber: [
    'updateMobileNumber',
    'POST',
    '/v2/phone-application-requirements/:id/update-mobile-number',
    true,
    true,
    '',
    MONEY_0,
  ],
  verifyMobileNumber: [
    'verifyMobileNumber',
    'POST',
    '/v2/phone-application-requirements/:id/verify-mobile-number',
    true,
    false,
    '',
    MONEY_0,
  ],
  confirmExistingAddress: [
    'confirmExistingAddress',
    'POST',
    '/v2/current-address-confirmation-requirements/:id/confirm-existing-address',
    true,
    true,
    '',
    MONEY_0,
  ],
  provideNewAddress: [
    'provideNewAddress',
    'POST',
    '/v2/current-address-confirmation-requirements/:id/provide-new-address',
    true,
    true,
    '',
    MONEY_0,
  ],
  provideBankDetails: [
    'provideBankDetails',
    'POST',
    '/v2/bank-application-requirements/:id/provide-bank-details',
    true,
    true,
    '',
    MONEY_0,
  ],
  provideBankPaymentDay: [
    'provideBankPaymentDay',
    'POST',
    '/v2/bank-application-requirements/:id/payment-day',
    true,
    true,
    '',
    MONEY_0,
  ],
  providePaymentDay: [
    'providePaymentDay',
    'POST',
    '/v2/payment-day-requirements/:id/provide-payment-day',
    true,
    true,
    '',
    MONEY_0,
  ],
  paymentDayChoices: [
    'paymentDayChoices',
    'GET',
    '/v2/payment-day-requirements/:id/choices',
    true,
    false,
    '',
    MONEY_1,
  ],
} as const satisfies ClientEndpoints;
