import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../routes.ts';
import { describeApi } from './describe-api.ts';

const under = (base: string, ...actions: readonly string[]): readonly string[] =>
  actions.map((action) => action.replace(' ', ` ${base}`));

const APPLICATION = '/v2/loan-applications/{id}';

/** The 95 calls that the specification of the product lists. */
const SPECIFICATION: readonly string[] = [
  'POST /loan-applications',
  'POST /v2/loan-applications',
  `GET ${APPLICATION}`,
  ...under(
    APPLICATION,
    'GET /read-adequate-explanations.html',
    'GET /read-contract.html',
    'GET /read-secci.html',
    'POST /confirm-read-adequate-explanations',
    'POST /confirm-read-contract',
    'POST /confirm-read-secci',
    'POST /confirm-read-documents',
    'POST /confirm-proof-of-income',
    'POST /skip-proof-of-income',
    'POST /proof-of-income',
    'POST /associate-ob-data-pull',
    'POST /address-mismatch-update',
    'POST /reaction',
    'POST /requote',
    'POST /track-apply-visit',
    'POST /requested',
    'POST /unrequested',
    'POST /lrcpd',
    'POST /complete-read-documents',
    'POST /follow-up',
    'POST /decline-consent',
    'POST /customer-data-provider-journey-request',
    'GET /requotability',
    'GET /seed/{name}',
    'GET /decline-partner',
    'POST /decline-partner/accept',
    'POST /decline-partner/events/consented-to-search.json',
    'POST /decline-partner/events/flow-started.json',
    'POST /decline-partner/events/informed-of-offer.json',
    'GET /downsell',
    'POST /downsell',
  ),
  ...under('/v2/bank-application-requirements/{id}', 'POST /provide-bank-details', 'POST /payment-day'),
  ...under(
    '/v2/phone-application-requirements/{id}',
    'POST /update-mobile-number',
    'POST /verify-mobile-number',
  ),
  ...under(
    '/v2/current-address-confirmation-requirements/{id}',
    'POST /confirm-existing-address',
    'POST /provide-new-address',
  ),
  ...under(
    '/v2/affordability-application-requirements/{id}',
    'POST /accept-suggested-loan',
    'POST /decline-suggested-loan',
  ),
  'POST /v2/id-application-requirements/{id}/proof-of-id',
  'POST /v2/address-application-requirements/{id}/proof-of-address',
  'POST /v2/payment-day-requirements/{id}/provide-payment-day',
  ...under(
    '/v2/debt-consolidation-upsell-application-requirements/{id}',
    'POST /opt-in',
    'POST /opt-out',
    'POST /confirm',
    'POST /credit-card',
  ),
  'GET /v2/loans/{id}',
  ...under(
    '/v2/loans/{id}',
    'GET /contract.pdf',
    'GET /secci.pdf',
    'POST /direct-debit-mandate',
    'POST /direct-debit-early-repayment',
    'POST /direct-debit-late-repayment',
    'POST /card-late-repayment-attempt-charge',
    'POST /card-late-repayment-3ds-confirmation',
    'POST /self-serve-arrangement',
    'PUT /self-serve-arrangement',
    'GET /self-serve-arrangement-info',
    'POST /create-early-settlement-quote',
    'GET /preview-early-settlement-quote',
    'POST /select-early-settlement-quote-payment-method',
    'POST /change-early-settlement-quote-payment-method-to-direct-debit',
    'GET /unexpired-early-settlement-quote',
    'GET /payment-dates-eligible-for-update',
    'POST /update-payment-date',
    'POST /preview-remaining-amount-to-pay-after-payment-date-change',
    'POST /repayment-link',
    'GET /bank-details-update',
    'POST /bank-details-update',
    'DELETE /bank-details-update',
  ),
  'POST /v2/page-views',
  'GET /v2/cross-sell/credit-card',
  'GET /cross-product/loans/{id}/affordability',
  'POST /v2/auth',
  'POST /v2/sessions/initialize',
  'GET /v2/users/{id}',
  ...under('/v2/users/{id}', 'POST /change-address', 'GET /contact-permission', 'POST /contact-permission'),
  'GET /v2/trustpilot/stats.json',
  ...under('/v2/truelayer', 'POST /auth', 'POST /resume-journey-token', 'POST /resume-journey-auth'),
  ...under('/v2/financial-statements', 'POST /unexpired', 'GET /{id}', 'PUT /{id}'),
  'GET /v2/debt-consolidation-credit-cards/{id}',
  ...under('/v2/debt-consolidation-credit-cards/{id}', 'DELETE /delete', 'PATCH /complete'),
  'POST /v2/contact-us',
  'POST /v2/devices',
  'GET /v2/employment-statuses',
  'GET /v2/intercom/hmac',
];

const { paths } = describeApi(ROUTES, '') as { readonly paths: Record<string, Record<string, unknown>> };
const SERVED = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

describe('the calls of the specification', () => {
  test('are 95', () => expect(new Set(SPECIFICATION).size).toBe(95));

  test('are all served', () => expect(SPECIFICATION.filter((call) => !SERVED.includes(call))).toEqual([]));
});
