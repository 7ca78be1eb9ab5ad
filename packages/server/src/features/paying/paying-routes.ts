import { route } from '../../http/pipeline/route.ts';
import { readBankPayment, returnFromBank, startBankPayment } from './bank/bank-payments.ts';
import { openRepaymentLink, payByRepaymentLink } from './bank/pay-by-link.ts';
import { makeRepaymentLink, readRepaymentLink, revokeRepaymentLink } from './bank/repayment-link.ts';
import { makeResumeToken, resumeJourney } from './bank/resume-journey.ts';
import { cancelRepayment, payEarlyByDebit, payLateByDebit } from './pay-by-debit.ts';
import { chargeCard, confirmCard } from './pay-by-card.ts';
import { previewLoanChange } from './preview-change.ts';
import { previewSettlement } from './settlement-figures.ts';
import { readSettlementStatement } from './settlement-statement.ts';
import { chooseMethod, createSettlementQuote, readSettlementQuote } from './settlement-quote.ts';
import { previewEarly, readRepaymentOptions } from './repayment-options.ts';

export const payingRoutes = [
  route('repaymentOptions', (context, { params }) => readRepaymentOptions(context, params.id)),
  route('previewEarlyRepayment', (context, { params, body }) => previewEarly(context, params.id, body)),
  route('previewLoanChange', (context, { params, body }) => previewLoanChange(context, params.id, body)),
  route('directDebitEarlyRepayment', (context, { params, body }) =>
    payEarlyByDebit(context, params.id, body),
  ),
  route('directDebitLateRepayment', (context, { params, body }) => payLateByDebit(context, params.id, body)),
  route('cancelRepayment', (context, { params, body }) =>
    cancelRepayment(context, params.id, body.paymentId),
  ),
  route('attemptCardCharge', (context, { params, body }) => chargeCard(context, params.id, body)),
  route('confirmCardPayment', (context, { params, body }) =>
    confirmCard(context, params.id, body.paymentIntentId),
  ),
  route('previewEarlySettlementQuote', (context, { params, query }) =>
    previewSettlement(context, params.id, query.type),
  ),
  route('readSettlementStatement', (context, { params }) => readSettlementStatement(context, params)),
  route('createEarlySettlementQuote', (context, { params, body, embedded }) =>
    createSettlementQuote(context, params.id, { kind: body.type, reason: body.settlementReason }, embedded),
  ),
  route('unexpiredEarlySettlementQuote', (context, { params, embedded }) =>
    readSettlementQuote(context, params.id, embedded),
  ),
  route('selectEarlySettlementQuotePaymentMethod', (context, { params, body }) =>
    chooseMethod(context, params.id, body),
  ),
  route('changeEarlySettlementQuotePaymentMethodToDirectDebit', (context, { params, body }) =>
    chooseMethod(context, params.id, { paymentMethod: 'DIRECT_DEBIT', ...body }),
  ),
  route('startBankPayment', (context, { body }) => startBankPayment(context, body)),
  route('readBankPayment', (context, { params }) => readBankPayment(context, params.id)),
  route('returnFromBank', (context, { body }) => returnFromBank(context, body.paymentId)),
  route('makeResumeToken', (context, { body }) => makeResumeToken(context, body)),
  route('resumeJourney', (context, { body }) => resumeJourney(context, body)),
  route('makeRepaymentLink', (context, { params, body }) =>
    makeRepaymentLink(context, params.id, body.amount),
  ),
  route('readRepaymentLink', (context, { params }) => readRepaymentLink(context, params.id)),
  route('revokeRepaymentLink', (context, { params }) => revokeRepaymentLink(context, params.id)),
  route('openRepaymentLink', (context, { body }) => openRepaymentLink(context, body.token)),
  route('payByRepaymentLink', (context, { body }) => payByRepaymentLink(context, body.token)),
];
