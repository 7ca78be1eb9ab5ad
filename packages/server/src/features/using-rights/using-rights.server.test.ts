import { shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { applied } from '@fairlead/testing/journeys/applying';
import { newestLinkToken, signIn, stepUp } from '@fairlead/testing/journeys/sign-in';
import { newApplicant } from '@fairlead/testing/people';
import { addressOf } from '@fairlead/testing/call';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSONAL_DATA } from '../../database/personal-data.ts';

let server: TestServer;
let borrower: LoanBorrower;
beforeAll(async () => {
  server = await startTestServer();
  borrower = await signedLoan(server, shortLoan());
});
afterAll(() => server.close());

const mine = () => ({ token: borrower.token, params: { id: borrower.userId } });

async function download({ token, userId }: { token: string; userId: string }): Promise<Response> {
  const path = addressOf('downloadPersonalData', { params: { id: userId } });
  return server.fetch(path, { headers: { authorization: `Bearer ${token}` } });
}

const auditedActions = async () => {
  const rows = await server.db
    .selectFrom('audit_rows')
    .select(['action', 'strength'])
    .where('user_id', '=', borrower.userId)
    .execute();
  return rows.map(({ action, strength }) => `${action} ${strength}`);
};

describe('everything about me', () => {
  test('is a ZIP of records, documents and messages, opened and without secrets', async () => {
    const response = await download(borrower);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="lendable-everything/);
    expect(response.headers.get('cache-control')).toContain('no-store');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const names = Object.keys(files);
    expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(4);
    expect(names.filter((name) => name.startsWith('messages/')).length).toBeGreaterThan(1);
    const pdf = names.find((name) => name.endsWith('contract.pdf')) ?? '';
    expect(strFromU8(files[pdf]?.slice(0, 5) ?? new Uint8Array())).toBe('%PDF-');

    const text = strFromU8(files['data.json'] ?? new Uint8Array());
    const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    const exported = Object.entries(PERSONAL_DATA).filter(([, { isExported }]) => isExported === true);
    expect(Object.keys(data)).toEqual(exported.map(([name]) => name));
    expect(data.users).toMatchObject([
      {
        email: borrower.application.user.email,
        mobile_number: '+447700900123',
        name: { firstName: 'Ada', lastName: 'Accept' },
      },
    ]);
    expect(data.user_addresses).toMatchObject([{ address: { line1: 'Harbour Lane', postCode: 'ID1 1QD' } }]);
    expect(data.loan_applications).toMatchObject([{ occupation: 'Harbour pilot' }]);
    expect(data.bank_accounts).toMatchObject([{ sort_code: '089999', account_number: '66374958' }]);
    expect(data.loans).toMatchObject([{ id: borrower.loanId }]);
    expect(text).not.toMatch(/token_hash|code_hash|_encrypted|email_index|browser_hash/);
    expect(await auditedActions()).toContain('personal-data-downloaded strong');
  });

  test('has text exactly as typed, although it looks like a list or an object', async () => {
    const application = newApplicant('Rita', 'Accept', { occupation: '[Retired]' });
    const email = '{rita}@mail.example';
    const typed = { ...application, user: { ...application.user, email } };
    const who = await stepUp(server, await applied(server, typed));
    const files = unzipSync(new Uint8Array(await (await download(who)).arrayBuffer()));
    const data: unknown = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
    expect(data).toMatchObject({ users: [{ email }], loan_applications: [{ occupation: '[Retired]' }] });
  });

  test('has nothing of another borrower', async () => {
    const other = await stepUp(server, await applied(server, newApplicant('Olga', 'Accept')));
    const files = unzipSync(new Uint8Array(await (await download(other)).arrayBuffer()));
    const text = strFromU8(files['data.json'] ?? new Uint8Array());
    expect(text).toContain(other.userId);
    expect(text).not.toContain(borrower.userId);
    expect(text).not.toContain(borrower.application.user.email);
    expect((await download({ token: other.token, userId: borrower.userId })).status).toBe(404);
  });

  test('has what was written on the contact page, once a link was opened in the mailbox', async () => {
    const { application, ...applicant } = await applied(server, newApplicant('Cora', 'Accept'), 'asda');
    const { email } = application.user;
    const message = 'Where is my letter?';
    await server.call('contactUs', {
      brand: 'asda',
      body: { name: 'Cora Accept', email, topic: 'applying', message },
    });
    const records = async (token: string) => {
      const who = await stepUp(server, { ...applicant, application, token });
      const files = unzipSync(new Uint8Array(await (await download(who)).arrayBuffer()));
      return strFromU8(files['data.json'] ?? new Uint8Array());
    };
    expect(await records(applicant.token), 'the address may be another person’s').not.toContain(message);
    await server.get('sendLoginLink', { brand: 'asda', body: { email } });
    const proven = await signIn(server, await newestLinkToken(server, email), 'asda');
    expect(await records(proven.token)).toContain(message);
  });

  test('has no link that signs in', async () => {
    const who = await stepUp(server, await applied(server, newApplicant('Lena', 'Accept')));
    const { email } = who.application.user;
    await server.get('sendLoginLink', { body: { email } });
    const secret = await newestLinkToken(server, email);
    const files = unzipSync(new Uint8Array(await (await download(who)).arrayBuffer()));
    for (const [name, bytes] of Object.entries(files)) expect(strFromU8(bytes), name).not.toContain(secret);
    expect(strFromU8(files['data.json'] ?? new Uint8Array())).toContain('"login-link"');
    expect((await signIn(server, secret)).userId, 'the link was live').toBe(who.userId);
  });
});

