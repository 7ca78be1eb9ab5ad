import { addDays } from '@fairlead/core/calendar/day';
import { applied, type Borrower } from '@fairlead/testing/journeys/applying';
import { signedLoan } from '@fairlead/testing/journeys/loans';
import { ADVISER, signedOn } from '@fairlead/testing/journeys/staff';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import type { WireBody } from '@fairlead/testing/call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let underwriter: string;
let adviser: string;
beforeAll(async () => {
  server = await startTestServer();
  underwriter = (await signedOn(server)).token;
  adviser = (await signedOn(server, ADVISER)).token;
});
afterAll(() => server.close());

const referred = (lastName = 'Referred', brand?: Borrower['brand']) =>
  applied(server, newApplicant('Rita', lastName), brand);

const REASON = 'The applicant sent three payslips.';
const APPROVAL: WireBody<'decideApplication'> = { outcome: 'approve', band: 'Good', reason: REASON };
const DECLINE: WireBody<'decideApplication'> = {
  outcome: 'decline',
  declineReasons: ['credit-score'],
  reason: REASON,
};

const decide = (id: string, body: WireBody<'decideApplication'>, options: object = {}) =>
  server.call('decideApplication', { token: underwriter, params: { id }, body, ...options });

const readBy = ({ token, applicationId, brand }: Borrower) =>
  server.get('readApplication', {
    token,
    params: { id: applicationId },
    query: { embedded: 'quote' },
    ...(brand && { brand }),
  });

const waiting = async () =>
  (await server.get('listWaitingApplications', { token: adviser })).map(({ id }) => id);

const auditOf = async (subjectId: string, action: string) => {
  const rows = await server.db
    .selectFrom('audit_rows')
    .select(['actor', 'user_id', 'brand_id', 'detail'])
    .where('subject_id', '=', subjectId)
    .where('action', '=', action)
    .execute();
  return rows;
};

const subjectsTo = async (to: string) =>
  (await server.get('readInbox', { query: { to } })).map(({ subject }) => subject);

describe('an application that waits for staff', () => {
  test('is in the list of every brand, without personal details, and gone once it is decided', async () => {
    const first = await referred();
    const second = await referred('Thin', 'asda');
    const quoted = await applied(server);
    const ids = await waiting();
    expect(ids).toEqual(expect.arrayContaining([first.applicationId, second.applicationId]));
    expect(ids).not.toContain(quoted.applicationId);
    const list = await server.get('listWaitingApplications', { token: adviser });
    expect(JSON.stringify(list)).not.toMatch(/Rita|mail\.example/);
    await decide(first.applicationId, DECLINE);
    expect(await waiting()).not.toContain(first.applicationId);
  });

  test('is read with what its decision rests on, and the audit trail says by whom', async () => {
    const { applicationId, userId, application } = await referred();
    const read = await server.get('readApplicationForReview', {
      token: adviser,
      params: { id: applicationId },
    });
    expect(read).toMatchObject({
      applicant: {
        name: 'Rita Referred',
        email: application.user.email,
      },
      household: { netMonthlyIncome: 2600, housingCost: 600 },
      report: {
        match: 'full',
        identityMatch: null,
        addressMatch: null,
        score: 850,
        isReferred: true,
        bandByScore: 'Great',
      },
    });
    expect(await auditOf(applicationId, 'application-read-by-staff')).toEqual([
      { actor: 'staff', user_id: userId, brand_id: 'lendable', detail: { staff: 'staff-0002' } },
    ]);
  });

  test('is not found under an id that no one has', async () => {
    const params = { id: '01a1f866-0d00-742c-8dbe-984679d2ac53' };
    const read = await server.call('readApplicationForReview', { token: adviser, params });
    expect([read.status, read.error?.type]).toEqual([404, 'notFound']);
    expect((await decide(params.id, DECLINE)).error?.type).toBe('notFound');
  });
});

