import { applied, type Borrower } from '@fairlead/testing/journeys/applying';
import { newestLinkToken, signIn } from '@fairlead/testing/journeys/sign-in';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { day } from '@fairlead/core/calendar/day';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const EVENTS = ['informOfDeclinePartner', 'startDeclinePartner', 'consentToPartnerSearch'] as const;

const of = ({ token, applicationId }: Borrower) => ({ token, params: { id: applicationId } });

const declined = (amount = 7500, api = server) =>
  applied(api, newApplicant('Successful', 'Decline', { amount }));

const consent = (borrower: Borrower, consented = true, api = server) =>
  api.call('consentToDeclinePanel', { ...of(borrower), body: { consented } });

const find = (borrower: Borrower, api = server) => api.call('readDeclinePartner', of(borrower));
const choose = (borrower: Borrower, api = server) => api.call('acceptDeclinePartner', of(borrower));

async function informed(borrower: Borrower, api = server): Promise<Borrower> {
  expect((await consent(borrower, true, api)).status).toBe(200);
  expect((await find(borrower, api)).status).toBe(200);
  for (const event of EVENTS) expect((await api.call(event, of(borrower))).status).toBe(200);
  return borrower;
}

const stored = (borrower: Borrower, api = server) =>
  api.db
    .selectFrom('loan_applications')
    .selectAll()
    .where('id', '=', borrower.applicationId)
    .executeTakeFirstOrThrow();

async function auditOf({ applicationId }: Borrower, api = server) {
  const rows = await api.db
    .selectFrom('audit_rows')
    .selectAll()
    .where('subject_id', '=', applicationId)
    .where('action', 'like', 'decline-p%')
    .orderBy('id')
    .execute();
  return rows.map(({ action, actor, detail }) => ({ action, actor, detail }));
}

const actionsOf = async (borrower: Borrower, api = server) =>
  (await auditOf(borrower, api)).map(({ action }) => action);

describe('a borrower whom credit would harm', () => {
  test('is not asked for permission', async () => {
    const borrower = await applied(server, newApplicant('Successful', 'Insolvent'));
    expect(await server.get('readApplication', of(borrower))).toMatchObject({ isDeclinePanelOpen: false });
    expect(await consent(borrower)).toMatchObject({ status: 409, error: { type: 'applicationNotOpen' } });
  });
});

