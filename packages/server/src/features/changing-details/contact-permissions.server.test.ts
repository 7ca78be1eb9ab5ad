import { applied } from '@fairlead/testing/journeys/applying';
import { newestLinkToken, signIn, type SignedIn } from '@fairlead/testing/journeys/sign-in';
import { newApplicant, type Application } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Consent = NonNullable<Application['user']['contactConsent']>;

function saying(contactConsent: Consent, application = newApplicant('Ada', 'Accept')): Application {
  return { ...application, user: { ...application.user, contactConsent } };
}

const of = ({ token, userId }: SignedIn) => ({ token, params: { id: userId } });
const readBy = (who: SignedIn) => server.get('readContactPermission', of(who));
const answersOf = async (who: SignedIn) =>
  (await server.get('readContactPermission', { ...of(who), query: { embedded: 'answers' } })).answers ?? [];
const change = (who: SignedIn, body: Consent) => server.call('changeContactPermission', { ...of(who), body });

const rowsOf = ({ userId }: SignedIn) =>
  server.db
    .selectFrom('contact_permissions')
    .select(['permission', 'allowed', 'wording_version', 'channel'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

const auditsOf = ({ userId }: SignedIn) =>
  server.db
    .selectFrom('audit_rows')
    .select(['actor', 'detail'])
    .where('user_id', '=', userId)
    .where('action', '=', 'contact-permissions-changed')
    .orderBy('id')
    .execute();

const ALL_NO = { unsecuredLoanReminders: false, unsecuredLoanOffers: false, groupCrossSell: false };

describe('the contact permissions of a borrower', () => {
  test('are the three of the brand’s product and the texts; the group’s and the texts are false until answered', async () => {
    const who = await applied(server, saying({ unsecuredLoanOffers: false }));
    expect(await readBy(who)).toEqual({
      '@type': 'contact-permission',
      '@link': `/v2/users/${who.userId}/contact-permission`,
      unsecuredLoanReminders: true,
      unsecuredLoanOffers: false,
      groupCrossSell: false,
      paymentTexts: false,
      paymentTextsOnly: false,
    });
  });

  test('were answered only where the borrower said so themselves', async () => {
    const who = await applied(server, saying({ unsecuredLoanOffers: false }));
    expect(await answersOf(who)).toMatchObject([
      {
        '@type': 'contact-permission-answer',
        permission: 'unsecuredLoanOffers',
        allowed: false,
        wordingVersion: 'application-2026-2',
        channel: 'web',
      },
    ]);
    expect(await rowsOf(who)).toContainEqual({
      permission: 'unsecuredLoanReminders',
      allowed: true,
      wording_version: 'application-default-2026-1',
      channel: 'default',
    });
  });

  test('change with time, wording and channel, and leave the others', async () => {
    const who = await applied(server, saying(ALL_NO));
    const { status, data } = await change(who, { groupCrossSell: true });
    expect([status, data]).toMatchObject([200, { ...ALL_NO, groupCrossSell: true }]);
    expect(await readBy(who)).toMatchObject({ ...ALL_NO, groupCrossSell: true });
    expect(await rowsOf(who)).toHaveLength(4);
    expect((await answersOf(who)).find(({ permission }) => permission === 'groupCrossSell')).toMatchObject({
      allowed: true,
      wordingVersion: 'contact-settings-2026-1',
      changedAt: expect.stringMatching(/^2026-11-20T/) as string,
    });
    expect((await auditsOf(who)).at(-1)).toEqual({
      actor: 'borrower',
      detail: {
        permissions: { groupCrossSell: true },
        wordingVersion: 'contact-settings-2026-1',
        channel: 'web',
      },
    });
  });

  test('said again are not stored again', async () => {
    const who = await applied(server, saying(ALL_NO));
    await change(who, ALL_NO);
    const [rows, audits] = [await rowsOf(who), await auditsOf(who)];
    await change(who, ALL_NO);
    expect([await rowsOf(who), await auditsOf(who)]).toEqual([rows, audits]);
  });

  test('said by two at the same moment are stored once', async () => {
    const who = await applied(server, saying(ALL_NO));
    await Promise.all([1, 2, 3].map(() => change(who, { groupCrossSell: true })));
    const given = (await rowsOf(who)).filter(({ allowed }) => allowed);
    expect(given).toHaveLength(1);
  });

  test.each([
    ['of another product', { motorFinanceOffers: true }, 'motorFinanceOffers'],
    ['that says nothing', {}, 'body'],
  ])('refuse a change %s', async (_, body, field) => {
    const who = await applied(server, saying(ALL_NO));
    const { status, error } = await change(who, body);
    expect([status, error?.type]).toEqual([400, 'validationFailed']);
    expect(Object.keys(error?.fields ?? {})).toEqual([field]);
  });

  test('are neither read nor changed by a session that is limited to one application', async () => {
    const application = saying(ALL_NO);
    const owner = await applied(server, application);
    const limited = await applied(server, application);
    const read = await server.call('readContactPermission', of(limited));
    expect([read.status, read.error?.type]).toEqual([403, 'openFromEmail']);
    expect((await change(limited, { groupCrossSell: true })).error?.type).toBe('openFromEmail');
    expect(await readBy(owner)).toMatchObject(ALL_NO);
  });
});

describe('applying again', () => {
  test('while signed in changes what is said, and nothing that is not', async () => {
    const who = await applied(server, saying(ALL_NO));
    const body = saying({ unsecuredLoanOffers: true }, who.application);
    await server.get('submitApplication', { token: who.token, body });
    expect(await readBy(who)).toMatchObject({ ...ALL_NO, unsecuredLoanOffers: true });
  });

  test('with the address of an account changes nothing until its link is opened', async () => {
    const who = await applied(server, saying(ALL_NO));
    const stranger = saying({ unsecuredLoanReminders: true, groupCrossSell: true }, who.application);
    await applied(server, stranger);
    expect(await readBy(who)).toMatchObject(ALL_NO);
    const link = await newestLinkToken(server, who.application.user.email);
    const owner = await signIn(server, link);
    expect(await readBy(owner)).toMatchObject({
      unsecuredLoanReminders: true,
      unsecuredLoanOffers: false,
      groupCrossSell: true,
    });
    expect((await auditsOf(owner)).at(-1)?.actor).toBe('borrower');
  });

  test('with the address of an account does not undo what its owner said since', async () => {
    const who = await applied(server, saying(ALL_NO));
    await applied(server, saying({ groupCrossSell: true }, who.application));
    const link = await newestLinkToken(server, who.application.user.email);
    server.passMinutes(1);
    await change(who, { groupCrossSell: false });
    expect(await readBy(await signIn(server, link))).toMatchObject({ groupCrossSell: false });
  });
});

test('what an application says of another product is not stored', async () => {
  const who = await applied(server, saying({ ...ALL_NO, motorFinanceOffers: true }));
  expect((await rowsOf(who)).map(({ permission }) => permission)).not.toContain('motorFinanceOffers');
});
