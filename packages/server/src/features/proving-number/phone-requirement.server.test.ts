import { applied, followUp, readyForDocuments } from '@fairlead/testing/journeys/applying';
import { newestCode, newestLinkToken, signIn, stepUp } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const NUMBER = '+447700900123';
const ANOTHER = '+447700900777';

interface Who {
  readonly token: string;
  readonly applicationId: string;
}

async function asked() {
  const borrower = await applied(server);
  return { ...borrower, ...(await followUp(server, borrower)) };
}

async function phoneOf({ token, applicationId }: Who) {
  const { state, requirements = [] } = await server.get('readApplication', {
    token,
    params: { id: applicationId },
    query: { embedded: 'requirements' },
  });
  const phone = requirements.find((found) => found['@type'] === 'phone-application-requirement');
  return { state, phone: `${phone?.state ?? 'not asked'} ${phone?.given ?? ''}`.trim() };
}

const toPhone = ({ token, phone }: { token: string; phone: string }) => ({ token, params: { id: phone } });

const sendTo = (who: { token: string; phone: string }, mobileNumber?: string) =>
  server.call('updateMobileNumber', {
    ...toPhone(who),
    body: mobileNumber === undefined ? {} : { mobileNumber },
  });

const change = ({ token, userId }: { token: string; userId: string }, mobileNumber: string) =>
  server.get('changeMobileNumber', { token, params: { id: userId }, body: { mobileNumber } });

describe('the mobile number', () => {
  test('is confirmed with the code of a text, which then makes the session strong as well', async () => {
    const borrower = await asked();
    await sendTo(borrower);
    const code = await newestCode(server, NUMBER);
    const verified = await server.get('verifyMobileNumber', { ...toPhone(borrower), body: { code } });
    expect(verified.id).toBe(borrower.applicationId);
    expect((await phoneOf(borrower)).phone).toBe('Met ending 0123');
    const strong = await server.get('verifyStepUp', { token: borrower.token, body: { code } });
    expect(strong.authStrength).toBe('strong');
    const again = await server.call('verifyStepUp', { token: strong.token, body: { code } });
    expect(again.error?.type).toBe('codeSpent');
  });

  test('that is confirmed does not make the session strong', async () => {
    const borrower = await asked();
    await sendTo(borrower);
    const code = await newestCode(server, NUMBER);
    await server.get('verifyMobileNumber', { ...toPhone(borrower), body: { code } });
    const answer = await server.call('provideBankDetails', {
      token: borrower.token,
      params: { id: borrower.bank },
      body: { accountName: 'Ada Accept', sortCode: '089999', accountNumber: '66374958' },
    });
    expect(answer.error?.type).toBe('stepUpRequired');
  });

  test('is met by the code that makes a session strong', async () => {
    const borrower = await stepUp(server, await asked());
    expect((await phoneOf(borrower)).phone).toBe('Met ending 0123');
  });

  test('that was proved before is not asked for again', async () => {
    const borrower = await stepUp(server, await applied(server));
    await followUp(server, borrower);
    expect((await phoneOf(borrower)).phone).toBe('Met ending 0123');
  });

  test('is not confirmed by a wrong code', async () => {
    const borrower = await asked();
    await sendTo(borrower);
    const answer = await server.call('verifyMobileNumber', {
      ...toPhone(borrower),
      body: { code: '000000' },
    });
    expect(answer).toMatchObject({ status: 422, error: { type: 'codeWrong' } });
    expect((await phoneOf(borrower)).phone).toBe('Not started');
  });

  test('can be corrected while it is not proved: the code goes to the new one', async () => {
    const borrower = await asked();
    expect((await sendTo(borrower, '07700 900777')).status).toBe(200);
    const code = await newestCode(server, ANOTHER);
    await server.get('verifyMobileNumber', { ...toPhone(borrower), body: { code } });
    expect((await phoneOf(borrower)).phone).toBe('Met ending 0777');
  });

  test('that was proved is changed by a strong session only', async () => {
    const strong = await stepUp(server, await asked());
    const { email } = strong.application.user;
    await server.get('sendLoginLink', { body: { email } });
    const weak = await signIn(server, await newestLinkToken(server, email));
    expect(await sendTo({ ...strong, ...weak }, '07700 900777')).toMatchObject({
      status: 403,
      error: { type: 'stepUpRequired' },
    });
    expect((await phoneOf({ ...strong, ...weak })).phone).toBe('Met ending 0123');
  });

  test('that is replaced has to be confirmed again, and the documents that were read stay', async () => {
    const borrower = await readyForDocuments(server);
    const params = { id: borrower.applicationId };
    const { documentSet } = await server.get('prepareDocuments', { token: borrower.token, params });
    await change(borrower, '07700 900777');
    expect(await phoneOf(borrower)).toEqual({ state: 'Requirements', phone: 'Not started' });
    const again = await stepUp(server, borrower, ANOTHER);
    expect(await phoneOf(again)).toEqual({ state: 'Documents', phone: 'Met ending 0777' });
    const after = await server.get('readApplication', { token: again.token, params });
    expect(after.documentSet?.id).toBe(documentSet?.id);
  });

  test('that is replaced while the offer is put aside has to be confirmed when it is resumed', async () => {
    const borrower = await readyForDocuments(server);
    const params = { id: borrower.applicationId };
    await server.get('declineToRequest', { token: borrower.token, params });
    await change(borrower, '07700 900777');
    const { state } = await server.get('followUp', {
      token: borrower.token,
      params,
      body: { followUp: true },
    });
    expect(state).toBe('Requirements');
    expect((await phoneOf(borrower)).phone).toBe('Not started');
  });

  test('that an older release did not ask for is proved and replaced without it', async () => {
    const borrower = await asked();
    await server.db
      .deleteFrom('requirements')
      .where('application_id', '=', borrower.applicationId)
      .where('kind', '=', 'phone')
      .execute();
    const strong = await stepUp(server, borrower);
    await change(strong, '07700 900777');
    expect((await phoneOf(strong)).phone).toBe('not asked');
  });

  test('that is proved twice with one code is noted once', async () => {
    const borrower = await asked();
    await sendTo(borrower);
    const body = { code: await newestCode(server, NUMBER) };
    await server.get('verifyMobileNumber', { ...toPhone(borrower), body });
    await server.get('verifyMobileNumber', { ...toPhone(borrower), body });
    const proved = await server.db
      .selectFrom('audit_rows')
      .select('id')
      .where('user_id', '=', borrower.userId)
      .where('action', '=', 'number-proved')
      .execute();
    expect(proved).toHaveLength(1);
  });

  test.each(['updateMobileNumber', 'verifyMobileNumber'] as const)(
    'of another borrower is not found by %s',
    async (endpoint) => {
      const [mine, other] = [await asked(), await asked()];
      const body = endpoint === 'verifyMobileNumber' ? { code: '123456' } : {};
      const answer = await server.call(endpoint, {
        token: other.token,
        params: { id: mine.phone },
        body: body as { code: string },
      });
      expect(answer.status).toBe(404);
    },
  );
});
