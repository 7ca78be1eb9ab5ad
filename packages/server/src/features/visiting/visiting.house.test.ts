import type { BrandId } from '@fairlead/brands/brand';
import { applicant, PEOPLE } from '@fairlead/testing/people';
import { signIn } from '@fairlead/testing/sign-in';
import { startHouse, type StartedHouse } from '@fairlead/testing/start-house';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let house: StartedHouse;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

describe('a visit', () => {
  test('is new each time; the browser stays the same when it says who it is', async () => {
    const first = await house.get('initializeSession');
    const again = await house.get('initializeSession', { headers: { 'x-lifetime-id': first.lifetimeId } });
    expect(again.lifetimeId).toBe(first.lifetimeId);
    expect(again.id).not.toBe(first.id);
  });

  test('of a browser that says nonsense gets a new id', async () => {
    const { lifetimeId } = await house.get('initializeSession', { headers: { 'x-lifetime-id': '1 or 1=1' } });
    expect(lifetimeId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the employment statuses', () => {
  test('are the six of the form, or a page of them', async () => {
    expect(await house.get('listEmploymentStatuses')).toHaveLength(6);
    const page = await house.get('listEmploymentStatuses', {
      query: { page: '2', perPage: '4', order: 'id' },
    });
    expect(page.map(({ id }) => id)).toEqual([5, 6]);
  });
});

describe('an address look-up', () => {
  const find = (postCode: string) => house.call('findAddresses', { query: { postCode } });

  test.each([
    ['ID1 1QD', 4],
    ['zz993vz', 40],
    ['ZZ99 9ZZ', 0],
  ])('of %s finds %i', async (postCode, found) => {
    expect((await find(postCode)).data).toHaveLength(found);
  });

  test('that is down says so, and is no fault of ours', async () => {
    const answer = await find('ZZ99 5XX');
    expect([answer.status, answer.error?.type]).toEqual([503, 'addressLookupUnavailable']);
  });

  test('of half a postcode names the field', async () => {
    const answer = await find('ZZ99');
    expect([answer.status, Object.keys(answer.error?.fields ?? {})]).toEqual([400, ['postCode']]);
  });
});

describe('what customers say of the brand', () => {
  const ask = (options: object = {}) => house.call('readReviewStats', options);

  test('is a sample in the sandbox, and may be kept for twelve hours', async () => {
    const { data, headers } = await ask();
    expect(data).toMatchObject({ '@type': 'stats', isSample: true, reviews: 12_480, stars: 4.5, score: 4.6 });
    expect(headers.get('cache-control')).toBe('public, max-age=43200');
    expect(headers.get('vary')).toBe('Authorization, X-Brand');
  });

  test('is not kept when somebody signed in asks, or when it was refused', async () => {
    const { autoLoginToken } = await house.get('submitApplication', { body: applicant('Rita', 'Reader') });
    const { token } = await signIn(house, autoLoginToken ?? '');
    expect((await ask({ token })).headers.get('cache-control')).toBe('no-store');
    expect((await ask({ query: { page: '1' } })).headers.get('cache-control')).toBe('no-store');
  });

  test('is what the settings state of this brand, and otherwise not there', async () => {
    const settings = { REVIEWS_PROVIDER: 'settings', REVIEWS_ASDA: '1250,4.5,4.6' };
    const stated = await startHouse({ settings });
    const of = (brand: BrandId) => stated.call('readReviewStats', { brand });
    expect((await of('asda')).data).toMatchObject({ isSample: false, reviews: 1250 });
    expect([(await of('motor')).status, (await of('motor')).headers.get('cache-control')]).toEqual([
      404,
      'no-store',
    ]);
    await stated.close();
  });
});

describe('the chat', () => {
  const signedIn = async (at: StartedHouse, firstName: string) => {
    const body = applicant(firstName, 'Accept');
    const { autoLoginToken } = await at.get('submitApplication', { body });
    return signIn(at, autoLoginToken ?? '');
  };

  test('is shown each borrower by a hash of their own', async () => {
    const [one, other] = [await signedIn(house, 'Chatty'), await signedIn(house, 'Talky')];
    const hashOf = async ({ token }: typeof one) => (await house.get('readChatHash', { token })).hmac;
    expect(await hashOf(one)).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashOf(one)).toBe(await hashOf(one));
    expect(await hashOf(other)).not.toBe(await hashOf(one));
  });

  test('of nobody, or of whoever may be somebody else, is not shown', async () => {
    await signedIn(house, 'Known');
    const again = await signedIn(house, 'Known');
    expect((await house.call('readChatHash')).error?.type).toBe('notSignedIn');
    expect((await house.call('readChatHash', { token: again.token })).error?.type).toBe('openFromEmail');
  });

  test('that is not there is not found, by anybody', async () => {
    const without = await startHouse({ settings: { CHAT_IDENTITY_SECRET: '' } });
    const { token } = await signedIn(without, 'Chatty');
    expect((await without.call('readChatHash', { token })).status).toBe(404);
    expect((await without.call('readChatHash')).status).toBe(401);
    await without.close();
  });
});

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
