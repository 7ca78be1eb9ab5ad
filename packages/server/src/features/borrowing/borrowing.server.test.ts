import { PEOPLE } from '@fairlead/testing/people';
import { signIn } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the borrower', () => {
  test('is shown with what was asked for and no more', async () => {
    const { id, autoLoginToken } = await server.get('submitApplication', { body: PEOPLE.accepted });
    const { token, userId } = await signIn(server, autoLoginToken ?? '');
    const plain = await server.get('readUser', { token, params: { id: userId } });
    expect(plain).toEqual({
      '@type': 'user',
      id: userId,
      email: 'successful.accept@mail.example',
      firstName: 'Successful',
      lastName: 'Accept',
      maskedMobileNumber: expect.stringMatching(/^\*+0123$/) as string,
      roles: ['BORROWER'],
      canReApply: true,
      cannotReApplyBecause: null,
    });
    const query = { embedded: 'addresses,loanApplications,loans' };
    const whole = await server.get('readUser', { token, params: { id: userId }, query });
    expect(whole.addresses).toMatchObject([{ line1: 'Harbour Lane', postCode: 'ID1 1QD' }]);
    expect(whole.loanApplications).toMatchObject([{ id, state: 'Quoted', amount: 7500, term: 36 }]);
    expect(whole.loans).toEqual([]);
  });

  test('is kept without an email address, birth date or mobile number that could be read', async () => {
    const rows = await server.db.selectFrom('users').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/mail\.example|1988-04-12|7700900123/);
  });
});
