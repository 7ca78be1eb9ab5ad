import { agreeToCommission, appliedForMotor, carProofsAsked } from '@fairlead/testing/journeys/motor';
import { applied, followUp } from '@fairlead/testing/journeys/applying';
import { signedOn } from '@fairlead/testing/journeys/staff';
import { newApplicant } from '@fairlead/testing/people';
import { newMotorApplicant } from '@fairlead/testing/motor-people';
import { photo } from '@fairlead/testing/sent-files';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ brand: 'motor' });
});
afterAll(() => server.close());

const CALLS = {
  keeper: 'proofOfKeeper',
  settlementLetter: 'settlementLetter',
  insurance: 'proofOfInsurance',
} as const;

const KINDS = ['keeper', 'settlementLetter', 'insurance'] as const;

describe('the papers of the car', () => {
  test.each(KINDS)('%s: a file is looked at and accepted', async (kind) => {
    const asked = await carProofsAsked(server, await appliedForMotor(server));
    const call = { token: asked.token, params: { id: asked[kind] } };
    const { requirements = [] } = await server.get(CALLS[kind], { ...call, body: photo('paper.jpg') });
    const sent = requirements.find(({ id }) => id === asked[kind]);
    expect(sent).toMatchObject({ state: 'Provided', given: '1 file' });
    server.passMinutes(1);
    await server.work();
    const read = await server.get('readApplication', {
      token: asked.token,
      params: { id: asked.applicationId },
      query: { embedded: 'requirements' },
    });
    expect(read.requirements?.find(({ id }) => id === asked[kind])?.state).toBe('Met');
  });

  test('a file that does not prove it is refused, and another can be sent', async () => {
    const asked = await carProofsAsked(server, await appliedForMotor(server));
    const call = { token: asked.token, params: { id: asked.keeper } };
    await server.get('proofOfKeeper', { ...call, body: photo('blur.jpg') });
    server.passMinutes(1);
    await server.work();
    const { requirements = [] } = await server.get('proofOfKeeper', { ...call, body: photo('v5c.jpg') });
    expect(requirements.find(({ id }) => id === asked.keeper)?.state).toBe('Provided');
  });

  test('staff read what the settlement letter has to show', async () => {
    const asked = await carProofsAsked(server, await appliedForMotor(server));
    const params = { id: asked.settlementLetter };
    await server.get('settlementLetter', { token: asked.token, params, body: photo('wait.jpg') });
    const { token } = await signedOn(server);
    expect((await server.get('readProofForReview', { token, params })).car).toMatchObject({
      registrationNumber: 'AIZ1234',
      lender: 'Sample Motor Credit',
      agreementNumber: 'SMC-204118',
      settlementAmount: 6200,
    });
  });

  test('are not asked for with an unsecured loan', async () => {
    const { keeper, settlementLetter, insurance } = await followUp(
      server,
      await applied(server, newApplicant('Ada', 'Accept'), 'asda'),
    );
    expect([keeper, settlementLetter, insurance]).toEqual(['', '', '']);
  });
});

test('a hire purchase of £12,000 needs no proof of income, which an unsecured loan of that amount does', async () => {
  const borrower = await appliedForMotor(server, newMotorApplicant('Ada', 'Accept', { amount: 12_000 }));
  await agreeToCommission(server, borrower);
  const { requirements = [] } = await server.get('followUp', {
    token: borrower.token,
    params: { id: borrower.applicationId },
    body: { followUp: true },
  });
  const types = requirements.map((each) => each['@type']);
  expect(types).toContain('keeper-application-requirement');
  expect(types).not.toContain('income-application-requirement');
});

test('staff read why a car was referred', async () => {
  const asked = newMotorApplicant('Ada', 'Accept', { amount: 7000 });
  const vehicle = { ...asked.vehicle!, registrationNumber: 'PLT 1' };
  const { applicationId } = await appliedForMotor(server, { ...asked, vehicle });
  const { token } = await signedOn(server);
  const { car } = await server.get('readApplicationForReview', { token, params: { id: applicationId } });
  expect(car?.reasons).toEqual(['The car had another registration number before.']);
});
