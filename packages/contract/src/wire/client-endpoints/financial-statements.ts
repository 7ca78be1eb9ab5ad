// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

const MONEY_0 =
  'billsBehind[].offer billsBehind[].owed debts[].monthlyPayment debts[].owed entries[].amount totals.categories[].amount totals.fixedCosts totals.flexibleCosts totals.income totals.outgoings totals.priorityOffers totals.savings totals.surplus';
const MONEY_1 = 'billsBehind[].offer billsBehind[].owed debts[].monthlyPayment debts[].owed entries[].amount';

export const FINANCIAL_STATEMENTS_CALLS = {
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
} as const satisfies ClientEndpoints;
