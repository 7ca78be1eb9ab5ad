import { applied, followUp } from '@fairlead/testing/journeys/applying';
import { stepUp } from '@fairlead/testing/journeys/sign-in';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const NEW = { houseNumber: '7', line1: 'Quay Street', town: 'Easterby', postCode: 'ID1 1QD' };

async function asked(surname = 'Accept-Moved') {
  const weak = await applied(server, newApplicant('Ada', surname));
  const strong = await stepUp(server, weak);
  return { ...strong, weakToken: weak.token, ...(await followUp(server, strong)) };
}

type Asked = Awaited<ReturnType<typeof asked>>;

const toAddress = ({ token, currentAddress }: Asked) => ({ token, params: { id: currentAddress } });

const read = async ({ token, applicationId }: Asked) => {
  const { state, requirements = [] } = await server.get('readApplication', {
    token,
    params: { id: applicationId },
    query: { embedded: 'requirements' },
  });
  const found = requirements.find((each) => each['@type'] === 'current-address-confirmation-requirement');
  return { state, found };
};

describe('the current address', () => {
  test('is not asked for where the credit file has no newer one', async () => {
    expect((await asked('Accept')).currentAddress).toBe('');
  });

  test('is shown as the application has it, and is confirmed', async () => {
    const borrower = await asked();
    const given = borrower.application.user.addresses[0];
    expect((await read(borrower)).found).toMatchObject({
      state: 'Not started',
      address: { line1: given?.line1, postCode: given?.postCode },
    });
    const call = { ...toAddress(borrower), body: { isCurrent: true as const } };
    await server.get('confirmExistingAddress', call);
    expect((await read(borrower)).found).toMatchObject({ state: 'Met', given: 'confirmed' });
  });

  test('is changed in the application and the account, and the owner is notified', async () => {
    const borrower = await asked();
    await server.get('provideNewAddress', { ...toAddress(borrower), body: NEW });
    expect((await read(borrower)).found).toMatchObject({ state: 'Met', given: 'changed', address: NEW });
    const { addresses } = await server.get('readUser', {
      token: borrower.token,
      params: { id: borrower.userId },
      query: { embedded: 'addresses' },
    });
    expect(addresses?.[0]).toMatchObject(NEW);
    const { email } = borrower.application.user;
    const [newest] = await server.get('readInbox', { query: { to: email } });
    expect(newest?.subject).toBe('You changed your address');
    expect(newest?.text).not.toContain('Quay Street');
  });

  test('is changed by a strong session only', async () => {
    const weak = await applied(server, newApplicant('Ada', 'Accept-Moved'));
    const { currentAddress } = await followUp(server, weak);
    const answer = await server.call('provideNewAddress', {
      token: weak.token,
      params: { id: currentAddress },
      body: NEW,
    });
    expect(answer).toMatchObject({ status: 403, error: { type: 'stepUpRequired' } });
  });

  test('without its lines is refused by field, and nothing changes', async () => {
    const borrower = await asked();
    const body = { line1: '', postCode: 'ID1' };
    const answer = await server.call('provideNewAddress', { ...toAddress(borrower), body });
    expect(answer).toMatchObject({ status: 400, error: { type: 'validationFailed' } });
    expect(Object.keys(answer.error?.fields ?? {}).toSorted()).toEqual(['line1', 'postCode']);
    expect((await read(borrower)).found?.state).toBe('Not started');
  });

  test('is in the documents, which only another address ends', async () => {
    const borrower = await asked();
    await server.get('provideNewAddress', { ...toAddress(borrower), body: NEW });
    const { token, applicationId } = borrower;
    const account = { accountName: 'Ada Accept', sortCode: '08-99-99', accountNumber: '66374958' };
    await server.get('provideBankDetails', { token, params: { id: borrower.bank }, body: account });
    const toDay = { token, params: { id: borrower.paymentDay } };
    const [first] = await server.get('paymentDayChoices', toDay);
    await server.get('providePaymentDay', { ...toDay, body: { day: first?.day ?? 0 } });
    const params = { id: applicationId };
    const { documentSet } = await server.get('prepareDocuments', { token, params });
    const contract = documentSet?.documents.find(({ slug }) => slug === 'contract');
    const page = await server.fetch(contract?.url ?? '', { headers: { authorization: `Bearer ${token}` } });
    expect(await page.text()).toContain('7 Quay Street');

    const confirmed = await server.get('confirmExistingAddress', {
      ...toAddress(borrower),
      body: { isCurrent: true },
    });
    const same = await server.get('provideNewAddress', { ...toAddress(borrower), body: NEW });
    expect([confirmed.documentSet?.id, same.documentSet?.id]).toEqual([documentSet?.id, documentSet?.id]);

    const moved = { ...NEW, houseNumber: '9' };
    const after = await server.get('provideNewAddress', { ...toAddress(borrower), body: moved });
    expect(after).toMatchObject({ state: 'Documents', documentSet: null });
  });

  test('that the account has already is changed in the application, and the owner is notified', async () => {
    const borrower = await asked();
    await server.get('changeAddress', {
      token: borrower.token,
      params: { id: borrower.userId },
      body: NEW,
    });
    await server.get('provideNewAddress', { ...toAddress(borrower), body: NEW });
    expect((await read(borrower)).found).toMatchObject({ given: 'changed', address: NEW });
    const [newest] = await server.get('readInbox', { query: { to: borrower.application.user.email } });
    expect(newest?.text).toMatch(/address of your application [A-Z2-9]{10} was changed/);
  });

  test('of another borrower is not found', async () => {
    const [mine, other] = [await asked(), await asked()];
    const call = { token: other.token, params: { id: mine.currentAddress } };
    const answers = await Promise.all([
      server.call('confirmExistingAddress', { ...call, body: { isCurrent: true } }),
      server.call('provideNewAddress', { ...call, body: NEW }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  test('is not asked for while the offer is put aside', async () => {
    const borrower = await asked();
    await server.get('declineToRequest', { token: borrower.token, params: { id: borrower.applicationId } });
    const answer = await server.call('confirmExistingAddress', {
      ...toAddress(borrower),
      body: { isCurrent: true },
    });
    expect(answer).toMatchObject({ status: 409, error: { type: 'applicationNotOpen' } });
  });
});

test('an answer to a requirement comes too late when the price has ended', async () => {
  const borrower = await asked();
  await server.get('advanceTime', { body: { days: 31 } });
  const call = { token: borrower.token };
  const answers = await Promise.all([
    server.call('confirmExistingAddress', { ...toAddress(borrower), body: { isCurrent: true } }),
    server.call('updateMobileNumber', { ...call, params: { id: borrower.phone }, body: {} }),
    server.call('verifyMobileNumber', { ...call, params: { id: borrower.phone }, body: { code: '123456' } }),
  ]);
  for (const { status, error } of answers) expect([status, error?.type]).toEqual([409, 'applicationNotOpen']);
});
