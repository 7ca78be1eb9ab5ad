// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

const MONEY_0 = 'amount balance context.days[].amount context.days[].saved leftToPay saved';
const MONEY_1 = 'amount context.days[].amount context.days[].saved pendingRepayments[].amount';

export const EARLY_SETTLEMENT_CALLS = {
  previewEarlySettlementQuote: [
    'previewEarlySettlementQuote',
    'GET',
    '/v2/loans/:id/preview-early-settlement-quote',
    true,
    false,
    '',
    MONEY_0,
  ],
  createEarlySettlementQuote: [
    'createEarlySettlementQuote',
    'POST',
    '/v2/loans/:id/create-early-settlement-quote',
    true,
    true,
    '',
    MONEY_1,
  ],
  unexpiredEarlySettlementQuote: [
    'unexpiredEarlySettlementQuote',
    'GET',
    '/v2/loans/:id/unexpired-early-settlement-quote',
    true,
    false,
    '',
    MONEY_1,
  ],
  selectEarlySettlementQuotePaymentMethod: [
    'selectEarlySettlementQuotePaymentMethod',
    'POST',
    '/v2/loans/:id/select-early-settlement-quote-payment-method',
    true,
    true,
    '',
    MONEY_1,
  ],
  changeEarlySettlementQuotePaymentMethodToDirectDebit: [
    'changeEarlySettlementQuotePaymentMethodToDirectDebit',
    'POST',
    '/v2/loans/:id/change-early-settlement-quote-payment-method-to-direct-debit',
    true,
    true,
    '',
    MONEY_1,
  ],
} as const satisfies ClientEndpoints;
