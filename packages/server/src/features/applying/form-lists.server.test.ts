import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the employment statuses', () => {
  test('are the six of the form, or a page of them', async () => {
    expect(await server.get('listEmploymentStatuses')).toHaveLength(6);
    const page = await server.get('listEmploymentStatuses', {
      query: { page: '2', perPage: '4', order: 'id' },
    });
    expect(page.map(({ id }) => id)).toEqual([5, 6]);
  });
});

describe('an address look-up', () => {
  const find = (postCode: string) => server.call('findAddresses', { query: { postCode } });

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
