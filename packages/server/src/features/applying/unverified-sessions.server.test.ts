import { ProviderUnavailable } from '@fairlead/providers/provider-error';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  applicationOf,
  quoted,
  signIn,
  stepUp,
  type ApplicationBody,
} from '@fairlead/testing/journeys/journey-steps';
import { signedLoan } from '@fairlead/testing/journeys/loan-steps';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const submit = (body: ApplicationBody) => server.get('submitApplication', { body });

async function openLink(email: string): Promise<string> {
  await server.get('sendLoginLink', { body: { email } });
  const [newest] = await server.get('readInbox', { query: { to: email } });
  return signIn(server, new URL(newest?.links[0] ?? '').searchParams.get('token') ?? '');
}

const read = async (token: string, id: string) =>
  (await server.call('readApplication', { token, params: { id } })).status;

describe('somebody who applied first with an email address that is not theirs', () => {
  test('is out as soon as another applies with it', async () => {
    const body = applicationOf('Accept');
    const intruder = await quoted(server, body);
    const { id } = await submit({ ...body, amount: 4000 });
    expect(await read(intruder.token, id)).toBe(401);
    const refreshed = { token: intruder.token, body: { type: 'refresh_token' } } as const;
    expect((await server.call('authenticate', refreshed)).status).toBe(401);
    expect(await read(await openLink(body.user.email), id)).toBe(200);
  });

  test('is out as soon as a link is opened in its mailbox', async () => {
    const body = applicationOf('Accept');
    const { autoLoginToken, id } = await submit(body);
    const intruder = await signIn(server, autoLoginToken ?? '');
    expect(await read(intruder, id)).toBe(200);
    const owner = await openLink(body.user.email);
    expect(await read(intruder, id)).toBe(401);
    expect(await read(owner, id)).toBe(200);
  });
});

describe('a borrower who applied with their own address and never needed a link', () => {
  const readsStill = async (token: string, id: string) => {
    const refreshed = { token, body: { type: 'refresh_token' } } as const;
    return [await read(token, id), (await server.call('authenticate', refreshed)).status];
  };

  test('stays signed in once they gave the SMS code, whoever types their address', async () => {
    const body = applicationOf('Accept');
    const { token: weak, applicationId } = await quoted(server, body);
    const token = await stepUp(server, weak);
    await submit({ ...body, amount: 4000 });
    await submit({ ...body, amount: 5000, user: { ...body.user, firstName: 'Eve' } });
    expect(await readsStill(token, applicationId)).toEqual([200, 200]);
  });

  test('stays signed in once they signed, and is told of the stranger’s application', async () => {
    const body = applicationOf('Accept');
    const { token, applicationId } = await signedLoan(server, body);
    await submit({ ...body, amount: 4000 });
    expect(await readsStill(token, applicationId)).toEqual([200, 200]);
    const [letter] = await server.get('readInbox', { query: { to: body.user.email } });
    expect(letter?.subject).toContain('Go on with');
  });

  test('cannot see or go on with what came from outside until a link is opened in the mailbox', async () => {
    const body = applicationOf('Accept');
    const { token: weak, applicationId, userId } = await quoted(server, body);
    const early = await stepUp(server, weak);
    const another = await submit({ ...body, user: { ...body.user, firstName: 'Grace' } });
    const params = { id: another.id };
    const call = { token: early, params };
    expect(await read(early, another.id)).toBe(404);
    expect((await server.call('followUp', { ...call, body: { followUp: true } })).status).toBe(404);
    expect((await server.call('prepareDocuments', call)).status).toBe(404);
    const mine = { params: { id: userId }, query: { embedded: 'loanApplications' } };
    const idsSeen = async (token: string) =>
      (await server.get('readUser', { token, ...mine })).loanApplications?.map(({ id }) => id);
    expect(await idsSeen(early)).toEqual([applicationId]);
    expect(await read(await signIn(server, another.autoLoginToken ?? ''), another.id)).toBe(200);

    const owner = await openLink(body.user.email);
    expect([await read(early, another.id), await read(owner, another.id)]).toEqual([401, 200]);
    expect(await idsSeen(owner)).toEqual([another.id, applicationId]);
    const gone = await server.get('followUp', { token: owner, params, body: { followUp: true } });
    expect(gone.state).toBe('Requirements');
  });

  test('is signed out once by the first link from the mailbox, which says whose address it is', async () => {
    const body = applicationOf('Accept');
    const { token: weak, applicationId } = await quoted(server, body);
    const phone = await stepUp(server, weak);
    const laptop = await openLink(body.user.email);
    expect([await read(phone, applicationId), await read(laptop, applicationId)]).toEqual([401, 200]);
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
  const { providers } = server.services;
  const bureau = providers.creditBureau;
  const search = () => Promise.reject(new ProviderUnavailable('credit-bureau'));
  const body = applicationOf('Accept');
  Object.assign(providers, { creditBureau: { search } });
  try {
    expect((await server.call('submitApplication', { body })).status).toBe(503);
  } finally {
    Object.assign(providers, { creditBureau: bureau });
  }
  const owner = await openLink(body.user.email);
  const again = await submit(body);
  expect(again.user['@type']).toBe('resource-reference');
  const { data } = await server.call('authenticate', {
    body: { type: 'auto_login', data: { token: again.autoLoginToken ?? '' } },
  });
  expect(data?.limitedTo).toBe(again.id);
  expect(await read(owner, again.id)).toBe(200);
});
