import { afterEach, describe, expect, test } from 'vitest';
import {
  bookedAt,
  TRUE_LAYER_CLIENT,
  trueLayerDouble,
  type TrueLayerBank,
  type TrueLayerDouble,
} from '../double/true-layer-double.ts';
import type { Trouble } from '../double/troubled-double.ts';
import { openOutbound } from '../outbound/outbound.ts';
import { ProviderTimeout, ProviderUnavailable } from '../provider-error.ts';
import { endOfSilence } from '../testing/end-of-silence.ts';
import { A_JOURNEY, A_PERIOD, describeIncomeData } from './conformance.ts';
import { trueLayerIncomeData } from './live.ts';

const opened: TrueLayerDouble[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((bank) => bank.close()));
});

const SURROUNDINGS = { now: () => performance.now(), random: () => 0, pause: async () => undefined };

async function newWorld(clientSecret = TRUE_LAYER_CLIENT.clientSecret) {
  const trueLayer = await trueLayerDouble(A_JOURNEY.redirectUrl);
  opened.push(trueLayer);
  const settings = { ...TRUE_LAYER_CLIENT, clientSecret, isLive: false, loopbackOrigin: trueLayer.origin };
  const port = trueLayerIncomeData(
    openOutbound(() => undefined, SURROUNDINGS),
    settings,
  );
  const readWith = (bank: Partial<TrueLayerBank> = {}) => {
    const code = trueLayer.agree(bank);
    return port.read({ code, redirectUrl: A_JOURNEY.redirectUrl, ...A_PERIOD });
  };
  return { trueLayer, port, readWith };
}

describeIncomeData('TrueLayer', async () => {
  const { trueLayer, port } = await newWorld();
  const agreeAndWithdraw = async () => {
    const code = trueLayer.agree();
    trueLayer.withdraw();
    return code;
  };
  return { port, agree: async () => trueLayer.agree(), agreeAndWithdraw };
});

const ID = '56c7b029e0f8ec5a2334fb0ffc2fface';
const TRANSACTIONS = `/data/v1/accounts/${ID}/transactions`;

const account = (transactions: readonly object[], more: object = {}) => ({
  account_id: ID,
  account_type: 'TRANSACTION',
  currency: 'GBP',
  transactions,
  ...more,
});

describe('the journey', () => {
  test.each([
    [true, 'https://auth.truelayer.com/', 'uk-ob-all uk-oauth-all'],
    [false, 'https://auth.truelayer-sandbox.com/', 'uk-cs-mock'],
  ])('is at TrueLayer, without access that outlives it (live: %s)', (isLive, page, providers) => {
    const settings = { ...TRUE_LAYER_CLIENT, isLive };
    const port = trueLayerIncomeData(
      openOutbound(() => undefined),
      settings,
    );
    const url = new URL(port.journeyUrl(A_JOURNEY));
    expect(`${url.origin}${url.pathname}`).toBe(page);
    const { nonce, ...asked } = Object.fromEntries(url.searchParams);
    expect(asked).toEqual({
      response_type: 'code',
      client_id: TRUE_LAYER_CLIENT.clientId,
      scope: 'info accounts transactions',
      redirect_uri: A_JOURNEY.redirectUrl,
      state: A_JOURNEY.state,
      providers,
    });
    expect(nonce).toMatch(/^[\w-]{43}$/);
    expect(nonce).not.toBe(A_JOURNEY.state);
  });
});

