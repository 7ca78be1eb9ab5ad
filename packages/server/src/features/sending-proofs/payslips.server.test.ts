import { addDays } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { applied, followUp } from '@fairlead/testing/journeys/applying';
import { payslip, payslipSent } from '@fairlead/testing/journeys/proofs';
import { signedOn } from '@fairlead/testing/journeys/staff';
import { newApplicant } from '@fairlead/testing/people';
import { photo } from '@fairlead/testing/sent-files';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let switchedOff: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  switchedOff = await startTestServer({ settings: { FEATURE_FLAGS: 'auto-payslip-verification=false' } });
});
afterAll(async () => {
  await server.close();
  await switchedOff.close();
});

type Sent = Awaited<ReturnType<typeof payslipSent>>;

const toApplication = ({ token, applicationId }: Pick<Sent, 'token' | 'applicationId'>) => ({
  token,
  params: { id: applicationId },
});

async function incomeOf(borrower: Pick<Sent, 'token' | 'applicationId'>, on = server) {
  const { requirements = [] } = await on.get('readApplication', {
    ...toApplication(borrower),
    query: { embedded: 'requirements,requirements.attachments' },
  });
  return requirements.find((each) => each['@type'] === 'income-application-requirement');
}

const confirm = (borrower: Sent) => server.call('confirmProofOfIncome', toApplication(borrower));

const contest = (borrower: Sent, attachment = borrower.file) =>
  server.call('contestPayslip', { ...toApplication(borrower), body: { attachment } });

async function reviewed(): Promise<void> {
  server.passMinutes(1);
  await server.work();
}

const auditOf = async ({ applicationId }: Sent) =>
  (
    await server.db
      .selectFrom('audit_rows')
      .select(['action', 'actor'])
      .where('subject_id', '=', applicationId)
      .execute()
  ).map(({ action, actor }) => `${action} by ${actor}`);

describe('a payslip that is a PDF with text', () => {
  test('is read, and nothing is decided before it is confirmed', async () => {
    const borrower = await payslipSent(server);
    const income = await incomeOf(borrower);
    expect(income).toMatchObject({ state: 'Not started' });
    expect(income?.attachments?.[0]?.payslip).toEqual({
      netPay: 2_700,
      grossPay: 3_510,
      paidOn: '2026-11-13',
      frequency: 'monthly',
      employer: 'Harbour Pilots Ltd',
      netMonthly: 2_700,
      doubts: [],
      isContested: false,
    });
  });

  test('that shows at least what was entered is accepted when it is confirmed', async () => {
    const borrower = await payslipSent(server);
    expect((await confirm(borrower)).status).toBe(200);
    expect(await incomeOf(borrower)).toMatchObject({ state: 'Met', given: '1 file' });
    expect(await auditOf(borrower)).toEqual(
      expect.arrayContaining(['payslip-read by borrower', 'proof-accepted by system']),
    );
    const inbox = await server.get('readInbox', { query: { to: borrower.application.user.email } });
    expect(inbox[0]?.subject).toBe('We’ve accepted your proof of income');
    expect((await confirm(borrower)).status).toBe(200);
  });

  test('that shows less is not decided by its reading, and lowers no income', async () => {
    const borrower = await payslipSent(server, pence(1_400_00));
    await confirm(borrower);
    expect(await incomeOf(borrower)).toMatchObject({
      state: 'Provided',
      attachments: [{ payslip: { netMonthly: 1_400, doubts: ['lessThanStated'] } }],
    });
    const application = await server.get('readApplication', toApplication(borrower));
    expect(application.state).toBe('Requirements');
  });

  test('in another name waits for a person', async () => {
    const borrower = await applied(server, newApplicant('Successful', 'Accept-Income'));
    await followUp(server, borrower);
    const body = await payslip('Someone Else', pence(2_700_00), await server.today());
    await server.get('proofOfIncome', { ...toApplication(borrower), body });
    await server.get('confirmProofOfIncome', toApplication(borrower));
    expect(await incomeOf(borrower)).toMatchObject({
      state: 'Provided',
      attachments: [{ payslip: { doubts: ['otherName'] } }],
    });
  });

  test('that was paid too long ago waits for a person', async () => {
    const borrower = await applied(server, newApplicant('Successful', 'Accept-Income'));
    await followUp(server, borrower);
    const body = await payslip(
      'Successful Accept-Income',
      pence(2_700_00),
      addDays(await server.today(), -30),
    );
    await server.get('proofOfIncome', { ...toApplication(borrower), body });
    await server.get('confirmProofOfIncome', toApplication(borrower));
    expect(await incomeOf(borrower)).toMatchObject({
      state: 'Provided',
      attachments: [{ payslip: { doubts: ['tooOld'] } }],
    });
  });

  test('with another file waits for a person', async () => {
    const borrower = await payslipSent(server);
    await server.get('proofOfIncome', { ...toApplication(borrower), body: photo('second.jpg') });
    await confirm(borrower);
    expect(await incomeOf(borrower)).toMatchObject({ state: 'Provided' });
  });

  test('is stored so that only the cipher reads its figures', async () => {
    const borrower = await payslipSent(server);
    const { rows } = await server.db
      .selectFrom('attachments')
      .selectAll()
      .where('id', '=', borrower.file)
      .execute()
      .then((rows) => ({ rows }));
    expect(JSON.stringify(rows[0]?.payslip_encrypted)).not.toMatch(/2700|270000|Harbour/);
  });
});