describe('an underwriter', () => {
  test('approves in a band: the applicant gets its price, a letter and their usual next step', async () => {
    const borrower = await referred('Thin', 'asda');
    const { data } = await decide(borrower.applicationId, APPROVAL);
    expect(data).toMatchObject({ id: borrower.applicationId, state: 'Quoted' });
    const seen = await readBy(borrower);
    expect(seen).toMatchObject({ state: 'Quoted', quote: { '@type': 'quote', amount: 7500 } });
    expect(await subjectsTo(borrower.application.user.email)).toContain('Your price');
    const followed = await server.call('followUp', {
      token: borrower.token,
      brand: 'asda',
      params: { id: borrower.applicationId },
      body: { followUp: true },
    });
    expect(followed.data?.state).toBe('Requirements');
  });

  test('sees that the file shows another person, who proves who they are once approved', async () => {
    const { token, applicationId } = await referred('Accept-Stranger');
    const params = { id: applicationId };
    const { report } = await server.get('readApplicationForReview', { token: underwriter, params });
    expect(report).toMatchObject({ match: 'full', identityMatch: 'none', isReferred: false });
    await decide(applicationId, APPROVAL);
    const { requirements = [] } = await server.get('followUp', { token, params, body: { followUp: true } });
    expect(requirements.map((asked) => asked['@type'])).toContain('id-application-requirement');
  });

  test('declines: the applicant reads why, and that it comes from the credit file, but not the note', async () => {
    const borrower = await referred();
    await decide(borrower.applicationId, DECLINE);
    const { state, declineReasons, creditAgency } = await readBy(borrower);
    expect(state).toBe('Declined');
    expect(declineReasons).toEqual(['Your credit score is below our minimum.']);
    expect(creditAgency?.name).toBe('Sample Credit Files');
    const letters = await server.get('readInbox', { query: { to: borrower.application.user.email } });
    expect(letters[0]?.subject).toBe('About your loan application');
    expect(JSON.stringify(letters)).not.toContain('payslips');
  });

  test('leaves a row of who decided what, and the note sealed with the decision', async () => {
    const { applicationId, userId } = await referred();
    await decide(applicationId, APPROVAL);
    const common = { actor: 'staff', user_id: userId, brand_id: 'lendable' };
    expect(await auditOf(applicationId, 'application-decided-by-staff')).toEqual([
      { ...common, detail: { staff: 'staff-0001', outcome: 'approve', band: 'Good', reasons: [] } },
    ]);
    expect(await auditOf(applicationId, 'quoted')).toEqual([
      { ...common, detail: { staff: 'staff-0001', from: 'Referred', to: 'Quoted' } },
    ]);
    const decisions = await server.db
      .selectFrom('decisions')
      .selectAll()
      .where('application_id', '=', applicationId)
      .where('kind', '=', 'decision')
      .orderBy('decided_at')
      .execute();
    expect(JSON.stringify(decisions)).not.toContain('payslips');
    const { id, inputs_encrypted } = decisions.at(-1)!;
    const place = { table: 'decisions', row: id, column: 'inputs_encrypted' };
    const inputs: unknown = JSON.parse(server.services.cipher.open(place, inputs_encrypted));
    expect(inputs).toMatchObject({ review: { staff: 'staff-0001', reason: REASON } });
  });

  test('cannot approve what the rules forbid, and nothing changes', async () => {
    const poor = newApplicant('Rita', 'Referred', { netMonthlyIncome: 1100 });
    const borrower = await applied(server, poor);
    const { status, error } = await decide(borrower.applicationId, APPROVAL);
    expect([status, error?.type]).toEqual([409, 'cannotApprove']);
    expect(error?.message).toContain('too little to live on');
    expect((await readBy(borrower)).state).toBe('Referred');
    expect(await auditOf(borrower.applicationId, 'decision-refused')).toEqual([
      {
        actor: 'staff',
        user_id: borrower.userId,
        brand_id: 'lendable',
        detail: {
          staff: 'staff-0001',
          because: 'cannotApprove',
          outcome: 'approve',
          band: 'Good',
          reasons: ['unaffordable'],
        },
      },
    ]);
  });

  test('decides once: of two at the same moment the second is refused', async () => {
    const { applicationId } = await referred();
    const answers = await Promise.all([decide(applicationId, APPROVAL), decide(applicationId, DECLINE)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error?.type).toBe('applicationNotWaiting');
    const read = await server.call('readApplicationForReview', {
      token: underwriter,
      params: { id: applicationId },
    });
    expect(read.error?.type).toBe('applicationNotWaiting');
    expect(await auditOf(applicationId, 'application-decided-by-staff')).toHaveLength(1);
    expect(await auditOf(applicationId, 'decision-refused')).toMatchObject([
      { actor: 'staff', detail: { staff: 'staff-0001', because: 'applicationNotWaiting' } },
    ]);
  });

  test('gets the first answer again for the same key', async () => {
    const { applicationId } = await referred();
    const options = { key: 'decision-0123456789' };
    const first = await decide(applicationId, DECLINE, options);
    expect(await decide(applicationId, DECLINE, options)).toMatchObject({ status: 200, data: first.data });
  });

  test('does not write of the decision to a mailbox whose owner may not have applied', async () => {
    const known = newApplicant('Rita', 'Accept');
    await applied(server, known);
    const outside = await applied(server, { ...known, user: { ...known.user, lastName: 'Referred' } });
    await decide(outside.applicationId, DECLINE);
    const [letter] = await server.get('readInbox', { query: { to: known.user.email } });
    expect(letter?.subject).toBe('We have reviewed an application');
    expect(letter?.text).not.toMatch(/credit score|cannot offer/);
  });
});

test('an adviser reads and cannot decide', async () => {
  const { applicationId } = await referred();
  const { status, error } = await decide(applicationId, DECLINE, { token: adviser });
  expect([status, error?.type]).toEqual([403, 'roleRequired']);
  expect(await waiting()).toContain(applicationId);
});

test('an application whose time is over waits no more', async () => {
  const late = await startTestServer();
  const { token } = await signedOn(late);
  const { applicationId } = await applied(late, newApplicant('Rita', 'Referred'));
  await late.travelTo(addDays(await late.today(), 40));
  expect(await late.get('listWaitingApplications', { token: (await signedOn(late)).token })).toEqual([]);
  const call = { token, params: { id: applicationId }, body: DECLINE };
  expect((await late.call('decideApplication', call)).error?.type).toBe('applicationNotWaiting');
  await late.close();
});

describe('a borrower', () => {
  const find = (reference: string) => server.call('findBorrower', { token: adviser, query: { reference } });

  test('is found by the reference that an application and its loan share, as people write it, and by the id', async () => {
    const { token, loanId, userId, applicationId } = await signedLoan(server);
    const { reference } = await server.get('readLoan', { token, params: { id: loanId } });
    const application = await server.get('readApplication', { token, params: { id: applicationId } });
    expect(application.reference).toBe(reference);
    const written = `${reference.slice(0, 5).toLowerCase()} ${reference.slice(5)}`;
    for (const typed of [reference, written, applicationId.toUpperCase()])
      expect((await find(typed)).data).toMatchObject({ id: userId, loans: [{ reference }] });
    expect(await auditOf(userId, 'borrower-read-by-staff')).toEqual(
      Array(3).fill({
        actor: 'staff',
        user_id: userId,
        brand_id: 'lendable',
        detail: { staff: 'staff-0002' },
      }),
    );
  });

  test.each(['NOSUCHREF2', '01a1f866-0d00-742c-8dbe-984679d2ac53', '%', 'a b c'])(
    'is not found by %s',
    async (reference) => {
      expect((await find(reference)).error?.type).toBe('notFound');
    },
  );
});
