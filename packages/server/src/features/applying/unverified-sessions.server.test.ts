import { newApplicant, type Application } from '@fairlead/testing/people';
import { applied } from '@fairlead/testing/journeys/applying';
import { signedLoan } from '@fairlead/testing/journeys/loans';
import { newestLinkToken, signIn, stepUp } from '@fairlead/testing/journeys/sign-in';
import { ProviderUnavailable } from '@fairlead/providers/provider-error';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const submit = (body: Application) => server.get('submitApplication', { body });

async function openLink(email: string): Promise<string> {
  await server.get('sendLoginLink', { body: { email } });
  return (await signIn(server, await newestLinkToken(server, email))).token;
}

const read = async (token: string, id: string) =>
  (await server.call('readApplication', { token, params: { id } })).status;

describe('an applicant who applied first with another person’s email address', () => {
  test('does not see what another applies for with it', async () => {
    const body = newApplicant('Ada', 'Accept');
    const intruder = await applied(server, body);
    const { id } = await submit({ ...body, amount: 4000 });
    expect(await read(intruder.token, id)).toBe(404);
    expect(await read(await openLink(body.user.email), id)).toBe(200);
  });

  test('is out as soon as a link is opened in its mailbox', async () => {
    const body = newApplicant('Ada', 'Accept');
    const { autoLoginToken, id } = await submit(body);
    const intruder = (await signIn(server, autoLoginToken ?? '')).token;
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

  test('stays signed in, even if someone else types their address', async () => {
    const body = newApplicant('Ada', 'Accept');
    const { token, applicationId } = await applied(server, body);
    await submit({ ...body, amount: 4000 });
    await submit({ ...body, amount: 5000, user: { ...body.user, firstName: 'Eve' } });
    expect(await readsStill(token, applicationId)).toEqual([200, 200]);
  });

  test('stays signed in once they signed, and is notified of the stranger’s application', async () => {
    const body = newApplicant('Ada', 'Accept');
    const { token, applicationId } = await signedLoan(server, body);
    await submit({ ...body, amount: 4000 });
    expect(await readsStill(token, applicationId)).toEqual([200, 200]);
    const [letter] = await server.get('readInbox', { query: { to: body.user.email } });
    expect(letter?.subject).toContain('Continue your');
  });

  test('cannot see or continue an application from another session until a link is opened in the mailbox', async () => {
    const body = newApplicant('Ada', 'Accept');
    const weak = await applied(server, body);
    const { applicationId, userId } = weak;
    const { token: early } = await stepUp(server, weak);
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
    expect(await read((await signIn(server, another.autoLoginToken ?? '')).token, another.id)).toBe(200);

    const owner = await openLink(body.user.email);
    expect([await read(early, another.id), await read(owner, another.id)]).toEqual([401, 200]);
    expect(await idsSeen(owner)).toEqual([another.id, applicationId]);
    const gone = await server.get('followUp', { token: owner, params, body: { followUp: true } });
    expect(gone.state).toBe('Requirements');
  });

  test('is signed out once by the first link from the mailbox, which says whose address it is', async () => {
    const body = newApplicant('Ada', 'Accept');
    const weak = await applied(server, body);
    const { applicationId } = weak;
    const { token: phone } = await stepUp(server, weak);
    const laptop = await openLink(body.user.email);
    expect([await read(phone, applicationId), await read(laptop, applicationId)]).toEqual([401, 200]);
  });
});

test('once a link was opened, neither another link nor a stranger ends the sessions of its owner', async () => {
  const body = newApplicant('Ada', 'Accept');
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
  const body = newApplicant('Ada', 'Accept');
  Object.assign(providers, { creditBureau: { search } });
  try {
    expect((await server.call('submitApplication', { body })).status).toBe(503);
  } finally {
    Object.assign(providers, { creditBureau: bureau });
  }
  const owner = await openLink(body.user.email);
  const again = await submit(body);
  const stranger = await signIn(server, again.autoLoginToken ?? '');
  const call = { token: stranger.token, params: { id: again.id } };
  expect((await server.call('followUp', { ...call, body: { followUp: true } })).error?.type).toBe(
    'openFromEmail',
  );
  expect(await read(owner, again.id)).toBe(200);
});
