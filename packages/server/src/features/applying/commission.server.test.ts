import { agreeToCommission, appliedForMotor, motorReadyToSign } from '@fairlead/testing/journeys/motor';
import { applied } from '@fairlead/testing/journeys/applying';
import { newMotorApplicant } from '@fairlead/testing/motor-people';
import { openDocument } from '@fairlead/testing/open-document';
import { readPdf } from '@fairlead/testing/read-pdf';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ drawsPdfs: true });
});
afterAll(() => server.close());

const read = async (own: { readonly token: string; readonly applicationId: string }) => {
  const call = {
    token: own.token,
    params: { id: own.applicationId },
    query: { embedded: 'commissionCalculation' },
  };
  return (await server.get('readApplication', call)).commissionCalculation;
};

describe('the commission of a hire purchase', () => {
  test('is read with the offer before it was shown', async () => {
    const calculation = await read(await appliedForMotor(server));
    expect(calculation?.tie).toMatch(/^Motor offers hire purchase from .* only\./);
    expect(calculation?.shareOfCharge).toBeGreaterThan(3.12);
    expect(calculation).toMatchObject({
      amount: 312,
      basis: 'It is 3.12% of what you borrow and is not added to your payments.',
      shareOfCredit: 3.12,
      shownAt: null,
      consentedAt: null,
    });
  });

  test('has to be agreed to before the offer is continued', async () => {
    const own = await appliedForMotor(server);
    const call = { token: own.token, params: { id: own.applicationId }, body: { followUp: true } };
    expect((await server.call('followUp', call)).status).toBe(409);
    await agreeToCommission(server, own);
    expect((await read(own))?.shownAt).not.toBeNull();
    expect((await read(own))?.consentedAt).not.toBeNull();
    expect((await server.get('followUp', call)).state).toBe('Requirements');
  });

  test('is shown and agreed to once, however often that is called', async () => {
    const own = await appliedForMotor(server);
    await agreeToCommission(server, own);
    const first = await read(own);
    await agreeToCommission(server, own);
    expect(await read(own)).toEqual(first);
    const audited = await server.db
      .selectFrom('audit_rows')
      .select('action')
      .where('subject_id', '=', own.applicationId)
      .where('action', 'like', 'commission-%')
      .execute();
    expect(audited.map(({ action }) => action)).toEqual(['commission-shown', 'commission-agreed']);
  });

  test('of another amount has to be shown and agreed to again', async () => {
    const own = await appliedForMotor(server, newMotorApplicant('Ada', 'Good', { amount: 10_000 }));
    await agreeToCommission(server, own);
    const call = { token: own.token, params: { id: own.applicationId } };
    const { version } = await server.get('readRequotability', call);
    await server.get('requote', { ...call, body: { amount: 8_000, term: 60, version: version ?? '' } });
    expect(await read(own)).toMatchObject({ amount: 249.6, shownAt: null, consentedAt: null });
    const refused = await server.call('consentToCommission', { ...call, body: { consented: true } });
    expect(refused).toMatchObject({ status: 409, error: { type: 'commissionNotShown' } });
    await agreeToCommission(server, own);
    expect((await read(own))?.consentedAt).not.toBeNull();
  });

  test('is the one of the documents that are signed', async () => {
    const own = await motorReadyToSign(server);
    const { amount = 0, shareOfCharge, tie } = (await read(own)) ?? {};
    for (const slug of ['secci', 'contract']) {
      const path = `/v2/loan-applications/${own.applicationId}/read-${slug}.pdf`;
      const bytes = await (await openDocument(server, path, own.token)).arrayBuffer();
      const text = (await readPdf(Buffer.from(bytes))).text.replace(/\s+/g, ' ');
      expect(text).toContain(`£${amount}.00, which we pay to Motor for introducing you.`);
      expect(text).toContain(`${shareOfCharge}% of the total charge for credit`);
      expect(text).toContain(tie);
    }
  });
});

test('an unsecured loan has no commission', async () => {
  const own = await applied(server);
  expect(await read(own)).toBeNull();
  const call = { token: own.token, params: { id: own.applicationId } };
  expect((await server.call('showCommission', call)).status).toBe(404);
});