describe('an erasure request', () => {
  test('is shown before it is made', async () => {
    const { now, later } = await server.get('readErasure', mine());
    expect(now).toEqual(['browsers', 'sign-in-messages', 'drafts', 'marketing-choices', 'budgets']);
    expect(later.map(({ what, until }) => [what, until])).toEqual([
      ['loan', null],
      ['account', null],
    ]);
  });

  test('erases what nothing needs, withdraws choices, and can be repeated', async () => {
    const counts = async () => {
      const { userId } = borrower;
      const [browsers, codes, choices] = await Promise.all([
        server.db.selectFrom('known_browsers').select('id').where('user_id', '=', userId).execute(),
        server.db
          .selectFrom('outbox_messages')
          .select('id')
          .where('user_id', '=', userId)
          .where('template', '=', 'step-up-code')
          .execute(),
        server.db
          .selectFrom('contact_permissions')
          .select('id')
          .where('user_id', '=', userId)
          .where('wording_version', '=', 'erasure-request')
          .where('allowed', '=', false)
          .execute(),
      ]);
      return [browsers.length, codes.length, choices.length];
    };
    const [browsersBefore, codesBefore] = await counts();
    expect([browsersBefore, codesBefore]).toEqual([1, 1]);
    const plan = await server.get('requestErasure', mine());
    const after = await counts();
    expect(after.slice(0, 2)).toEqual([0, 0]);
    expect(await server.get('requestErasure', mine())).toEqual(plan);
    expect(await counts()).toEqual(after);
    expect(await auditedActions()).toContain('erasure-requested strong');
    expect(
      (await server.get('readLoan', { token: borrower.token, params: { id: borrower.loanId } })).id,
    ).toBe(borrower.loanId);
  });

  test('is confirmed by an email that says what is gone, what stays, why and until when', async () => {
    const declined = await stepUp(server, await applied(server, newApplicant('Elsa', 'Decline')));
    const { token, userId, application } = declined;
    const ask = () =>
      server.get('requestErasure', {
        token,
        params: { id: userId },
        key: '01a1f8e9-0000-4000-8000-0000000000e1',
      });
    await ask();
    await ask();
    const letters = await server.get('readInbox', { query: { to: application.user.email } });
    const about = letters.filter(({ subject }) => subject === 'You asked us to erase your data');
    expect(about).toHaveLength(1);
    const { text = '' } = about[0] ?? {};
    expect(text).toMatch(/^Hello Elsa,\n\nYou asked us to erase your data at \S+ on 20 November 2026\./);
    expect(text).toContain('Our messages with sign-in links and codes.');
    expect(text).toContain(
      'An application without a loan: For 12 months you can ask us to explain the decision or complain about it. Erased: 20 November 2027.',
    );
    expect(text).toContain('If this wasn’t you, call us now');
  });

  test('of a borrower with a loan says that it stays for six years after its end', async () => {
    const letters = await server.get('readInbox', { query: { to: borrower.application.user.email } });
    const { reference } = await server.get('readLoan', {
      token: borrower.token,
      params: { id: borrower.loanId },
    });
    const letter = letters.find(({ subject }) => subject === 'You asked us to erase your data');
    expect(letter?.text).toContain(`Your loan ${reference}: `);
    expect(letter?.text).toContain('Erased: 6 years after the loan ends.');
    expect(letter?.text).toContain('Erased: when the last of what is listed above is erased.');
  });

  test('of a borrower who was declined names the day on which everything is gone', async () => {
    const declined = await stepUp(server, await applied(server, newApplicant('Dora', 'Decline')));
    const { later } = await server.get('readErasure', {
      token: declined.token,
      params: { id: declined.userId },
    });
    expect(later.map(({ what, until }) => [what, until])).toEqual([
      ['application', '2027-11-20'],
      ['account', '2027-11-20'],
    ]);
  });

  test('of a borrower who wrote to us names the message, which stays longer than the account', async () => {
    const declined = await stepUp(server, await applied(server, newApplicant('Wanda', 'Decline'), 'asda'));
    const { email } = declined.application.user;
    const { reference } = await server.get('contactUs', {
      brand: 'asda',
      body: { name: 'Wanda Decline', email, topic: 'complaint', message: 'Why was I declined?' },
    });
    await server.get('sendLoginLink', { brand: 'asda', body: { email } });
    const proven = await stepUp(server, await signIn(server, await newestLinkToken(server, email), 'asda'));
    const { later } = await server.get('requestErasure', {
      brand: 'asda',
      token: proven.token,
      params: { id: declined.userId },
    });
    expect(later.slice(1)).toEqual([
      { what: 'account', reference: null, until: '2027-11-20' },
      { what: 'contact-message', reference, until: '2029-11-20' },
    ]);
    const letters = await server.get('readInbox', { query: { to: email } });
    const letter = letters.find(({ subject }) => subject === 'You asked us to erase your data');
    expect(letter?.text).toContain(
      `Your message ${reference} and our emails about it: Any message can be a complaint, and we have to keep the record of a complaint for 3 years. Erased: 20 November 2029.`,
    );
  });
});