describe('a read', () => {
  test('asks for the days and sends secrets in bodies and headers alone', async () => {
    const { trueLayer, readWith } = await newWorld();
    await readWith();
    const calls = trueLayer.received.map(({ method, url }) => `${method} ${url.pathname}${url.search}`);
    expect(calls).toHaveLength(5);
    expect([calls[0], ...calls.slice(1, 3).toSorted(), ...calls.slice(3)]).toEqual([
      'POST /connect/token',
      'GET /data/v1/accounts',
      'GET /data/v1/info',
      `GET ${TRANSACTIONS}?from=${A_PERIOD.from}&to=${A_PERIOD.to}`,
      'DELETE /api/delete',
    ]);
    expect(trueLayer.live()).toBe(0);
  });

  test('is of every current account in pounds, and of no other', async () => {
    const { readWith } = await newWorld();
    const booked = [bookedAt('2026-10-28T00:00:00Z', 10)];
    const { bank, holders, transactions } = await readWith({
      holders: ['Jane Sample', 'John Sample'],
      accounts: [
        account(booked),
        account(booked, { account_id: 'savings', account_type: 'SAVINGS' }),
        account(booked, { account_id: 'euros', currency: 'EUR' }),
        account([bookedAt('2026-10-01T00:00:00Z', 20)], { account_id: 'joint' }),
      ],
    });
    expect([bank, holders]).toEqual(['Quillmoor Bank', ['Jane Sample', 'John Sample']]);
    expect(transactions.map((one) => [one.account, one.on, one.amount])).toEqual([
      ['account-2', '2026-10-01', 2_000],
      ['account-1', '2026-10-28', 1_000],
    ]);
  });

  test.each([
    ['no account', { accounts: [] }, 'Your bank'],
    [
      'savings alone',
      { accounts: [account([], { account_type: 'SAVINGS', transactions: [] })] },
      'Quillmoor Bank',
    ],
  ])('of %s has no transaction', async (_name, bank, name) => {
    const { readWith } = await newWorld();
    expect(await readWith(bank)).toMatchObject({ bank: name, transactions: [] });
  });

  test('names no holder where the bank does not say', async () => {
    const { trueLayer, readWith } = await newWorld();
    expect((await readWith({ holders: 'not-supported' })).holders).toEqual([]);
    expect(trueLayer.received.filter(({ url }) => url.pathname === '/data/v1/info')).toHaveLength(1);
    trueLayer.meetsAt('/data/v1/info', { status: 403, body: { error: 'sca_exceeded' } });
    expect((await readWith()).holders).toEqual([]);
  });

  test('is in exact pence, by London days, signed by its type', async () => {
    const { readWith } = await newWorld();
    const { transactions } = await readWith({
      accounts: [
        account([
          bookedAt('2026-05-01T00:00:00Z', 1.1 + 2.2),
          bookedAt('2026-05-02T23:30:00Z', -0.01),
          bookedAt('2026-05-04T23:30:00+01:00', 4.35, { transaction_type: 'DEBIT' }),
          bookedAt('2026-05-05', 1_234_567.89),
          bookedAt('2026-05-06T10:00:00', 8.2, { transaction_category: 'STANDING_ORDER' }),
          bookedAt('2026-05-07T00:00:00Z', 5, { currency: 'EUR' }),
          bookedAt('2026-05-08T00:00:00Z', 0),
          bookedAt('2026-02-15T12:00:00Z', 7),
          bookedAt('2026-11-15T23:59:59Z', 9, { transaction_category: 'NEW_KIND' }),
        ]),
      ],
    });
    expect(transactions.map(({ on, amount, kind }) => [on, amount, kind])).toEqual([
      ['2026-05-01', 330, 'other'],
      ['2026-05-03', -1, 'card'],
      ['2026-05-04', -435, 'other'],
      ['2026-05-05', 123_456_789, 'other'],
      ['2026-05-06', 820, 'standing-order'],
      ['2026-11-15', 900, 'other'],
    ]);
  });

  test('takes ten thousand transactions', async () => {
    const { readWith } = await newWorld();
    const many = Array.from({ length: 10_000 }, (_unused, index) =>
      bookedAt(`2026-0${3 + (index % 7)}-1${index % 9}T09:00:00Z`, -((index % 900) + 1) / 100),
    );
    const { transactions } = await readWith({ accounts: [account(many)] });
    expect(transactions).toHaveLength(10_000);
  });
});

