import { applied, secondLookAsked } from '@fairlead/testing/journeys/applying';
import { bankIncomeAgreed, incomeAsked } from '@fairlead/testing/journeys/bank-data';
import { signedLoan } from '@fairlead/testing/journeys/loans';
import { ADVISER, answerOfIssuer, signedOn } from '@fairlead/testing/journeys/staff';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isStaffAlone } from './staff-cookies.ts';
import {
  cookieOf,
  cookiesOf,
  field,
  ORIGIN,
  sentBack,
  SIGN_ON,
  staffBrowser,
  whereTo,
} from '../../../testing/staff-browser.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { ask, answered, signOn } = staffBrowser(() => server);

const referred = () => applied(server, newApplicant('Rita', 'Referred'));
const BORROWER = 'auth=%7B%22token%22%3A%22x%22%7D';

describe('the sign-on of staff', () => {
  test('sets cookies that no script reads, each for as long as it is needed', async () => {
    const started = await ask(SIGN_ON);
    expect(cookieOf(started, 'staff-sign-on')).toMatch(
      /; Path=\/auth\/oidc; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/,
    );
    const answer = await answerOfIssuer(started.headers.get('Location') ?? '', 'staff-0001');
    const cookie = sentBack(cookieOf(started, 'staff-sign-on'));
    const back = await ask(`/auth/oidc/callback?${answer}`, { cookie });
    expect(cookieOf(back, 'staff-session')).toMatch(
      /; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookieOf(back, 'staff-sign-on')).toContain('Max-Age=0');
    expect([back.headers.get('Cache-Control'), back.headers.get('Referrer-Policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
  });

  test('is at one address, whatever brand was asked for', async () => {
    const elsewhere = await ask(SIGN_ON, {}, 'http://asda.localhost:3000');
    expect(whereTo(elsewhere)).toEqual([303, `${ORIGIN}${SIGN_ON}`]);
    expect(cookiesOf(elsewhere)).toEqual([]);
  });

  test('is refused without the cookie of its start, and the answer is not shown', async () => {
    const refused = await ask('/auth/oidc/callback?code=%3Cb%3E&state=x');
    expect(refused.status).toBe(400);
    expect(await refused.text()).not.toContain('<b>');
    const { status } = await ask('/auth/oidc/callback?code=x&state=x', {
      cookie: 'staff-sign-on=made-up-by-someone-else',
    });
    expect(status).toBe(401);
  });
});

describe('the home page of staff', () => {
  test('names who is signed on, in what role, and what they may do', async () => {
    const reader = await (await ask('/staff', { cookie: await signOn(ADVISER) })).text();
    expect(reader).toContain('You are Rhys Reader, adviser');
    expect(reader).not.toContain('Approve a referred application');
    const html = await (await ask('/staff', { cookie: await signOn() })).text();
    expect(html).toContain('You are Uma Underwriter, underwriter');
    expect(html).toContain('Approve a referred application');
  });

  test('asks everyone else to sign on, and a session that has ended too', async () => {
    expect(whereTo(await ask('/staff'))).toEqual([303, SIGN_ON]);
    const ended = await ask('/staff', { cookie: 'staff-session=a-token-that-no-one-has' });
    expect(whereTo(ended)).toEqual([303, SIGN_ON]);
    expect(cookieOf(ended, 'staff-session')).toContain('Max-Age=0');
  });

  test('is left by signing out, which ends the session', async () => {
    const cookie = await signOn();
    const formToken = field(await (await ask('/staff', { cookie })).text(), 'formToken');
    const out = await ask('/staff/sign-out', { cookie, form: { formToken } });
    expect([out.status, cookieOf(out, 'staff-session')]).toEqual([200, expect.stringContaining('Max-Age=0')]);
    expect(whereTo(await ask('/staff', { cookie }))).toEqual([303, SIGN_ON]);
  });

  test('is not there where staff have no address, and takes no form', async () => {
    const none = await answered(new Request(`${ORIGIN}/staff`), {});
    expect(none.status).toBe(404);
    expect((await ask('/staff', { form: {} })).status).toBe(405);
  });
});

describe('an application that waits', () => {
  test('is listed, read, and decided by an underwriter', async () => {
    const { applicationId, token } = await referred();
    const cookie = await signOn();
    const path = `/staff/applications/${applicationId}`;
    expect(await (await ask('/staff', { cookie })).text()).toContain(`href="${path}"`);
    const html = await (await ask(path, { cookie })).text();
    for (const words of ['Rita Referred', '£2,600', '850 of 999']) expect(html).toContain(words);
    const decided = await ask(path, {
      cookie,
      form: {
        formToken: field(html, 'formToken'),
        idempotencyKey: field(html, 'idempotencyKey'),
        outcome: 'approve',
        band: 'Good',
        reason: 'The payslips confirm the income.',
      },
    });
    expect(whereTo(decided)).toEqual([303, '/staff?decided=1']);
    const { state } = await server.get('readApplication', { token, params: { id: applicationId } });
    expect(state).toBe('Quoted');
    expect((await ask(path, { cookie })).status).toBe(409);
  });

  test('says what to correct, and keeps what was typed', async () => {
    const { applicationId } = await referred();
    const cookie = await signOn();
    const path = `/staff/applications/${applicationId}`;
    const formToken = field(await (await ask(path, { cookie })).text(), 'formToken');
    const wrong = await ask(path, { cookie, form: { formToken, outcome: 'decline', reason: 'short' } });
    const html = await wrong.text();
    expect(wrong.status).toBe(422);
    for (const words of ['Choose one to five reasons', 'Give your reason in 10 to 500', '>short</textarea>'])
      expect(html).toContain(words);
  });

  test('is not decided by a form from elsewhere, nor by someone who only reads', async () => {
    const { applicationId, token } = await referred();
    const path = `/staff/applications/${applicationId}`;
    const form = { outcome: 'decline', declineReasons: ['unaffordable'], reason: 'The income is too low.' };
    const cookie = await signOn();
    const formToken = field(await (await ask(path, { cookie })).text(), 'formToken');
    expect((await ask(path, { cookie, form })).status).toBe(403);
    expect((await ask(path, { cookie, form: { ...form, formToken: 'x'.repeat(43) } })).status).toBe(403);
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await ask(path, { cookie, form: { ...form, formToken }, headers })).status).toBe(403);
    const reader = await signOn(ADVISER);
    const own = field(await (await ask(path, { cookie: reader })).text(), 'formToken');
    const refused = await ask(path, { cookie: reader, form: { ...form, formToken: own } });
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining('Your role does not include this page'),
    ]);
    const { state } = await server.get('readApplication', { token, params: { id: applicationId } });
    expect(state).toBe('Referred');
  });

  test('that no one has is not found', async () => {
    const cookie = await signOn();
    for (const id of ['01a1f866-0d00-742c-8dbe-984679d2ac53', 'x', '%00'])
      expect((await ask(`/staff/applications/${id}`, { cookie })).status, id).toBe(404);
  });
});

