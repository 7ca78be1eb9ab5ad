import { applied, followUp, readyForDocuments } from '@fairlead/testing/journeys/applying';
import { stepUp } from '@fairlead/testing/journeys/sign-in';
import { newApplicant } from '@fairlead/testing/people';
import { file, photo } from '@fairlead/testing/sent-files';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { strFromU8, unzipSync } from 'fflate';
import { oneAtATime } from '../../uploads/one-at-a-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function asked(surname = 'Accept-Identity-Address', amount = 7_500) {
  const borrower = await applied(server, { ...newApplicant('Ada', surname), amount });
  return { ...borrower, ...(await followUp(server, borrower)) };
}

type Asked = Awaited<ReturnType<typeof asked>>;

const toApplication = ({ token, applicationId }: Asked) => ({ token, params: { id: applicationId } });

const sendId = ({ token, identity }: Asked, body = photo()) =>
  server.call('proofOfId', { token, params: { id: identity }, body });

const sendIncome = (borrower: Asked, body = photo('payslip.jpg')) =>
  server.call('proofOfIncome', { ...toApplication(borrower), body });

const typeOf = {
  identity: 'id-application-requirement',
  address: 'address-application-requirement',
  income: 'income-application-requirement',
} as const;

async function proofOf(borrower: Asked, kind: keyof typeof typeOf) {
  const { requirements = [] } = await server.get('readApplication', {
    ...toApplication(borrower),
    query: { embedded: 'requirements,requirements.attachments' },
  });
  return requirements.find((each) => each['@type'] === typeOf[kind]);
}

/** Time for the reviewer, who waits until nothing more is sent. */
async function reviewed(): Promise<void> {
  server.passMinutes(1);
  await server.work();
}

const subjectsTo = async ({ application }: Asked) =>
  (await server.get('readInbox', { query: { to: application.user.email } })).map(({ subject }) => subject);

