import { ProviderUnavailable } from '@fairlead/providers/provider-error';
import { startHouse, type StartedHouse } from '@fairlead/testing/start-house';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationOf, quoted, signIn, type ApplicationBody } from '../testing/journey-steps.ts';

let house: StartedHouse;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const submit = (body: ApplicationBody) => house.get('submitApplication', { body });

async function openLink(email: string): Promise<string> {
  await house.get('sendLoginLink', { body: { email } });
  const [newest] = await house.get('readInbox', { query: { to: email } });
  return signIn(house, new URL(newest?.links[0] ?? '').searchParams.get('token') ?? '');
}

const read = async (token: string, id: string) =>
  (await house.call('readApplication', { token, params: { id } })).status;

describe('somebody who applied first with an e-mail address that is not theirs', () => {
  test('is out as soon as another applies with it', async () => {
    const body = applicationOf('Accept');
    const intruder = await quoted(house, body);
    const { id } = await submit({ ...body, amount: 4000 });
    expect(await read(intruder.token, id)).toBe(401);
    const refreshed = { token: intruder.token, body: { type: 'refresh_token' } } as const;
    expect((await house.call('authenticate', refreshed)).status).toBe(401);
    expect(await read(await openLink(body.user.email), id)).toBe(200);
  });

  test('is out as soon as a link is opened in its mailbox', async () => {
    const body = applicationOf('Accept');
    const { autoLoginToken, id } = await submit(body);
    const intruder = await signIn(house, autoLoginToken ?? '');
    expect(await read(intruder, id)).toBe(200);
    const owner = await openLink(body.user.email);
    expect(await read(intruder, id)).toBe(401);
    expect(await read(owner, id)).toBe(200);
  });
});

test('once a link was opened, neither another link nor a stranger ends the sessions of its owner', async () => {
  const body = applicationOf('Accept');
  const { id } = await submit(body);
  const phone = await openLink(body.user.email);
  const laptop = await openLink(body.user.email);
  await submit({ ...body, amount: 4000 });
  expect([await read(phone, id), await read(laptop, id)]).toEqual([200, 200]);
});

test('a submission that was not finished, sent again after its owner signed in, opens no account', async () => {
  const { providers } = house.house;
  const bureau = providers.creditBureau;
  const search = () => Promise.reject(new ProviderUnavailable('credit-bureau'));
  const body = applicationOf('Accept');
  Object.assign(providers, { creditBureau: { search } });
  try {
    expect((await house.call('submitApplication', { body })).status).toBe(503);
  } finally {
    Object.assign(providers, { creditBureau: bureau });
  }
  const owner = await openLink(body.user.email);
  const again = await submit(body);
  expect(again.user['@type']).toBe('resource-reference');
  const { data } = await house.call('authenticate', {
    body: { type: 'auto_login', data: { token: again.autoLoginToken ?? '' } },
  });
  expect(data?.limitedTo).toBe(again.id);
  expect(await read(owner, again.id)).toBe(200);
});