describe('a borrower who was declined', () => {
  test('is shown no other lender before they consent', async () => {
    const borrower = await declined();
    expect(await find(borrower)).toMatchObject({ status: 404, error: { type: 'notFound' } });
    for (const event of EVENTS) expect(await server.call(event, of(borrower))).toMatchObject({ status: 404 });
    expect(await choose(borrower)).toMatchObject({ status: 404 });
    expect(await server.get('readApplication', of(borrower))).toMatchObject({
      isDeclinePanelOpen: true,
      declinePanelConsented: null,
      declinePartner: null,
    });
    expect(await actionsOf(borrower)).toEqual([]);
  });

  test('consents, is shown a lender, continues and gets the link to it, the same each time', async () => {
    const borrower = await declined();
    expect((await consent(borrower)).data).toMatchObject({
      declinePanelConsented: true,
      declinePartner: null,
    });
    const offer = {
      name: 'Fennmark Loans',
      example: { amount: 3000, term: 24, monthlyCost: 174.06, apr: 39.9 },
      acceptedAt: null,
    };
    expect((await find(borrower)).data).toMatchObject({ ...offer, events: [] });
    for (const event of EVENTS) await server.get(event, of(borrower));
    const first = await choose(borrower);
    expect(first.data?.url).toMatch(/^http:\/\/localhost:3000\/sandbox\/other-lender\?reference=FM-/);
    expect((await choose(borrower)).data).toEqual(first.data);
    const { declinePartner } = await server.get('readApplication', of(borrower));
    expect(declinePartner).toMatchObject({
      events: ['informed-of-offer', 'flow-started', 'consented-to-search'],
    });
    expect(declinePartner?.acceptedAt).not.toBeNull();
    expect(JSON.stringify(declinePartner)).not.toContain('reference=');
  });

  test('takes the steps in their order, of which each may repeat', async () => {
    const borrower = await declined();
    await consent(borrower);
    await find(borrower);
    for (const index of EVENTS.keys()) {
      for (const later of EVENTS.slice(index + 1)) {
        expect(await server.call(later, of(borrower))).toMatchObject({
          status: 409,
          error: { type: 'declinePartnerOutOfOrder' },
        });
      }
      expect(await choose(borrower)).toMatchObject({
        status: 409,
        error: { type: 'declinePartnerOutOfOrder' },
      });
      for (const earlier of EVENTS.slice(0, index + 1)) await server.get(earlier, of(borrower));
    }
    expect(await actionsOf(borrower)).toEqual([
      'decline-panel-consented',
      'decline-partner-found',
      'decline-partner-informed-of-offer',
      'decline-partner-flow-started',
      'decline-partner-consented-to-search',
    ]);
  });

  test('withdraws consent, after which nothing is shown and nothing is left', async () => {
    const borrower = await informed(await declined());
    const after = await consent(borrower, false);
    expect(after.data).toMatchObject({ declinePanelConsented: false, declinePartner: null });
    expect(await find(borrower)).toMatchObject({ status: 404, error: { type: 'notFound' } });
    expect(await choose(borrower)).toMatchObject({ status: 404 });
    expect(await stored(borrower)).toMatchObject({ decline_partner: null });
    await consent(borrower);
    expect((await find(borrower)).data).toMatchObject({ name: 'Fennmark Loans', events: [] });
  });

  test('withdraws consent no longer once their details were passed on', async () => {
    const borrower = await informed(await declined());
    await choose(borrower);
    expect(await consent(borrower, false)).toMatchObject({
      status: 409,
      error: { type: 'declinePartnerAccepted' },
    });
    expect((await choose(borrower)).status).toBe(200);
  });

  test('has their details passed on once, which the audit trail records without repeating them', async () => {
    const borrower = await informed(await declined());
    await Promise.all([choose(borrower), choose(borrower)]);
    await choose(borrower);
    const rows = await auditOf(borrower);
    const about = rows.filter(({ action }) => /accepted|linked/.test(action));
    expect(about).toMatchObject([
      {
        action: 'decline-partner-accepted',
        actor: 'borrower',
        detail: { partner: 'fennmark', disclosed: expect.arrayContaining(['name', 'addresses']) as unknown },
      },
      { action: 'decline-partner-linked', detail: { partner: 'fennmark' } },
    ]);
    const { user } = borrower.application;
    for (const personal of [user.email, user.dateOfBirth, 'Harbour', 'reference='])
      expect(JSON.stringify(rows)).not.toContain(personal);
  });

  test('gets the same link when the process ended before it was stored', async () => {
    const borrower = await informed(await declined());
    const first = await choose(borrower);
    await server.db
      .updateTable('loan_applications')
      .set({ decline_partner_link_encrypted: null })
      .where('id', '=', borrower.applicationId)
      .execute();
    expect((await choose(borrower)).data).toEqual(first.data);
    const accepted = (await actionsOf(borrower)).filter((action) => action.endsWith('-accepted'));
    expect(accepted).toHaveLength(1);
  });

  test('ends the sessions that began with their typed email address when they consent', async () => {
    const owner = await declined();
    const { email } = owner.application.user;
    const openLink = async () => (await signIn(server, await newestLinkToken(server, email))).token;
    await server.get('sendLoginLink', { body: { email } });
    await openLink();
    const typed = await applied(server, { ...owner.application, amount: 3000 });
    const read = () => server.call('readApplication', of(typed));
    expect(await consent(typed)).toMatchObject({ status: 403, error: { type: 'openFromEmail' } });
    const asOwner = { ...typed, token: await openLink() };
    expect((await read()).status).toBe(200);
    expect((await consent(asOwner)).status).toBe(200);
    expect((await read()).status).toBe(401);
  });

  test('is shown one lender, however often and by however many calls at the same time', async () => {
    const borrower = await declined();
    await consent(borrower);
    const answers = await Promise.all([find(borrower), find(borrower), find(borrower)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await actionsOf(borrower)).toEqual(['decline-panel-consented', 'decline-partner-found']);
  });

  test('records the same consent once', async () => {
    const borrower = await informed(await declined());
    await consent(borrower);
    expect(await actionsOf(borrower)).toHaveLength(5);
    expect((await find(borrower)).data?.events).toHaveLength(3);
  });

  test('has a link that no one can read in the database', async () => {
    const borrower = await informed(await declined());
    const { data } = await choose(borrower);
    const row = await stored(borrower);
    expect(row.decline_partner_link_encrypted).not.toBeNull();
    expect(JSON.stringify(row)).not.toContain(data?.url.split('=')[1]);
  });
});

describe('another lender', () => {
  test('that is not found is a 404 of its own', async () => {
    const borrower = await declined(4040);
    await consent(borrower);
    expect(await find(borrower)).toMatchObject({ status: 404, error: { type: 'noDeclinePartner' } });
    expect(await server.call(EVENTS[0], of(borrower))).toMatchObject({ status: 404 });
    expect(await actionsOf(borrower)).toEqual(['decline-panel-consented', 'decline-partner-not-found']);
  });

  test('cannot be found while the panel is down, and can be asked for again', async () => {
    const borrower = await declined(5030);
    await consent(borrower);
    expect(await find(borrower)).toMatchObject({ status: 503, error: { type: 'unavailable' } });
    expect(await actionsOf(borrower)).toEqual(['decline-panel-consented']);
  });

  test('that takes no application any more is not offered again, and consent can be withdrawn', async () => {
    const borrower = await informed(await declined(5010));
    expect(await choose(borrower)).toMatchObject({
      status: 409,
      error: { type: 'declinePartnerGone' },
    });
    expect(await find(borrower)).toMatchObject({ status: 404, error: { type: 'noDeclinePartner' } });
    expect((await server.get('readApplication', of(borrower))).declinePartner).toBeNull();
    expect((await consent(borrower, false)).status).toBe(200);
    await consent(borrower);
    expect(await find(borrower)).toMatchObject({ status: 404, error: { type: 'noDeclinePartner' } });
    expect((await actionsOf(borrower)).filter((action) => action.endsWith('accepted'))).toHaveLength(1);
  });

  test('that does not answer can be chosen again; its details may be there, so the consent stays', async () => {
    const borrower = await informed(await declined(5040));
    expect(await choose(borrower)).toMatchObject({ status: 503, error: { type: 'unavailable' } });
    const accepted = (await server.get('readApplication', of(borrower))).declinePartner?.acceptedAt;
    expect(accepted).toEqual(expect.any(String));
    expect(await consent(borrower, false)).toMatchObject({ status: 409 });
    expect((await choose(borrower)).status).toBe(503);
    expect((await actionsOf(borrower)).filter((action) => action.endsWith('accepted'))).toHaveLength(1);
  });

  test('is asked for 30 days, and found for no application that is older', async () => {
    const api = await startTestServer();
    const [asked, silent] = [await informed(await declined(7500, api), api), await declined(7500, api)];
    await api.travelTo(day('2026-12-19'));
    expect((await find(asked, api)).status).toBe(200);
    await api.travelTo(day('2026-12-20'));
    const again = async (borrower: Borrower) => api.get('readApplication', of(borrower));
    expect(await again(asked)).toMatchObject({ isDeclinePanelOpen: false, declinePartner: null });
    expect((await find(asked, api)).status).toBe(404);
    expect((await choose(asked, api)).status).toBe(404);
    expect(await consent(silent, true, api)).toMatchObject({
      status: 409,
      error: { type: 'applicationNotOpen' },
    });
    expect((await consent(asked, false, api)).data).toMatchObject({ declinePanelConsented: false });
    await api.close();
  });
});

describe('an application that was not declined', () => {
  test.each(['Accept', 'Referred', 'Mismatch'])('as of %s takes no consent', async (surname) => {
    const borrower = await applied(server, newApplicant('Successful', surname));
    for (const consented of [true, false]) {
      expect(await consent(borrower, consented)).toMatchObject({
        status: 409,
        error: { type: 'applicationNotOpen' },
      });
    }
    expect((await find(borrower)).status).toBe(404);
  });

  test('any more, because a smaller loan was taken, shows no other lender', async () => {
    const borrower = await applied(server, newApplicant('Successful', 'Fair', { amount: 12_000 }));
    await informed(borrower);
    const quoted = await server.get('takeDownsell', of(borrower));
    expect(quoted).toMatchObject({ state: 'Quoted', isDeclinePanelOpen: false, declinePartner: null });
    expect((await choose(borrower)).status).toBe(404);
  });
});