describe('a proof', () => {
  test('is asked for where the credit file matches in part, and not elsewhere', async () => {
    const { identity, address } = await asked();
    expect(identity).not.toBe(address);
    expect(await asked('Accept')).toMatchObject({ identity: '', address: '' });
  });

  test('is looked at and accepted, and the borrower is emailed', async () => {
    const borrower = await asked();
    expect((await sendId(borrower)).status).toBe(200);
    expect(await proofOf(borrower, 'identity')).toMatchObject({
      state: 'Provided',
      given: '1 file',
      attachments: [{ filename: 'passport.jpg', contentType: 'image/jpeg', pages: 1, isRefused: false }],
    });
    await reviewed();
    expect(await proofOf(borrower, 'identity')).toMatchObject({ state: 'Met', given: '1 file' });
    expect((await subjectsTo(borrower))[0]).toBe('We’ve accepted your proof of identity');
    expect((await sendId(borrower)).error?.type).toBe('proofIsAccepted');
  });

  test('that is refused says why; another can be sent, and the first no longer counts', async () => {
    const borrower = await asked();
    await sendId(borrower, photo('blurred.jpg'));
    await reviewed();
    expect(await proofOf(borrower, 'identity')).toMatchObject({
      state: 'Refused',
      given: null,
      refusal: 'We couldn’t read it. Send a sharp photo in good light, or a PDF.',
      attachments: [{ filename: 'blurred.jpg', isRefused: true }],
    });
    expect((await subjectsTo(borrower))[0]).toBe('We need another proof of identity');
    await sendId(borrower);
    expect(await proofOf(borrower, 'identity')).toMatchObject({
      state: 'Provided',
      given: '1 file',
      refusal: null,
      attachments: [{ isRefused: true }, { isRefused: false }],
    });
  });

  test('of up to five files is looked at when all have come', async () => {
    const borrower = await asked();
    for (const page of [1, 2, 3, 4, 5]) await sendId(borrower, photo(`page-${page}.jpg`));
    expect((await sendId(borrower)).error?.type).toBe('tooManyFiles');
    expect(await proofOf(borrower, 'identity')).toMatchObject({ state: 'Provided', given: '5 files' });
  });

  test('is left to staff where its name says so in the sandbox', async () => {
    const borrower = await asked();
    await sendId(borrower, photo('wait.jpg'));
    const { token, address } = borrower;
    await server.get('proofOfAddress', { token, params: { id: address }, body: photo('bill.jpg') });
    await reviewed();
    expect(await proofOf(borrower, 'identity')).toMatchObject({ state: 'Provided' });
    expect(await proofOf(borrower, 'address')).toMatchObject({ state: 'Met' });
  });

  test('is stored so that only the cipher reads it', async () => {
    const borrower = await asked();
    const marked = file(
      'licence.jpg',
      Buffer.concat([Buffer.from(photo().content, 'base64'), Buffer.from('TAIL')]),
    );
    await sendId(borrower, marked);
    const [stored] = await server.db
      .selectFrom('attachments')
      .select(['filename_encrypted', 'file_encrypted'])
      .where('application_id', '=', borrower.applicationId)
      .execute();
    expect(stored?.filename_encrypted).not.toContain('licence');
    expect(Buffer.from(stored?.file_encrypted ?? []).includes('JFIF')).toBe(false);
  });

  test('is in the copy of everything about its borrower', async () => {
    const borrower = await asked();
    await sendId(borrower);
    const { token, userId } = await stepUp(server, borrower);
    const zip = await server.fetch(`/v2/users/${userId}/personal-data.zip`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const sent = Object.entries(files).filter(([name]) => /^proofs\/.+\.jpg$/.test(name));
    expect(sent.map(([, bytes]) => [...bytes.subarray(0, 3)])).toEqual([[0xff, 0xd8, 0xff]]);
    expect(strFromU8(files['data.json'] ?? new Uint8Array())).toContain('passport.jpg');
  });

  test('is read one file at a time', async () => {
    const borrower = await asked();
    const { promise: untilRead, resolve } = Promise.withResolvers<null>();
    const first = oneAtATime(borrower.userId, () => untilRead);
    expect((await sendId(borrower)).error?.type).toBe('otherFileIsRead');
    resolve(null);
    await first;
    expect((await sendId(borrower)).status).toBe(200);
  });

  test('is for its owner and its own requirement only', async () => {
    const [owner, other] = [await asked(), await asked()];
    const { token } = other;
    const call = (id: string) => server.call('proofOfId', { token, params: { id }, body: photo() });
    expect((await call(owner.identity)).status).toBe(404);
    expect((await call(other.address)).status).toBe(404);
  });

  test('cannot be sent once the price has ended', async () => {
    const borrower = await asked();
    const { db } = server;
    await db
      .updateTable('loan_applications')
      .set({ expires_on: '2026-11-19' as never })
      .where('id', '=', borrower.applicationId)
      .execute();
    expect((await sendId(borrower)).error?.type).toBe('quoteExpired');
  });
});

describe('a proof of income', () => {
  test('is asked for above £10,000, and looked at once the borrower says that it is all there', async () => {
    const borrower = await asked('Accept', 12_000);
    await sendIncome(borrower);
    await sendIncome(borrower);
    await reviewed();
    expect(await proofOf(borrower, 'income')).toMatchObject({ state: 'Not started' });
    await server.get('confirmProofOfIncome', toApplication(borrower));
    await reviewed();
    expect(await proofOf(borrower, 'income')).toMatchObject({ state: 'Met', given: '2 files' });
  });

  test('needs a file before it is confirmed', async () => {
    const borrower = await asked('Accept-Income');
    const confirmed = await server.call('confirmProofOfIncome', toApplication(borrower));
    expect(confirmed.error?.type).toBe('nothingSent');
  });

  test('confirmed again changes nothing', async () => {
    const borrower = await asked('Accept-Income');
    await sendIncome(borrower);
    await server.get('confirmProofOfIncome', toApplication(borrower));
    await reviewed();
    await server.get('confirmProofOfIncome', toApplication(borrower));
    expect(await proofOf(borrower, 'income')).toMatchObject({ state: 'Met' });
  });

  test('may be skipped where the credit file supports the income, and not elsewhere', async () => {
    const supported = await asked('Accept-Payroll', 12_000);
    expect(await proofOf(supported, 'income')).toMatchObject({ maySkip: true });
    await server.get('skipProofOfIncome', toApplication(supported));
    await server.get('skipProofOfIncome', toApplication(supported));
    expect(await proofOf(supported, 'income')).toMatchObject({ state: 'Skipped' });
    const unsupported = await asked('Accept-Income');
    const skipped = await server.call('skipProofOfIncome', toApplication(unsupported));
    expect(skipped.error?.type).toBe('proofIsNeeded');
  });

  test('is asked for when the loan becomes larger, also where everything else was given', async () => {
    const borrower = await readyForDocuments(server, { ...newApplicant('Ada', 'Accept'), amount: 7_500 });
    const call = { token: borrower.token, params: { id: borrower.applicationId } };
    const { version } = await server.get('readRequotability', call);
    if (version === null) throw new Error('the application cannot be requoted');
    const requoted = await server.get('requote', { ...call, body: { amount: 12_000, term: 36, version } });
    expect(requoted.state).toBe('Requirements');
    const { requirements = [] } = await server.get('readApplication', {
      ...call,
      query: { embedded: 'requirements' },
    });
    expect(requirements.map((each) => [each['@type'], each.state])).toContainEqual([
      typeOf.income,
      'Not started',
    ]);
    expect((await server.call('prepareDocuments', call)).error?.type).toBe('requirementsNotMet');
  });

  test('that is not asked for is not found', async () => {
    const borrower = await asked('Accept');
    for (const name of ['confirmProofOfIncome', 'skipProofOfIncome'] as const)
      expect((await server.call(name, toApplication(borrower))).status).toBe(404);
    expect((await sendIncome(borrower)).status).toBe(404);
  });
});
