import { PEOPLE } from '@fairlead/testing/people';
import { signIn } from '@fairlead/testing/sign-in';
import { startHouse, type StartedHouse } from '@fairlead/testing/start-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let house: StartedHouse;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

describe('the borrower', () => {
  test('is shown with what was asked for and no more', async () => {
    const { id, autoLoginToken } = await house.get('submitApplication', { body: PEOPLE.accepted });
    const { token, userId } = await signIn(house, autoLoginToken ?? '');
    const plain = await house.get('readUser', { token, params: { id: userId } });
    expect(plain).toEqual({
      '@type': 'user',
      id: userId,
      email: 'successful.accept@mail.example',
      firstName: 'Successful',
      lastName: 'Accept',
      maskedMobileNumber: expect.stringMatching(/^\*+0123$/) as string,
      roles: ['BORROWER'],
      canReApply: true,
    });
    const query = { embedded: 'addresses,loanApplications,loans' };
    const whole = await house.get('readUser', { token, params: { id: userId }, query });
    expect(whole.addresses).toMatchObject([{ line1: 'Harbour Lane', postCode: 'ID1 1QD' }]);
    expect(whole.loanApplications).toMatchObject([{ id, state: 'Quoted', amount: 7500, term: 36 }]);
    expect(whole.loans).toEqual([]);
  });

  test('is kept without an email address, birth date or mobile number that could be read', async () => {
    const rows = await house.db.selectFrom('users').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/mail\.example|1988-04-12|7700900123/);
  });
});
