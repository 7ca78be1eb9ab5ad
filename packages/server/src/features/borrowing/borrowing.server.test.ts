import { applied, followUp } from '@fairlead/testing/journeys/applying';
import { addDays } from '@fairlead/core/calendar/day';
import { shortLoan, signedLoan } from '@fairlead/testing/journeys/loans';
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

  test('sees in the list what an application costs a month and what is left to do', async () => {
    const borrower = await applied(server);
    const listed = async () => {
      const { token, userId } = borrower;
      const query = { embedded: 'loanApplications' };
      const user = await server.get('readUser', { token, params: { id: userId }, query });
      return user.loanApplications?.[0];
    };
    const read = { token: borrower.token, params: { id: borrower.applicationId } };
    const { quote } = await server.get('readApplication', { ...read, query: { embedded: 'quote' } });
    expect(quote).toMatchObject({ '@type': 'quote', monthlyCost: (await listed())?.monthlyCost });
    expect((await listed())?.tasksLeft).toBeNull();
    await followUp(server, borrower);
    expect((await listed())?.tasksLeft).toBe(3);
  });

  test('sees in the list what is due next on a loan', async () => {
    const { token, userId, loanId } = await signedLoan(server, shortLoan());
    await server.travelTo(addDays(await server.today(), 1));
    const query = { embedded: 'loans' };
    const { loans } = await server.get('readUser', { token, params: { id: userId }, query });
    const { nextPayment, isMandateActive } = await server.get('readLoan', { token, params: { id: loanId } });
    const next = { nextPaymentAmount: nextPayment?.amount, nextPaymentOn: nextPayment?.dueOn };
    expect(loans).toMatchObject([{ ...next, isMandateActive, arrears: 0, endedOn: null }]);
  });

  test('is kept without an email address, birth date or mobile number that could be read', async () => {
    const rows = await server.db.selectFrom('users').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/mail\.example|1988-04-12|7700900123/);
  });
});
