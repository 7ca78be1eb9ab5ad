import { applied } from '@fairlead/testing/journeys/applying';
import { shortLoan, signedLoan } from '@fairlead/testing/journeys/loans';
import { newApplicant, type Application } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { TEST_SERVICE } from '@fairlead/testing/test-config';
import { day } from '@fairlead/core/calendar/day';
import { sharedAffordability } from '@fairlead/providers/affordability/live';
import { doubleServer, type DoubleServer, type Reaction } from '@fairlead/providers/double/double-server';
import { openOutbound } from '@fairlead/providers/outbound/outbound';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HEADERS = { 'x-service-name': TEST_SERVICE.name, 'x-service-token': TEST_SERVICE.token };

describe('what a borrower could pay further, for another service', () => {
  const ask = (id: string, headers: Record<string, string> = HEADERS, on = server) =>
    on.call('readAffordability', { params: { id }, headers });

  test('is income less spending, other lenders, the loan itself and the buffer, with its day and rules', async () => {
    const { loanId, token } = await signedLoan(server, newApplicant('Successful', 'Accept'));
    const loan = await server.get('readLoan', { token, params: { id: loanId } });
    const { data } = await ask(loanId);
    expect(data).toMatchObject({
      '@type': 'affordability',
      isAffordable: true,
      asOf: '2026-11-20',
      rulesVersion: 'affordability-2026-1',
    });
    // £2,600 less £600 rent, £540 essentials and the £75 buffer; the rest is paid to other lenders and to this loan.
    expect(data?.maximumMonthlyPayment).toBeLessThan(2600 - 600 - 540 - 75 - loan.monthlyCost + 0.005);
    expect(data?.maximumMonthlyPayment).toBeGreaterThan(0);
  });

  test('is nothing while a payment is missed', async () => {
    const late = await startTestServer();
    try {
      const { loanId } = await signedLoan(late, shortLoan('Penniless'));
      expect((await ask(loanId, HEADERS, late)).data?.isAffordable).toBe(true);
      await late.travelTo(day('2027-02-20'));
      expect((await ask(loanId, HEADERS, late)).data).toMatchObject({
        isAffordable: false,
        maximumMonthlyPayment: 0,
      });
    } finally {
      await late.close();
    }
  });

  test('is refused to a service without its own token, and not found for a loan that there is not', async () => {
    const { loanId } = await signedLoan(server);
    const wrong = { ...HEADERS, 'x-service-token': 'x'.repeat(TEST_SERVICE.token.length) };
    for (const headers of [{}, wrong, { ...HEADERS, 'x-service-name': 'constructor' }]) {
      const { status, error } = await ask(loanId, headers);
      expect([status, error?.type]).toEqual([401, 'serviceNotKnown']);
    }
    expect((await ask('01a1f866-0d00-742c-8dbe-984679d2ac53')).error?.type).toBe('notFound');
  });

  test('is answered to no one where no service is configured', async () => {
    const closed = await startTestServer({ settings: { SERVICE_TOKENS: '' } });
    try {
      const { error } = await ask('01a1f866-0d00-742c-8dbe-984679d2ac53', HEADERS, closed);
      expect(error?.type).toBe('serviceNotKnown');
    } finally {
      await closed.close();
    }
  });
});

describe('the offer of a credit card', () => {
  const agreeing = (groupCrossSell: boolean, lastName = 'Accept'): Application => {
    const application = newApplicant('Successful', lastName);
    const { user } = application;
    return { ...application, user: { ...user, contactConsent: { ...user.contactConsent, groupCrossSell } } };
  };
  const ask = async (token: string, on = server) =>
    (await on.get('readCrossSellOffer', { token, params: { offer: 'credit-card' } })).offer;
  const OFFER = { id: 'credit-card', name: 'Credit card', url: 'https://cards.lendable.example/' };

  test('is made to a borrower who agreed to hear about other products, until they change their mind', async () => {
    const { token, userId } = await signedLoan(server, agreeing(true));
    expect(await ask(token)).toEqual(OFFER);
    await server.db
      .insertInto('contact_permissions')
      .values({
        user_id: userId,
        id: server.services.newId(),
        brand_id: 'lendable',
        permission: 'groupCrossSell',
        allowed: false,
        wording_version: 'a test',
        channel: 'web',
        changed_at: server.services.wallNow().toISOString(),
      })
      .execute();
    expect(await ask(token)).toBeNull();
  });

  test('is not made to anyone else', async () => {
    const { token } = await signedLoan(server, agreeing(false));
    expect(await ask(token)).toBeNull();
  });

  test('is not made to someone without a loan, of whom nothing is known to be affordable', async () => {
    const { token } = await applied(server, agreeing(true));
    expect(await ask(token)).toBeNull();
  });

  test('is not made while a loan is late', async () => {
    const late = await startTestServer();
    try {
      const application = agreeing(true);
      const borrower = {
        ...application,
        amount: 1000,
        term: 12,
        user: { ...application.user, firstName: 'Penniless' },
      };
      const { token, userId } = await signedLoan(late, borrower);
      expect(await ask(token, late)).toEqual(OFFER);
      await late.db.updateTable('loans').set({ state: 'Late' }).where('user_id', '=', userId).execute();
      expect(await ask(token, late)).toBeNull();
    } finally {
      await late.close();
    }
  });

  describe('where the shared API is another server', () => {
    const NAME = TEST_SERVICE.name;
    let reaction: Reaction | null;
    let shared: DoubleServer;
    let asking: TestServer;
    beforeAll(async () => {
      // This server's own call answers for it, as another service makes it.
      shared = await doubleServer(async ({ target, headers }) => {
        if (reaction) return reaction;
        const sent = ['x-brand', 'x-service-name', 'x-service-token'].map((name): [string, string] => [
          name,
          String(headers[name]),
        ]);
        const answer = await asking.fetch(target, { headers: Object.fromEntries(sent) });
        return { status: answer.status, body: await answer.text() };
      });
      const affordability = sharedAffordability(
        openOutbound(() => undefined),
        {
          url: 'https://shared.example',
          name: NAME,
          token: TEST_SERVICE.token,
          loopbackOrigin: shared.origin,
        },
      );
      asking = await startTestServer({ through: (providers) => ({ ...providers, affordability }) });
    });
    beforeEach(() => {
      reaction = null;
    });
    afterAll(async () => {
      await Promise.all([asking.close(), shared.close()]);
    });

    test('it is made by what that one says is affordable', async () => {
      const { token, loanId } = await signedLoan(asking, agreeing(true));
      expect(await ask(token, asking)).toEqual(OFFER);
      expect(shared.received.at(-1)?.target).toBe(`/cross-product/loans/${loanId}/affordability`);
      reaction = { status: 200, body: { data: { isAffordable: false } } };
      expect(await ask(token, asking)).toBeNull();
    });

    test.each([
      { status: 503 },
      { status: 401 },
      { status: 404, body: { error: {} } },
      'closed-connection',
      'silence',
    ] as readonly Reaction[])('it is not made where that one does not say so: %o', async (trouble) => {
      const { token } = await signedLoan(asking, agreeing(true));
      reaction = trouble;
      expect(await ask(token, asking)).toBeNull();
    });

    test('it is not asked for someone who did not agree to hear about other products', async () => {
      const { token } = await signedLoan(asking, agreeing(false));
      const before = shared.received.length;
      expect(await ask(token, asking)).toBeNull();
      expect(shared.received).toHaveLength(before);
    });
  });
});
