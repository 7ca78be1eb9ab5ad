import { readFileSync } from 'node:fs';
import { pence } from '@fairlead/core/money/pence';
import fc from 'fast-check';
import { format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CLIENT_ENDPOINTS, MONEY_PLANS } from './client-endpoints.ts';
import { carriesToken, decodeData, encodeRequest, isFinalError, isIdempotent } from './client.ts';
import { clientEndpointsSource } from './describe-client-endpoints.ts';
import { ENDPOINTS } from '../endpoints.ts';
import type { EndpointTable } from './endpoint.ts';
import { moneyPlan } from './money-plan.ts';
import { quote } from '../quote.ts';
import { keysOf } from '@fairlead/core/records';

const ID = '0190f5fe-7c00-7a00-8000-000000000001';

describe('a call of the browser', () => {
  test('fills the path and joins a list with commas', () => {
    const request = encodeRequest('readLoan', {
      params: { id: ID },
      query: { embedded: ['scheduledPayments', 'bankDetails'] },
    });
    expect(request).toEqual({
      method: 'GET',
      url: `/v2/loans/${ID}?embedded=scheduledPayments,bankDetails`,
      body: undefined,
    });
  });

  test('leaves out what is not asked', () => {
    expect(encodeRequest('readUser', { params: { id: 'a/b' }, query: { embedded: undefined } }).url).toBe(
      '/v2/users/a%2Fb',
    );
  });

  test('sends pounds where the borrower gave pence', () => {
    const body = { amount: pence(750_050), affordability: { rentOrMortgageMonthlyPayment: pence(60_001) } };
    expect(JSON.parse(encodeRequest('submitApplication', { body }).body ?? '')).toEqual({
      amount: 7500.5,
      affordability: { rentOrMortgageMonthlyPayment: 600.01 },
    });
  });

  test('keeps numbers that are not money as they are', () => {
    expect(encodeRequest('providePaymentDay', { params: { id: ID }, body: { day: 15 } }).body).toBe(
      '{"day":15}',
    );
  });

  test('is repeated under the same key while its effect is unknown', () => {
    expect(
      ['internalError', 'unavailable', 'bureauUnavailable', 'stepUpRequired'].filter(isFinalError),
    ).toEqual([]);
    expect(['validationFailed', 'quoteExpired', 'documentsOutOfDate'].every(isFinalError)).toBe(true);
  });

  test('of the sandbox carries no token; every other does', () => {
    const without = keysOf(CLIENT_ENDPOINTS).filter((name) => !carriesToken(name));
    expect(without.map((name) => ENDPOINTS[name].actor)).toEqual(without.map(() => 'sandbox'));
    expect(without).toContain('readInbox');
    expect(
      ['submitApplication', 'readUser', 'requestLoan'].every((name) => carriesToken(name as never)),
    ).toBe(true);
  });

  test('knows which acts must not be done twice', () => {
    expect(isIdempotent('requestLoan')).toBe(true);
    expect(isIdempotent('readLoan')).toBe(false);
  });
});

describe('an answer', () => {
  test('has pence in every row of a list', () => {
    const answer = { amount: 7500, schedule: [{ payment: 303.27 }, { payment: 303.39 }] };
    expect(decodeData('readApplication', answer)).toEqual({
      amount: 750_000,
      schedule: [{ payment: 30_327 }, { payment: 30_339 }],
    });
  });

  test('leaves a relation that was not embedded alone', () => {
    const reference = { '@type': 'resource-reference', '@link': '/v2/quotes/1', id: ID };
    expect(decodeData('readApplication', { quote: reference, mostWeCanOffer: null })).toEqual({
      quote: reference,
      mostWeCanOffer: null,
    });
  });

  test('with a part of a penny is a fault, never rounded', () => {
    expect(() => decodeData('readApplication', { amount: 7500.001 })).toThrow(RangeError);
  });

  test('of the server decodes to what the server encoded', () => {
    const amount = fc.integer({ min: 0, max: 100_000_000 }).map(pence);
    fc.assert(
      fc.property(amount, amount, (monthlyCost, total) => {
        const given: z.output<typeof quote> = {
          ...{ '@type': 'quote', id: ID, amount: total, term: 36, monthlyCost, finalPayment: monthlyCost },
          ...{ totalAmountPayable: total, totalFees: monthlyCost, totalChargeForCredit: monthlyCost },
          ...{ apr: 29.7, interestRate: 24.4, expiresAt: '2026-12-20' as never },
        };
        const wire = z.encode(quote, given);
        expect(decodeData('readApplication', { quote: wire }).quote).toEqual(given);
      }),
    );
  });
});

describe('the endpoints that the browser loads', () => {
  test('are those that scripts call', () => {
    const all: EndpointTable = ENDPOINTS;
    const called = Object.keys(all).filter((name) => all[name]?.calledFrom === 'script');
    expect(Object.keys(CLIENT_ENDPOINTS), 'run npm run client-endpoints').toEqual(called);
  });

  test('are those of the contract, as it is now', async () => {
    const file = new URL('./client-endpoints.ts', import.meta.url);
    const expected = await format(clientEndpointsSource(), {
      ...(await resolveConfig(file)),
      parser: 'typescript',
    });
    expect(readFileSync(file, 'utf8'), 'run npm run client-endpoints').toBe(expected);
  });

  test('have the money plan of each body and each answer', () => {
    for (const name of keysOf(CLIENT_ENDPOINTS)) {
      const [, , , , given, answered] = CLIENT_ENDPOINTS[name];
      expect(MONEY_PLANS[given], name).toBe(moneyPlan(ENDPOINTS[name].body).join(' '));
      expect(MONEY_PLANS[answered], name).toBe(moneyPlan(ENDPOINTS[name].data).join(' '));
    }
  });
});
