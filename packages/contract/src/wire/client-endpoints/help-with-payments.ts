// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

const MONEY_0 =
  'billsBehind[].offer billsBehind[].owed debts[].monthlyPayment debts[].owed entries[].amount totals.categories[].amount totals.fixedCosts totals.flexibleCosts totals.income totals.outgoings totals.priorityOffers totals.savings totals.surplus';
const MONEY_1 = 'billsBehind[].offer billsBehind[].owed debts[].monthlyPayment debts[].owed entries[].amount';
const MONEY_2 = 'formData.amount plan.nextPayment.amount plan.overdueAfter plan.payments[].amount plan.total';
const MONEY_3 = 'amount';
const MONEY_4 = 'offer.least offer.most offer.suggested overdue surplus';
const MONEY_5 = '[].carReturn.toPay [].payment.amount';
const MONEY_6 = 'case.carReturn.toPay case.payment.amount found[].amount';
const MONEY_7 = 'carReturn.toPay payment.amount';

export const HELP_WITH_PAYMENTS_CALLS = {
  openFinancialStatement: [
    'openFinancialStatement',
    'POST',
    '/v2/financial-statements/unexpired',
    true,
    false,
    '',
    MONEY_0,
  ],
  readFinancialStatement: [
    'readFinancialStatement',
    'GET',
    '/v2/financial-statements/:id',
    true,
    false,
    '',
    MONEY_0,
  ],
  changeFinancialStatement: [
    'changeFinancialStatement',
    'PUT',
    '/v2/financial-statements/:id',
    true,
    false,
    MONEY_1,
    MONEY_0,
  ],
  openSelfServeArrangement: [
    'openSelfServeArrangement',
    'POST',
    '/v2/loans/:id/self-serve-arrangement',
    true,
    false,
    '',
    MONEY_2,
  ],
  changeSelfServeArrangement: [
    'changeSelfServeArrangement',
    'PUT',
    '/v2/loans/:id/self-serve-arrangement',
    true,
    false,
    MONEY_3,
    MONEY_2,
  ],
  readSelfServeArrangementInfo: [
    'readSelfServeArrangementInfo',
    'GET',
    '/v2/loans/:id/self-serve-arrangement-info',
    true,
    false,
    '',
    MONEY_4,
  ],
  readSupportNeeds: ['readSupportNeeds', 'GET', '/v2/users/:id/support-needs', true, false, '', ''],
  changeSupportNeeds: ['changeSupportNeeds', 'POST', '/v2/users/:id/support-needs', true, true, '', ''],
  listLoanCases: ['listLoanCases', 'GET', '/v2/loans/:id/cases', true, false, '', MONEY_5],
  reportMissingPayment: [
    'reportMissingPayment',
    'POST',
    '/v2/loans/:id/missing-payments',
    true,
    true,
    MONEY_3,
    MONEY_6,
  ],
  sendCaseFile: ['sendCaseFile', 'POST', '/v2/loan-cases/:id/files', true, true, '', MONEY_7],
  reportBreathingSpace: [
    'reportBreathingSpace',
    'POST',
    '/v2/loans/:id/breathing-space-applications',
    true,
    true,
    '',
    MONEY_7,
  ],
} as const satisfies ClientEndpoints;