describe('a read that does not succeed', () => {
  const PATHS = ['/data/v1/accounts', '/data/v1/info', TRANSACTIONS];

  test.each(PATHS)('asks again for %s after 500, 429 and a lost connection', async (path) => {
    const { trueLayer, readWith } = await newWorld();
    trueLayer.meetsAt(path, 'error-after-effect', { status: 429, headers: { 'retry-after': '1' } });
    expect((await readWith()).transactions).toHaveLength(2);
    trueLayer.meetsAt(path, 'closed-connection');
    expect((await readWith()).transactions).toHaveLength(2);
  });

  test.each(PATHS)('ends the access all the same when %s fails', async (path) => {
    for (const trouble of [
      { status: 200, body: '<html>' },
      { status: 200, body: { status: 'Succeeded' } },
      { status: 302, headers: { location: 'https://elsewhere.example/' } },
      { status: 429, headers: { 'retry-after': '60' } },
    ] satisfies Trouble[]) {
      const { trueLayer, readWith } = await newWorld();
      trueLayer.meetsAt(path, trouble);
      await expect(readWith()).rejects.toBeInstanceOf(ProviderUnavailable);
      expect(trueLayer.live()).toBe(0);
    }
  });

  test.each([
    ['a third decimal', bookedAt('2026-05-01T00:00:00Z', 1.005)],
    ['pounds as text', bookedAt('2026-05-01T00:00:00Z', 1, { amount: '1.00' })],
    ['more pounds than there are', bookedAt('2026-05-01T00:00:00Z', 1e14)],
    ['neither debit nor credit', bookedAt('2026-05-01T00:00:00Z', 1, { transaction_type: 'BOTH' })],
    ['no day', bookedAt('yesterday', 1)],
  ])('has a transaction with %s', async (_name, transaction) => {
    const { readWith } = await newWorld();
    await expect(readWith({ accounts: [account([transaction])] })).rejects.toBeInstanceOf(
      ProviderUnavailable,
    );
  });

  test('never follows the id of an account to another address', async () => {
    const { trueLayer, readWith } = await newWorld();
    const accounts = [account([], { account_id: '../../api' })];
    await expect(readWith({ accounts })).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(trueLayer.received.some(({ url }) => url.pathname.includes('transactions'))).toBe(false);
  });

  test('exchanges the code once, whatever the answer', async () => {
    for (const trouble of ['error-after-effect', 'closed-connection'] satisfies Trouble[]) {
      const { trueLayer, readWith } = await newWorld();
      trueLayer.meetsAt('/connect/token', trouble);
      await expect(readWith()).rejects.toBeInstanceOf(ProviderTimeout);
      expect(trueLayer.received).toHaveLength(1);
    }
  });

  test('ends when TrueLayer says nothing for 12 seconds', async () => {
    const { trueLayer, readWith } = await newWorld();
    trueLayer.meetsAt('/connect/token', 'silence');
    expect(await endOfSilence(12_000, trueLayer.received, () => readWith())).toBeInstanceOf(ProviderTimeout);
  });

  test('is refused where the access ended meanwhile, by 401 as by 403', async () => {
    const { trueLayer, readWith } = await newWorld();
    trueLayer.meetsAt(TRANSACTIONS, { status: 401, body: { error: 'invalid_token' } });
    await expect(readWith()).rejects.toMatchObject({ reason: 'access-ended' });
    trueLayer.meetsAt(TRANSACTIONS, { status: 403, body: { error: 'access_denied' } });
    await expect(readWith()).rejects.toMatchObject({ reason: 'access-ended' });
    trueLayer.meetsAt(TRANSACTIONS, { status: 403, body: '<html>' });
    await expect(readWith()).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('repeats neither the code nor a secret in its error', async () => {
    const { port, trueLayer } = await newWorld('another-secret-of-ours');
    const asked = { code: trueLayer.agree(), redirectUrl: A_JOURNEY.redirectUrl, ...A_PERIOD };
    const error: unknown = await port.read(asked).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(`${String(error)}${JSON.stringify(error)}`).not.toMatch(/secret/);
    expect(`${String(error)}${JSON.stringify(error)}`).not.toContain(asked.code);
  });

  test('still has its data where the access cannot be ended', async () => {
    const { trueLayer, readWith } = await newWorld();
    trueLayer.meetsAt('/api/delete', { status: 500 }, { status: 500 }, { status: 500 });
    expect((await readWith()).transactions).toHaveLength(2);
    trueLayer.meetsAt('/api/delete', { status: 401 });
    expect((await readWith()).transactions).toHaveLength(2);
  });
});
