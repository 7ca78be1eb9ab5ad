import { applied, type Borrower } from '@fairlead/testing/journeys/applying';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterEach, describe, expect, test } from 'vitest';
import { json } from '../../database/columns.ts';

const opened: TestServer[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

/** A declined borrower who has consented, at a server with these settings. */
async function consented(settings: Record<string, string> = {}) {
  const expectedErrors = ['a partner is at a host that is not configured'];
  const server = await startTestServer({ settings, expectedErrors });
  opened.push(server);
  const borrower = await applied(server, newApplicant('Successful', 'Decline'));
  const { token, applicationId } = borrower;
  const call = { token, params: { id: applicationId } };
  await server.get('consentToDeclinePanel', { ...call, body: { consented: true } });
  return { server, call, borrower };
}

const stored = (server: TestServer, { applicationId }: Borrower) =>
  server.db
    .selectFrom('loan_applications')
    .select('decline_partner')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();

describe('another lender at a host that is not configured', () => {
  test('is not offered', async () => {
    const { server, call } = await consented({ DECLINE_PARTNER_HOSTS: 'https://apply.lender.example' });
    const answer = await server.call('readDeclinePartner', call);
    expect(answer).toMatchObject({ status: 404, error: { type: 'noDeclinePartner' } });
  });

  test('any more receives nothing, although it was offered before', async () => {
    const { server, call, borrower } = await consented();
    await server.get('readDeclinePartner', call);
    await server.get('informOfDeclinePartner', call);
    await server.get('startDeclinePartner', call);
    await server.get('consentToPartnerSearch', call);
    const { decline_partner: partner } = await stored(server, borrower);
    const moved = { ...partner, offer: { ...partner?.offer, origin: 'https://gone.lender.example' } };
    await server.db
      .updateTable('loan_applications')
      .set({ decline_partner: json(moved) })
      .where('id', '=', borrower.applicationId)
      .execute();
    const answer = await server.call('acceptDeclinePartner', call);
    expect(answer).toMatchObject({ status: 409, error: { type: 'declinePartnerGone' } });
    expect((await stored(server, borrower)).decline_partner).toMatchObject({ acceptedAt: null });
  });
});
