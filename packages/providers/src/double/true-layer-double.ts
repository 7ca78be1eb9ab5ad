import { randomUUID } from 'node:crypto';
import type { Answer, Received } from './double-server.ts';
import { troubledDouble, type TroubledDouble } from './troubled-double.ts';

export const TRUE_LAYER_CLIENT = {
  clientId: 'sandbox-fairlead-7f3a21',
  clientSecret: '8f1e2d3c-double-secret',
};

interface Account {
  readonly account_id: string;
  readonly account_type: string;
  readonly currency: string;
  readonly transactions: readonly object[];
}

export interface TrueLayerBank {
  readonly holders: readonly string[] | 'not-supported';
  readonly accounts: readonly Account[];
}

export const bookedAt = (timestamp: string, amount: number, more: object = {}): object => ({
  transaction_id: randomUUID(),
  timestamp,
  description: amount < 0 ? 'RIVERTON STORES' : 'NORTHFELL LOGISTICS LTD',
  amount,
  currency: 'GBP',
  transaction_type: amount < 0 ? 'DEBIT' : 'CREDIT',
  transaction_category: amount < 0 ? 'PURCHASE' : 'CREDIT',
  transaction_classification: [],
  ...more,
});

const BANK: TrueLayerBank = {
  holders: ['Jane Sample'],
  accounts: [
    {
      account_id: '56c7b029e0f8ec5a2334fb0ffc2fface',
      account_type: 'TRANSACTION',
      currency: 'GBP',
      transactions: [bookedAt('2026-10-28T00:00:00Z', 2_100.5), bookedAt('2026-10-02T00:00:00Z', -19.99)],
    },
  ],
};

export interface TrueLayerDouble extends TroubledDouble {
  /** A borrower agrees: the code that the browser comes back with. */
  agree(bank?: Partial<TrueLayerBank>): string;
  /** The borrower withdraws the access at their bank. */
  withdraw(): void;
  /** Tokens that can still be used. */
  live(): number;
}

const error = (status: number, code: string): Answer => ({
  status,
  body: { error: code, error_description: 'A text of the double.', error_details: {} },
});

const results = (list: readonly object[]): Answer => ({
  status: 200,
  body: { results: list, status: 'Succeeded' },
});

/**
 * TrueLayer's authorisation and Data API v1 on one origin, for journeys that return to the address (https://docs.truelayer.com/openapi/data-api-v1.json): errors by
 * https://docs.truelayer.com/docs/data-api-errors.
 */
export async function trueLayerDouble(redirectUrl: string): Promise<TrueLayerDouble> {
  const codes = new Map<string, TrueLayerBank>();
  const tokens = new Map<string, TrueLayerBank>();
  let isWithdrawn = false;

  const exchange = (body: string): Answer => {
    const form = new URLSearchParams(body);
    const isClient =
      form.get('client_id') === TRUE_LAYER_CLIENT.clientId &&
      form.get('client_secret') === TRUE_LAYER_CLIENT.clientSecret;
    if (!isClient) return error(400, 'invalid_client');
    if (form.get('grant_type') !== 'authorization_code') return error(400, 'unsupported_grant_type');
    if (form.get('redirect_uri') !== redirectUrl) return error(400, 'invalid_grant');
    const code = form.get('code') ?? '';
    const bank = codes.get(code);
    if (!bank) return error(400, 'invalid_authorization_code');
    codes.delete(code);
    const token = `token-${randomUUID()}`;
    tokens.set(token, bank);
    return {
      status: 200,
      body: { access_token: token, expires_in: 3600, token_type: 'Bearer', scope: 'info' },
    };
  };

  const dataFor = (bank: TrueLayerBank, { pathname, searchParams }: URL): Answer => {
    if (isWithdrawn) return error(403, 'access_denied');
    if (pathname === '/data/v1/info') {
      if (bank.holders === 'not-supported') return error(501, 'endpoint_not_supported');
      return results(bank.holders.map((full_name) => ({ full_name, emails: [], phones: [], addresses: [] })));
    }
    if (pathname === '/data/v1/accounts')
      return results(
        bank.accounts.map(({ transactions: _transactions, ...account }) => ({
          ...account,
          display_name: 'Current account',
          provider: { provider_id: 'mock', display_name: 'Quillmoor Bank' },
        })),
      );
    const [, id] = /^\/data\/v1\/accounts\/([^/]+)\/transactions$/.exec(pathname) ?? [];
    const account = bank.accounts.find(({ account_id }) => account_id === id);
    if (!account) return error(404, 'account_not_found');
    const isPeriod = ['from', 'to'].every((name) => /^\d{4}-\d\d-\d\d$/.test(searchParams.get(name) ?? ''));
    return isPeriod ? results(account.transactions) : error(400, 'invalid_date_range');
  };

  const answerTo = ({ method, url, headers, body }: Received): Answer => {
    if (method === 'POST' && url.pathname === '/connect/token') return exchange(body);
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    const bank = tokens.get(token);
    if (!bank) return error(401, 'invalid_token');
    if (method === 'DELETE' && url.pathname === '/api/delete') {
      tokens.delete(token);
      return { status: 204 };
    }
    return method === 'GET' ? dataFor(bank, url) : { status: 405 };
  };

  return {
    ...(await troubledDouble(answerTo)),
    agree(bank = {}) {
      const code = randomUUID();
      codes.set(code, { ...BANK, ...bank });
      return code;
    },
    withdraw: () => void (isWithdrawn = true),
    live: () => tokens.size,
  };
}
