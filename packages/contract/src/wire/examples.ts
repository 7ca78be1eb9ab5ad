/** The values of one borrower and their loan, so that the examples of all shapes agree. */
export const EXAMPLE = {
  id: '01a1f866-0d00-742c-8dbe-984679d2ac53',
  instant: '2026-11-20T10:00:00.000Z',
  signedOn: '2026-11-20',
  firstPaymentOn: '2026-12-15',

  firstName: 'Ada',
  lastName: 'Accept',
  fullName: 'Ada Accept',
  dateOfBirth: '1988-04-12',
  email: 'ada.accept@mail.example',
  maskedEmail: 'a•••@mail.example',
  maskedMobileNumber: '07••• •••123',

  amount: 7500,
  term: 36,
  monthlyCost: 303.27,
  finalPayment: 303.39,
  totalFees: 440,
  totalAmountPayable: 10_917.84,
  totalChargeForCredit: 3417.84,
  apr: 29.7,
  interestRate: 24.4,
  leftToPay: 10_614.57,
  loanReference: 'L-7QK2-94MD',
} as const;
