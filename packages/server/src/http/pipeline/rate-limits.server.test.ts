import { applicant } from '@fairlead/testing/people';
import { signIn, stepUp } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let server: TestServer;
const start = async (settings: Record<string, string> = {}) => {
  server = await startTestServer({ settings: { RATE_LIMIT_MULTIPLIER: '1', ...settings } });
};
beforeEach(() => start());
afterEach(() => server.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const askForLink = (email: string, headers: Record<string, string> = {}) =>
  server.call('sendLoginLink', { body: { email }, headers });

async function statuses(times: number, ask: (n: number) => Promise<{ status: number }>): Promise<number[]> {
  const seen: number[] = [];
  for (let n = 0; n < times; n += 1) seen.push((await ask(n)).status);
  return seen;
}

describe('a sign-in link', () => {
  test('says when to try again, and then works again', async () => {
    await statuses(10, () => askForLink('a@mail.example'));
    const refused = await askForLink('a@mail.example');
    expect(refused.error?.type).toBe('tooManyRequests');
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    server.passMinutes(Math.ceil(seconds / 60));
    expect((await askForLink('a@mail.example')).status).toBe(200);
  });

  test('is asked for ten times from one network address', async () => {
    const seen = await statuses(11, (n) => askForLink(`person-${n}@mail.example`));
    expect(seen).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('cannot get round the limit by naming another address', async () => {
    const seen = await statuses(11, (n) => askForLink(`person-${n}@mail.example`, from(`10.0.0.${n}`)));
    expect(seen.at(-1)).toBe(429);
  });
});

describe('behind a proxy that is ours', () => {
  beforeEach(async () => {
    await server.close();
    await start({ TRUSTED_PROXIES: '1' });
  });

  test('each caller has limits of their own, and what a caller wrote in front counts for nothing', async () => {
    const one = await statuses(11, (n) =>
      askForLink(`one-${n}@mail.example`, from(`10.9.9.${n}, 192.0.2.1`)),
    );
    expect(one.at(-1)).toBe(429);
    expect((await askForLink('two@mail.example', from('192.0.2.2'))).status).toBe(200);
  });

  test('a caller with a whole network of addresses is one caller', async () => {
    const seen = await statuses(11, (n) => askForLink(`six-${n}@mail.example`, from(`2001:db8:1:2::${n}`)));
    expect(seen.at(-1)).toBe(429);
    expect((await askForLink('next@mail.example', from('2001:db8:1:3::1'))).status).toBe(200);
  });
});

describe('applications', () => {
  const apply = (name: string, headers: Record<string, string> = {}) =>
    server.call('submitApplication', { body: applicant(name, 'Decline'), headers });

  test('are taken three times a day for one email address, and five times an hour from one network address', async () => {
    const statusesOfOne = await statuses(4, () => apply('One'));
    expect(statusesOfOne.at(-1)).toBe(429);
    expect(await statuses(2, (n) => apply(['Ada', 'Bea'][n] ?? ''))).toEqual([201, 429]);
  });

  test('of a stranger with an email address do not use up those of its owner', async () => {
    await server.close();
    await start({ TRUSTED_PROXIES: '1' });
    await statuses(4, () => apply('One', from('192.0.2.1')));
    expect((await apply('One', from('192.0.2.2'))).status).toBe(201);
  });
});

test('what asks the bureau about corrected details is answered ten times a day for one borrower', async () => {
  const { id, autoLoginToken } = await server.get('submitApplication', { body: applicant('Ada', 'Accept') });
  const { token } = await signIn(server, autoLoginToken ?? '');
  const { firstName, lastName, dateOfBirth, addresses } = applicant('Ada', 'Accept').user;
  const body = { firstName, lastName, dateOfBirth, addresses };
  const seen = await statuses(11, () =>
    server.call('updateAddressMismatch', { token, params: { id }, body }),
  );
  expect(seen).toEqual([...Array.from({ length: 10 }, () => 409), 429]);
});

test('what asks a bank whose account it is is answered ten times an hour for one borrower', async () => {
  const { autoLoginToken } = await server.get('submitApplication', { body: applicant('Ada', 'Accept') });
  const { token } = await stepUp(server, await signIn(server, autoLoginToken ?? ''));
  const body = { accountName: 'Ada Accept', sortCode: '08-99-99', accountNumber: '66374958' };
  const params = { id: '01a1f866-0d00-742c-8dbe-984679d2ac53' };
  const seen = await statuses(11, () => server.call('provideBankDetails', { token, params, body }));
  expect(seen).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
});

describe('a message to us', () => {
  const write = (email: string, message: string, headers: Record<string, string> = {}) => {
    const body = { name: 'Wilma', email, topic: 'somethingElse', message } as const;
    return server.call('contactUs', { brand: 'asda', body, headers });
  };

  test('is taken five times an hour from one network address', async () => {
    const seen = await statuses(6, (n) => write(`person-${n}@mail.example`, 'Hello'));
    expect(seen).toEqual([200, 200, 200, 200, 200, 429]);
    server.passMinutes(60);
    expect((await write('a@mail.example', 'Hello')).status).toBe(200);
  });

  test('is taken from anyone, and confirmed to one email address ten times a day', async () => {
    await server.close();
    await start({ TRUSTED_PROXIES: '1' });
    const seen = await statuses(12, (n) => write('victim@mail.example', `Hello ${n}`, from(`192.0.2.${n}`)));
    expect(new Set(seen)).toEqual(new Set([200]));
    expect(await server.get('readInbox', { query: { to: 'victim@mail.example' } })).toHaveLength(10);
  });
});

test('documents are made sixty times an hour for one borrower', async () => {
  const { id, autoLoginToken } = await server.get('submitApplication', { body: applicant('Ada', 'Accept') });
  const { token } = await signIn(server, autoLoginToken ?? '');
  const seen = await statuses(61, () => server.call('prepareDocuments', { token, params: { id } }));
  expect([seen.slice(0, 60).includes(429), seen.at(-1)]).toEqual([false, 429]);
});

test('limits keep no address that could be read', async () => {
  await askForLink('a@mail.example', from('192.0.2.1'));
  const rows = await server.db.selectFrom('rate_limits').select('key').execute();
  expect(JSON.stringify(rows)).not.toMatch(/mail\.example|192\.0/);
});