test('a borrower is looked up by reference', async () => {
  const { token, loanId } = await signedLoan(server);
  const { reference } = await server.get('readLoan', { token, params: { id: loanId } });
  const cookie = await signOn(ADVISER);
  const found = await (await ask(`/staff/borrowers?reference=${reference}`, { cookie })).text();
  expect(found).toContain(reference);
  expect(found).toContain('Ada Accept');
  const none = await ask('/staff/borrowers?reference=%3Cb%3E', { cookie });
  expect([none.status, await none.text()]).toEqual([404, expect.not.stringContaining('<b>')]);
});

describe('who may not see a page', () => {
  test.each(['/staff', '/staff/borrowers?reference=x', '/staff/applications/x'])(
    'a borrower at %s',
    async (path) => {
      const answer = await ask(path, { cookie: BORROWER });
      const html = await answer.text();
      expect([answer.status, html]).toEqual([403, expect.stringContaining(SIGN_ON)]);
      expect(html).toContain('for people who work for the lender');
      expect(html).toContain('Go to your account');
    },
  );

  test('a borrower at the address of their own brand, who can still sign on as staff', async () => {
    const ofBrand = 'http://asda.localhost:3000';
    const [page, signingOn, visitor] = await Promise.all([
      ask('/staff', { cookie: BORROWER }, ofBrand),
      ask(SIGN_ON, { cookie: BORROWER }, ofBrand),
      ask('/staff', {}, ofBrand),
    ]);
    expect([page.status, await page.text()]).toEqual([403, expect.stringContaining(SIGN_ON)]);
    expect([whereTo(signingOn), whereTo(visitor)]).toEqual([
      [303, `${ORIGIN}${SIGN_ON}`],
      [303, `${ORIGIN}/staff`],
    ]);
  });

  test('staff at a page of a borrower, unless they are signed in as one as well', () => {
    const staff = 'staff-session=a-token-of-a-member-of-staff';
    expect([staff, BORROWER, `${BORROWER}; ${staff}`, ''].map(isStaffAlone)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a proof of income by bank data', () => {
  async function waitingBankData() {
    const borrower = await bankIncomeAgreed(server, await incomeAsked(server), { user: 'gambling' });
    const [proof] = (await server.get('listWaitingProofs', { token: (await signedOn(server)).token })).slice(
      -1,
    );
    return { ...borrower, path: `/staff/proofs/${proof?.id ?? ''}` };
  }

  test('shows what was found and why someone looks, with the figure to accept', async () => {
    const { path } = await waitingBankData();
    const html = await (await ask(path, { cookie: await signOn() })).text();
    expect(html).toContain('Much of the income goes to gambling');
    expect(html).toContain('NORTHFELL LOGISTICS LTD');
    expect(html).not.toContain('CASINO');
    expect(html).toContain('The bank shows this.');
    expect(field(html, 'netMonthlyIncome')).toBe('2600.00');
  });

  test('is accepted by its form, which names what was looked at', async () => {
    const { path, dataPullId } = await waitingBankData();
    const cookie = await signOn();
    const html = await (await ask(path, { cookie })).text();
    expect(field(html, 'dataPullId')).toBe(dataPullId);
    const form = {
      formToken: field(html, 'formToken'),
      idempotencyKey: field(html, 'idempotencyKey'),
      outcome: 'accept',
      dataPullId,
      netMonthlyIncome: '2600',
    };
    const headers = { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' };
    expect(whereTo(await ask(path, { cookie, form, headers }))).toEqual([303, '/staff?decided=1']);
  });
});

test('staff open the file of a second look from its page', async () => {
  const cookie = await signOn();
  const { applicationId } = await secondLookAsked(server);
  const path = `/staff/applications/${applicationId}`;
  const page = await (await ask(path, { cookie })).text();
  expect(page).toContain('One of the defaults is not mine.');
  expect(page).toContain(`src="${path}/second-look/file"`);
  const file = await ask(`${path}/second-look/file`, { cookie });
  expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  expect(Buffer.from(await file.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect((await ask(`${path}/second-look/file`)).status).not.toBe(200);
});