describe('a reading that the borrower contests', () => {
  test('is looked at by a person: the sandbox’s reviewer leaves it', async () => {
    const borrower = await payslipSent(server);
    expect((await contest(borrower)).status).toBe(200);
    await reviewed();
    expect(await incomeOf(borrower)).toMatchObject({
      state: 'Provided',
      attachments: [{ payslip: { isContested: true } }],
    });
    expect(await auditOf(borrower)).toContain('payslip-contested by borrower');
  });

  test('does not accept by itself any more, also when it is confirmed or contested again', async () => {
    const borrower = await payslipSent(server);
    await contest(borrower);
    await contest(borrower);
    await confirm(borrower);
    expect(await incomeOf(borrower)).toMatchObject({ state: 'Provided' });
    const contested = (await auditOf(borrower)).filter((each) => each.startsWith('payslip-contested'));
    expect(contested).toHaveLength(1);
  });

  test('can be contested while it waits for a person', async () => {
    const borrower = await payslipSent(server, pence(1_400_00));
    await server.get('confirmProofOfIncome', toApplication(borrower));
    expect((await contest(borrower)).status).toBe(200);
  });

  test('of an accepted proof is refused', async () => {
    const borrower = await payslipSent(server);
    await confirm(borrower);
    expect((await contest(borrower)).error?.type).toBe('proofIsAccepted');
  });

  test('of a photo is refused, and of a file of another borrower not found', async () => {
    const [borrower, other] = [await payslipSent(server), await payslipSent(server)];
    await server.get('proofOfIncome', { ...toApplication(borrower), body: photo('second.jpg') });
    const files = (await incomeOf(borrower))?.attachments ?? [];
    expect((await contest(borrower, files[1]?.id)).error?.type).toBe('nothingWasRead');
    expect((await contest(borrower, other.file)).status).toBe(404);
    expect((await contest({ ...other, token: borrower.token })).status).toBe(404);
  });

  test('is shown to staff next to its file', async () => {
    const borrower = await payslipSent(server, pence(1_400_00));
    await contest(borrower);
    const { token } = await signedOn(server);
    const proof = await server.get('readProofForReview', { token, params: { id: borrower.income } });
    expect(proof.files[0]?.payslip).toMatchObject({
      netMonthly: 1_400,
      doubts: ['lessThanStated'],
      isContested: true,
    });
  });
});

describe('where the flag is off', () => {
  test('nothing is read, stored or decided by a reading', async () => {
    const borrower = await payslipSent(switchedOff);
    expect((await incomeOf(borrower, switchedOff))?.attachments?.[0]).not.toHaveProperty('payslip');
    const answer = await switchedOff.call('contestPayslip', {
      ...toApplication(borrower),
      body: { attachment: borrower.file },
    });
    expect(answer.error?.type).toBe('nothingWasRead');
    const stored = await switchedOff.db
      .selectFrom('attachments')
      .select('payslip_encrypted')
      .where('id', '=', borrower.file)
      .executeTakeFirstOrThrow();
    expect(stored.payslip_encrypted).toBeNull();
  });
});
