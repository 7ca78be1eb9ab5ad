import { answerAtBank, askToPayByBank, resumeIn, resumeOf } from '@fairlead/testing/journeys/bank-payments';
import { shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let server: TestServer;
let ada: LoanBorrower;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  ada = await signedLoan(server, shortLoan());
});

type Link = ReturnType<typeof resumeIn>;

const start = () => server.get('startBankPayment', askToPayByBank(ada));
const make = (body: Partial<Omit<Link, 'code' | 'resumeJourneyToken'>> = {}, { token } = ada) =>
  server.call('makeResumeToken', {
    token,
    body: { subjectId: ada.loanId, subjectType: 'loan', origin: 'web', ...body },
  });
const resume = (body: Link, brand?: 'asda') =>
  server.call('resumeJourney', { body, ...(brand && { brand }) });
const ENDED = { status: 410, error: { type: 'resumeEnded' } };

describe('a payment that is continued on another device', () => {
  test('is paid there without signing in, and the first device follows', async () => {
    const { id, url } = await start();
    const made = await make();
    expect(made.data?.url).toMatch(/^http:\/\/localhost:3000\/truelayer\/resume\?code=[\w-]{43}&token=/);
    const link = resumeIn(made.data!.url);
    const resumed = await resume(link);
    expect(resumed.data).toEqual({
      '@type': 'resumed-journey',
      firstName: 'Ada',
      amount: 50,
      outcome: 'waiting',
      url,
    });
    await answerAtBank(server, resumed.data!.url);
    expect(await resume(link)).toMatchObject({ data: { outcome: 'complete', url: null } });
    const followed = await server.get('readBankPayment', { token: ada.token, params: { id } });
    expect(followed).toMatchObject({ outcome: 'complete', isCredited: true });
    const rows = await server.db
      .selectFrom('audit_rows')
      .select(['actor', 'action'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(rows.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'borrower payment-requested',
      'borrower payment-resume-made',
      'anyone payment-resumed',
    ]);
  });

  test('gives the page of the bank once, also to two that ask together', async () => {
    await start();
    const link = await resumeOf(server, ada);
    const answers = await Promise.all([resume(link), resume(link)]);
    expect(answers.map(({ data }) => data?.outcome)).toEqual(['waiting', 'waiting']);
    expect(answers.filter(({ data }) => data?.url)).toHaveLength(1);
    expect(await resume(link)).toMatchObject({ data: { outcome: 'waiting', url: null } });
  });

  test('works for 15 minutes, and shows its outcome afterwards where it was used', async () => {
    const { id } = await start();
    const unused = await resumeOf(server, ada);
    server.passMinutes(8);
    await server.get('readBankPayment', { token: ada.token, params: { id } });
    server.passMinutes(8);
    expect(await resume(unused)).toMatchObject(ENDED);
    await start();
    const used = await resumeOf(server, ada);
    await resume(used);
    server.passMinutes(16);
    expect(await resume(used)).toMatchObject({ data: { outcome: 'waiting', url: null } });
  });

  test('has one link: a new one replaces it', async () => {
    await start();
    const first = await resumeOf(server, ada);
    const second = await resumeOf(server, ada);
    expect(await resume(first)).toMatchObject(ENDED);
    expect(await resume(second)).toMatchObject({ status: 200 });
  });

  test('is that one payment: another is not reached by its link', async () => {
    await start();
    const link = await resumeOf(server, ada);
    await start();
    expect(await resume(link)).toMatchObject({ data: { outcome: 'cancelled', url: null } });
  });

  test('is bound to its subject, origin, code and brand', async () => {
    await start();
    const link = await resumeOf(server, ada);
    const bea = await signedLoan(server, shortLoan());
    await server.get('startBankPayment', askToPayByBank(bea));
    const other = await resumeOf(server, bea);
    const changes: Partial<Link>[] = [
      { subjectId: bea.loanId },
      { origin: 'sms' },
      { subjectType: 'loan-application' },
      { code: other.code },
      { resumeJourneyToken: other.resumeJourneyToken },
      { code: 'x'.repeat(43) },
    ];
    for (const change of changes) expect(await resume({ ...link, ...change })).toMatchObject(ENDED);
    expect(await resume(link, 'asda')).toMatchObject(ENDED);
    expect((await resume({ ...link, code: 'short' })).status).toBe(400);
    expect(await resume(link)).toMatchObject({ data: { firstName: 'Ada' } });
  });

  test('is not there where nothing waits, for an application or for another borrower', async () => {
    expect(await make()).toMatchObject({ status: 409, error: { type: 'nothingToResume' } });
    const { url } = await start();
    const bea = await signedLoan(server, shortLoan());
    expect(await make({}, bea)).toMatchObject({ status: 404 });
    expect(await make({ subjectType: 'loan-application' })).toMatchObject({ status: 404 });
    await answerAtBank(server, url);
    const link = await resumeOf(server, ada);
    expect(await resume(link)).toMatchObject({ data: { outcome: 'complete', url: null } });
  });

  test('is stored as digests', async () => {
    await start();
    const link = await resumeOf(server, ada);
    const stored = JSON.stringify(await server.db.selectFrom('bank_payments').selectAll().execute());
    expect(stored).not.toContain(link.code);
    expect(stored).not.toContain(link.resumeJourneyToken);
  });
});
