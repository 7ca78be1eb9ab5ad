import { generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import {
  CLEAR_BANK_ACCOUNTS,
  CLEAR_BANK_HOLDER,
  CLEAR_BANK_KEY,
  CLEAR_BANK_TOKEN,
  clearBankDouble,
} from '../double/clear-bank-double.ts';
import type { TroubledDouble } from '../double/troubled-double.ts';
import { openOutbound, type FinishedCall } from '../outbound/outbound.ts';
import { ProviderTimeout, ProviderUnavailable } from '../provider-error.ts';
import { endOfSilence } from '../testing/end-of-silence.ts';
import { describeBankAccountCheck, type AccountCheckCase } from './conformance.ts';
import { clearBankAccountCheck, type ClearBankSettings } from './live.ts';
import { accountCheckOf } from './payee-report.ts';
import type { AccountToCheck } from './port.ts';

const opened: TroubledDouble[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((bank) => bank.close()));
});

async function newWorld(settings: Partial<ClearBankSettings> = {}) {
  const bank = await clearBankDouble();
  opened.push(bank);
  const finished: FinishedCall[] = [];
  const own = { isLive: true, token: CLEAR_BANK_TOKEN, signingKey: CLEAR_BANK_KEY };
  const outbound = openOutbound((call) => finished.push(call));
  const port = clearBankAccountCheck(outbound, { ...own, loopbackOrigin: bank.origin, ...settings });
  return { bank, port, finished };
}

const accountAt = (identification: string): AccountToCheck => ({
  accountName: 'Jane Sample',
  sortCode: identification.slice(0, 6),
  accountNumber: identification.slice(6),
});

const AN_ACCOUNT = accountAt('08999966374958');

const CASES: readonly (readonly [identification: string, outcome: AccountCheckCase['outcome']])[] = [
  ['08999966374958', 'match'],
  [CLEAR_BANK_ACCOUNTS.closeMatch, 'close-match'],
  [CLEAR_BANK_ACCOUNTS.noMatch, 'no-match'],
  [CLEAR_BANK_ACCOUNTS.notFound, 'not-found'],
  [CLEAR_BANK_ACCOUNTS.switched, 'switched'],
  [CLEAR_BANK_ACCOUNTS.notInScheme, 'cannot-check'],
  ['08999966374959', 'modulus-failure'],
];

describeBankAccountCheck(
  'ClearBank',
  async () => (await newWorld()).port,
  CASES.map(([identification, outcome]) => ({ account: accountAt(identification), outcome })),
);

describe('a check by ClearBank', () => {
  test.each([
    'businessName',
    'businessCloseName',
    'needsReference',
    'sortCodeNotInScheme',
    'optedOut',
    'bankWithoutScheme',
    'bankDown',
  ] as const)('confirms nothing for an account of the kind %s', async (kind) => {
    const { port } = await newWorld();
    const check = await port.check(accountAt(CLEAR_BANK_ACCOUNTS[kind]));
    expect(check).toEqual({ outcome: 'cannot-check', suggestedName: null });
  });

  test('asks no bank about a number that fails the modulus check', async () => {
    const { port, bank } = await newWorld();
    await port.check(accountAt('08999966374959'));
    expect(bank.received).toEqual([]);
  });

  test('sends the whole name without commas, in the body and nowhere else', async () => {
    const { port, bank } = await newWorld();
    expect((await port.check({ ...AN_ACCOUNT, accountName: 'Sample, Jané O’Hara' })).outcome).toBe('match');
    const [request] = bank.received;
    expect(JSON.parse(request?.body ?? '')).toMatchObject({ OwnerName: ',,Sample  Jané O’Hara' });
    expect(`${request?.url.href}${JSON.stringify(request?.headers)}`).not.toMatch(/Sample|66374958/);
  });

  test('gives the name that the bank has for a close match', async () => {
    const { port } = await newWorld();
    const check = await port.check(accountAt(CLEAR_BANK_ACCOUNTS.closeMatch));
    expect(check.suggestedName).toBe(CLEAR_BANK_HOLDER);
  });

  test.each(['error-after-effect', 'closed-connection', { status: 503 }, { status: 429 }] as const)(
    'is made after all when the first answer was %j',
    async (trouble) => {
      const { port, bank } = await newWorld();
      bank.meets(trouble);
      expect((await port.check(AN_ACCOUNT)).outcome).toBe('match');
    },
  );

  test('repeats a request under its id after a server error, and takes a new one when that is refused', async () => {
    const { port, bank } = await newWorld();
    bank.meets('error-after-effect');
    await port.check(AN_ACCOUNT);
    const ids = bank.received.map(({ headers }) => headers['x-request-id']);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
    expect(ids).toHaveLength(3);
  });

  test('has no result when the bank does not answer for ten seconds', async () => {
    const { port, bank } = await newWorld();
    bank.meets('silence');
    const end = await endOfSilence(10_000, bank.received, () => port.check(AN_ACCOUNT));
    expect(end).toBeInstanceOf(ProviderTimeout);
  });

  test.each([
    { status: 400, body: { Error: { Reason: 'Bad Request' } } },
    { status: 404 },
    { status: 302, headers: { location: 'https://elsewhere.example/' } },
    { status: 200, body: '<html>' },
    { status: 200, body: { Data: {} } },
    { status: 200, body: { Data: { VerificationReport: { Matched: 'true' } } } },
    { status: 200, body: { Data: { VerificationReport: { Matched: true, ReasonCode: 'ANNM' } } } },
    { status: 200, body: { Data: { VerificationReport: { Matched: false } } } },
    { status: 200, body: { Data: { VerificationReport: { Matched: false, ReasonCode: 'NEW1' } } } },
  ])('is not had, and never a match, for the answer %j', async (trouble) => {
    const { port, bank } = await newWorld();
    bank.meets(trouble);
    await expect(port.check(AN_ACCOUNT)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('has no result with a wrong token or key, and no error repeats a secret or the borrower', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { format: 'der', type: 'pkcs8' },
      publicKeyEncoding: { format: 'der', type: 'spki' },
    });
    for (const wrong of [{ token: 'not-the-token-but-secret' }, { signingKey: privateKey }]) {
      const { port } = await newWorld(wrong);
      const error: unknown = await port.check(AN_ACCOUNT).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ProviderUnavailable);
      expect(`${String(error)}${JSON.stringify(error)}`).not.toMatch(/secret|Sample|66374958/);
    }
  });
});

describe('a report of a bank', () => {
  test('that nearly matches without a name is no match: there is nothing to confirm', () => {
    const nameless = { Matched: false, ReasonCode: 'MBAM', Name: '' };
    expect(accountCheckOf(nameless)).toEqual({ outcome: 'no-match', suggestedName: null });
  });

  test.each(['PANM', 'PAMM', '', 'annm', 'constructor'])(
    'with the reason "%s" is not understood',
    (ReasonCode) => {
      expect(accountCheckOf({ Matched: false, ReasonCode })).toBeUndefined();
    },
  );
});
