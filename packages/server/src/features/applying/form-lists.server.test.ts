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

  const sorted = async (order: 'id' | '-id' | 'name' | '-name') =>
    (await server.get('listEmploymentStatuses', { query: { order, perPage: '3' } })).map(({ name }) => name);

  test('are sorted by id or by name, upwards or downwards, before a page is cut', async () => {
    expect(await sorted('id')).toEqual(['Employed - full time', 'Employed - part time', 'Unemployed']);
    expect(await sorted('-id')).toEqual(['Retired', 'On Benefits', 'Self employed']);
    expect(await sorted('name')).toEqual(['Employed - full time', 'Employed - part time', 'On Benefits']);
    expect(await sorted('-name')).toEqual(['Unemployed', 'Self employed', 'Retired']);
  });

  test.each(['', 'random', 'ID', 'id,name', 'id; drop table users'])(
    'have no order called "%s"',
    async (order) => {
      const { status, error } = await server.call('listEmploymentStatuses', { query: { order } });
      expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, ['order']]);
    },
  );
});

describe('an address look-up', () => {
  const find = (postCode: string) => server.call('findAddresses', { query: { postCode } });

  test.each([
    ['ID1 1QD', 4],
    ['zz993vz', 40],
    ['ZZ99 9ZZ', 0],
  ])('of %s finds %i', async (postCode, found) => {
    expect((await find(postCode)).data?.addresses).toHaveLength(found);
  });

  test('of a mistyped postcode suggests the one that exists', async () => {
    const { data } = await find('ZZ99 3VY');
    expect(data).toMatchObject({ addresses: [], suggestions: ['ZZ99 3VZ'] });
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
