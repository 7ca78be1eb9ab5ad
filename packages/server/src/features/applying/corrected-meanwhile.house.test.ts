import { ProviderUnavailable } from '@fairlead/providers/provider-error';
import { startHouse, type StartedHouse } from '@fairlead/testing/start-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationOf, quoted } from '@fairlead/testing/journeys/journey-steps';

let house: StartedHouse;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

test('a report on one name decides nothing for another that was given while the bureau was looking', async () => {
  const { providers } = house.house;
  const bureau = providers.creditBureau;
  const { token, applicationId } = await quoted(house, applicationOf('Mismatch'));
  const correctedTo = (firstName: string) =>
    house.call('updateAddressMismatch', {
      token,
      params: { id: applicationId },
      body: {
        firstName,
        lastName: 'Mismatch',
        dateOfBirth: '1990-05-17',
        addresses: [{ houseNumber: '7', line1: 'Other Road', town: 'Sampleton', postCode: 'ID1 1QD' }],
      },
    });
  const search: typeof bureau.search = async (asked) => {
    if (asked.firstName === 'Eve') throw new ProviderUnavailable('credit-bureau');
    if (asked.firstName === 'Ada') expect((await correctedTo('Eve')).status).toBe(503);
    return bureau.search(asked);
  };
  Object.assign(providers, { creditBureau: { search } });
  try {
    expect(await correctedTo('Ada')).toMatchObject({ status: 409, error: { type: 'applicationNotOpen' } });
  } finally {
    Object.assign(providers, { creditBureau: bureau });
  }
  const call = { token, params: { id: applicationId } };
  expect((await house.get('readApplication', call)).state).toBe('Address Mismatch');
  expect((await correctedTo('Eve')).data?.state).toBe('Quoted');
});
