import { readdirSync, readFileSync } from 'node:fs';
import { pence } from '@fairlead/core/money/pence';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { formatted } from '../../../../scripts/formatted.ts';
import type { ClientEndpoint } from './client-endpoint.ts';
import { APPLICATIONS_CALLS } from './client-endpoints/applications.ts';
import { BORROWERS_CALLS } from './client-endpoints/borrowers.ts';
import { DOCUMENTS_AND_SIGNATURE_CALLS } from './client-endpoints/documents-and-signature.ts';
import { LOANS_CALLS } from './client-endpoints/loans.ts';
import { REQUIREMENTS_CALLS } from './client-endpoints/requirements.ts';
import { carriesToken, decodeData, encodeRequest, isFinalError, isIdempotent } from './client.ts';
import { clientEndpointsSources } from './describe-client-endpoints.ts';
import { ENDPOINTS } from '../endpoints.ts';
import type { EndpointTable } from './endpoint.ts';
import { moneyPlan } from './money-plan.ts';
import { quote } from '../quote.ts';

const ID = '0190f5fe-7c00-7a00-8000-000000000001';

const FOLDER = new URL('client-endpoints/', import.meta.url);

/** The rows of every file that was written. */
async function allClientEndpoints(): Promise<ClientEndpoint[]> {
  const files = readdirSync(FOLDER);
  const modules = files.map(
    async (name) => (await import(new URL(name, FOLDER).href)) as Record<string, object>,
  );
  const tables = (await Promise.all(modules)).flatMap((module) => Object.values(module));
  // Each file exports one table of rows.
  return tables.flatMap((table) => Object.values(table) as ClientEndpoint[]);
}

describe('a call of the browser', () => {
  test('fills the path and joins a list with commas', () => {
    const request = encodeRequest(LOANS_CALLS.readLoan, {
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
    expect(
      encodeRequest(BORROWERS_CALLS.readUser, { params: { id: 'a/b' }, query: { embedded: undefined } }).url,
    ).toBe('/v2/users/a%2Fb');
  });

  test('sends pounds where the borrower gave pence', () => {
    const body = { amount: pence(750_050), affordability: { rentOrMortgageMonthlyPayment: pence(60_001) } };
    expect(JSON.parse(encodeRequest(APPLICATIONS_CALLS.submitApplication, { body }).body ?? '')).toEqual({
      amount: 7500.5,
      affordability: { rentOrMortgageMonthlyPayment: 600.01 },
    });
  });

  test('keeps numbers that are not money as they are', () => {
    expect(
      encodeRequest(REQUIREMENTS_CALLS.providePaymentDay, { params: { id: ID }, body: { day: 15 } }).body,
    ).toBe('{"day":15}');
  });

  test('is repeated under the same key while its effect is unknown', () => {
    expect(
      ['internalError', 'unavailable', 'bureauUnavailable', 'stepUpRequired'].filter(isFinalError),
    ).toEqual([]);
    expect(['validationFailed', 'quoteExpired', 'documentsOutOfDate'].every(isFinalError)).toBe(true);
  });

  test('of the sandbox, or cached for everyone, carries no token; every other does', async () => {
    const without = (await allClientEndpoints()).filter((endpoint) => !carriesToken(endpoint));
    const rest = without.filter(([name]) => ENDPOINTS[name].actor !== 'sandbox');
    expect(rest.map(([name]) => name)).toEqual(['readReviewStats']);
    expect(without.map(([name]) => name)).toContain('readInbox');
  });

  test('knows which acts must not be done twice', () => {
    expect(isIdempotent(DOCUMENTS_AND_SIGNATURE_CALLS.requestLoan)).toBe(true);
    expect(isIdempotent(LOANS_CALLS.readLoan)).toBe(false);
  });
});

describe('an answer', () => {
  test('has pence in every row of a list', () => {
    const answer = { amount: 7500, schedule: [{ payment: 303.27 }, { payment: 303.39 }] };
    expect(decodeData(APPLICATIONS_CALLS.readApplication, answer)).toEqual({
      amount: 750_000,
      schedule: [{ payment: 30_327 }, { payment: 30_339 }],
    });
  });

  test('leaves a relation that was not embedded alone', () => {
    const reference = { '@type': 'resource-reference', '@link': '/v2/quotes/1', id: ID };
    expect(
      decodeData(APPLICATIONS_CALLS.readApplication, { quote: reference, mostWeCanOffer: null }),
    ).toEqual({
      quote: reference,
      mostWeCanOffer: null,
    });
  });

  test('with a part of a penny is a fault, never rounded', () => {
    expect(() => decodeData(APPLICATIONS_CALLS.readApplication, { amount: 7500.001 })).toThrow(RangeError);
  });

  test('of the server decodes to what the server encoded', () => {
    const amount = fc.integer({ min: 0, max: 100_000_000 }).map(pence);
    fc.assert(
      fc.property(amount, amount, (monthlyCost, total) => {
        const given: z.output<typeof quote> = {
          ...{ '@type': 'quote', id: ID, amount: total, term: 36, monthlyCost, finalPayment: monthlyCost },
          ...{
            totalAmountPayable: total,
            totalFees: monthlyCost,
            optionFee: monthlyCost,
            totalChargeForCredit: monthlyCost,
          },
          ...{ apr: 29.7, interestRate: 24.4, expiresAt: '2026-12-20' as never },
        };
        const wire = z.encode(quote, given);
        expect(decodeData(APPLICATIONS_CALLS.readApplication, { quote: wire }).quote).toEqual(given);
      }),
    );
  });
});

describe('the endpoints that the browser loads', () => {
  test('are those that scripts call', async () => {
    const all: EndpointTable = ENDPOINTS;
    const called = Object.keys(all).filter((name) => all[name]?.calledFrom === 'script');
    const loaded = (await allClientEndpoints()).map(([name]) => name);
    expect(loaded.toSorted(), 'run npm run client-endpoints').toEqual(called.toSorted());
  });

  test('are those of the contract, as it is now', async () => {
    const written = [...readdirSync(FOLDER), '../open-errors.ts'].map(
      (name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')] as const,
    );
    const expected = [...clientEndpointsSources()].map(
      async ([name, source]) => [name, await formatted(source)] as const,
    );
    expect(new Map(written), 'run npm run client-endpoints').toEqual(new Map(await Promise.all(expected)));
  });

  test('have the places of money of each body and each answer', async () => {
    for (const [name, , , , , given, answered] of await allClientEndpoints()) {
      expect(given, name).toBe(moneyPlan(ENDPOINTS[name].body).join(' '));
      expect(answered, name).toBe(moneyPlan(ENDPOINTS[name].data).join(' '));
    }
  });
});
