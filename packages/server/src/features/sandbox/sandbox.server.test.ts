import { newApplicant, PEOPLE } from '@fairlead/testing/people';
import { signIn, stepUp } from '@fairlead/testing/journeys/sign-in';
import { readPdf } from '@fairlead/testing/read-pdf';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the magic values name every group a person may type into', async () => {
  const groups = new Set((await server.get('readMagicValues')).map(({ group }) => group));
  expect([...groups]).toEqual(expect.arrayContaining(['Surname', 'First name', 'Bank account', 'Postcode']));
});

test('the inbox shows the newest first, and one address alone when asked', async () => {
  await server.get('submitApplication', { body: PEOPLE.accepted });
  await server.get('sendLoginLink', { body: { email: PEOPLE.accepted.user.email } });
  const mine = await server.get('readInbox', { query: { to: PEOPLE.accepted.user.email.toUpperCase() } });
  expect(mine[0]?.links[0]).toMatch(/^http:\/\/localhost:3000\/login\?token=/);
  expect(mine.map(({ sentAt }) => sentAt)).toEqual(
    mine
      .map(({ sentAt }) => sentAt)
      .toSorted()
      .toReversed(),
  );
  expect(await server.get('readInbox', { query: { to: 'no-one@mail.example' } })).toEqual([]);
});

test('an email is shown as designed, with nothing that it could run or load', async () => {
  await server.get('submitApplication', { body: PEOPLE.accepted });
  const inbox = await server.get('readInbox', { query: { to: PEOPLE.accepted.user.email } });
  const email = inbox.find(({ subject }) => subject.startsWith('Your price'));
  const shown = await server.fetch(`/sandbox/api/emails/${email?.id}`);
  expect(shown.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(shown.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; (?!.*-src)/,
  );
  expect(await shown.text()).toContain(email?.subject);
});

test('a text message has no design', async () => {
  const application = await server.get('submitApplication', { body: newApplicant('Successful', 'Accept') });
  await stepUp(server, await signIn(server, application.autoLoginToken));
  const text = (await server.get('readInbox')).find(({ channel }) => channel === 'sms');
  const shown = await server.fetch(`/sandbox/api/emails/${text?.id}`);
  expect([text?.channel, shown.status]).toEqual(['sms', 404]);
});

test('a partner referral opens the form of a brand without direct applications', async () => {
  const submit = (query: Record<string, string>) =>
    server.call('submitApplication', { body: PEOPLE.accepted, brand: 'thinkmoney', query });
  expect((await submit({})).error?.type).toBe('directApplicationsOff');
  const { referral, url } = await server.get('makeReferral', { body: { brand: 'thinkmoney' } });
  expect(new URL(url).pathname).toBe('/account/borrow/quote');
  expect((await submit({ referral })).status).toBe(201);
  expect((await submit({ referral: `${referral}x` })).error?.type).toBe('directApplicationsOff');
});

test('a referral to a brand that is not there is refused', async () => {
  const answer = await server.call('makeReferral', { body: { brand: 'unknown' } });
  expect([answer.status, Object.keys(answer.error?.fields ?? {})]).toEqual([400, ['brand']]);
});

test('the brands that a referral may be to are listed by name', async () => {
  expect(await server.get('readBrands')).toContainEqual({ id: 'postoffice', name: 'Post Office' });
});

test('a token of another brand is ignored: the sandbox acts for no borrower', async () => {
  const { user } = PEOPLE.accepted;
  const body = { ...PEOPLE.accepted, user: { ...user, email: 'asda.borrower@mail.example' } };
  const application = await server.get('submitApplication', { brand: 'asda', body });
  const { token } = await signIn(server, application.autoLoginToken ?? '', 'asda');
  const answer = await server.call('readInbox', { brand: 'lendable', token });
  expect(answer.status).toBe(200);
});

test('a sample payslip is a PDF to save, of a week ago', async () => {
  const of = (query: string) => server.fetch(`/sandbox/api/payslip.pdf?${query}`);
  const made = await of('name=Ada+Pilot&netPay=2486.40');
  expect(made.headers.get('content-disposition')).toBe('attachment; filename="payslip.pdf"');
  const { text } = await readPdf(Buffer.from(await made.arrayBuffer()));
  expect(text).toContain('Ada Pilot');
  expect(text).toContain('£2,486.40');
  expect(text).toContain('13/11/2026');
  for (const query of [
    'name=&netPay=2486.40',
    'name=Ada&netPay=2,486',
    'name=Ada&netPay=9999999',
    'name=Ada',
  ])
    expect((await of(query)).status).toBe(400);
});
