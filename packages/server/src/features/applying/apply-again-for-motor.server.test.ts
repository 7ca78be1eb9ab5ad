import type { WireBody } from '@fairlead/testing/call';
import { signIn, stepUp, type SignedIn } from '@fairlead/testing/journeys/sign-in';
import { applied } from '@fairlead/testing/journeys/applying';
import { appliedForMotor } from '@fairlead/testing/journeys/motor';
import { newMotorApplicant } from '@fairlead/testing/motor-people';
import { newApplicant, type Application } from '@fairlead/testing/people';
import { ProviderUnavailable } from '@fairlead/providers/provider-error';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApplicant, openOccupation } from '../../resources/loan-application/applicant.ts';

let server: TestServer;
let isBureauDown = false;
beforeAll(async () => {
  server = await startTestServer({
    brand: 'motor',
    through: (providers) => ({
      ...providers,
      creditBureau: {
        search: async (request) => {
          if (isBureauDown) throw new ProviderUnavailable('credit-bureau');
          return providers.creditBureau.search(request);
        },
      },
    }),
  });
});
afterAll(() => server.close());

type Sent = WireBody<'submitApplication'>;
type Owner = Pick<SignedIn, 'token'>;

/** The fields that the specification gives an application for motor finance, and no others. */
function motorFields(): Partial<Application> {
  const { amount, term, drivingLicenceType, drivingLicenceNumber, employmentStatus, vehicle } =
    newMotorApplicant('Ada', 'Accept');
  return {
    ...{ amount, term, drivingLicenceType, drivingLicenceNumber, employmentStatus, vehicle },
    financeType: 'Hire purchase',
    finance: { type: 'Hire purchase', isRefinance: true },
  };
}

async function apply(owner: Owner | null, changes: Partial<Application> = {}, key?: string) {
  const { referral } = await server.get('makeReferral', { body: { brand: 'motor' } });
  return server.call('submitApplication', {
    // What is left out is what the test is about.
    body: { ...motorFields(), ...changes } as Sent,
    query: { referral },
    ...(owner && { token: owner.token }),
    ...(key !== undefined && { key }),
  });
}

async function fieldsOf(...call: Parameters<typeof apply>) {
  const { status, error } = await apply(...call);
  expect([status, error?.type]).toEqual([400, 'validationFailed']);
  return error?.fields;
}

const rowOf = (id = '') =>
  server.db.selectFrom('loan_applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const later = (days: number) => server.get('advanceTime', { body: { days } });

const TOO_LONG_AGO = ['Enter this again. You last gave it more than 90 days ago'];
const MISSING = ['This is missing'];

const EVERYTHING = { reason: MISSING, netMonthlyIncome: MISSING, user: MISSING, affordability: MISSING };

describe('a borrower who is signed in', () => {
  test('applies with the motor fields alone', async () => {
    const first = newMotorApplicant('Ada', 'Accept', {
      reason: 'other',
      netMonthlyIncome: 2750.5,
      affordability: {
        maritalStatus: 'Widowed',
        residentialStatus: 'homeowner_without_a_mortgage',
        numberOfDependants: '1',
        monthlyDependantsCost: 120,
      },
    });
    const owner = await appliedForMotor(server, first);
    const { status, data } = await apply(owner, { amount: 8000, term: 48 });
    expect([status, data?.state, data?.user.id]).toEqual([201, 'Quoted', owner.userId]);
    const [row, before] = [await rowOf(data?.id), await rowOf(owner.applicationId)];
    expect(openApplicant(server.services.cipher, row)).toEqual(openApplicant(server.services.cipher, before));
    expect(openOccupation(server.services.cipher, row)).toBe('Harbour pilot');
    expect(row).toMatchObject({
      amount_pence: 800_000,
      reason: 'car',
      net_monthly_income_pence: 275_050,
      affordability: before.affordability,
      income_stated_on: '2026-11-20',
      household_stated_on: '2026-11-20',
    });
  });

  test('sends what has changed, and the rest is taken', async () => {
    const owner = await appliedForMotor(server);
    const { data } = await apply(owner, { netMonthlyIncome: 3100 });
    expect(await rowOf(data?.id)).toMatchObject({
      net_monthly_income_pence: 310_000,
      income_stated_on: null,
      household_stated_on: '2026-11-20',
    });
  });

  test('is taken with their address and number of today', async () => {
    const owner = await stepUp(server, await appliedForMotor(server));
    await later(1);
    const { token, userId } = owner;
    const body = { houseNumber: '7', line1: 'Quay Street', town: 'Easterby', postCode: 'ID1 1QD' };
    await server.get('changeAddress', { token, params: { id: userId }, body });
    expect(await fieldsOf(owner)).toEqual({
      affordability: ['Enter this again, because your address has changed'],
    });
    const { affordability } = newMotorApplicant('Ada', 'Accept');
    const { data } = await apply(owner, { affordability });
    const { addresses } = openApplicant(server.services.cipher, await rowOf(data?.id));
    expect(addresses.map(({ line1 }) => line1)).toEqual(['Quay Street', 'Harbour Lane']);
  });

  test('states an income again for other work', async () => {
    const owner = await appliedForMotor(server);
    expect(await fieldsOf(owner, { employmentStatus: { name: 'Retired' } })).toEqual({
      netMonthlyIncome: ['Enter this again, because your employment status has changed'],
    });
  });

  test('states everything again for another person, or for another address', async () => {
    const owner = await appliedForMotor(server);
    const again = { netMonthlyIncome: MISSING, affordability: MISSING };
    const { user } = newMotorApplicant('Ada', 'Accept');
    expect(await fieldsOf(owner, { user })).toEqual(again);
    const [address] = user.addresses;
    const moved = { ...user, addresses: [{ ...address!, houseNumber: '7', line1: 'Quay Street' }] };
    expect(await fieldsOf(owner, { user: moved })).toEqual(again);
  });

  test('states again what is more than 90 days old, though a later application copied it', async () => {
    const owner = await appliedForMotor(server);
    await later(60);
    const copied = await apply(owner);
    expect(copied.status).toBe(201);
    await later(31);
    expect(await fieldsOf(owner)).toEqual({ netMonthlyIncome: TOO_LONG_AGO, affordability: TOO_LONG_AGO });
    expect(await fieldsOf(owner, { netMonthlyIncome: 2500 })).toEqual({ affordability: TOO_LONG_AGO });
    const { affordability } = newMotorApplicant('Ada', 'Accept');
    expect((await apply(owner, { netMonthlyIncome: 2500, affordability })).status).toBe(201);
    expect((await apply(owner)).status, 'stated again').toBe(201);
  });

  test('is one application where the bureau could not answer at first', async () => {
    const owner = await appliedForMotor(server);
    isBureauDown = true;
    expect((await apply(owner, {}, 'again-after-an-outage')).status).toBe(503);
    isBureauDown = false;
    expect((await apply(owner, {}, 'again-after-an-outage')).data?.state).toBe('Quoted');
    const all = await server.db
      .selectFrom('loan_applications')
      .select('id')
      .where('user_id', '=', owner.userId)
      .execute();
    expect(all).toHaveLength(2);
  });
});

describe('what others stated is never used:', () => {
  test('a stranger sends everything', async () => {
    await appliedForMotor(server);
    expect(await fieldsOf(null)).toEqual(EVERYTHING);
  });

  test('so does someone who typed the address of an account', async () => {
    const first = newMotorApplicant('Ada', 'Accept');
    await appliedForMotor(server, first);
    const typed = await apply(null, first);
    const limited = await signIn(server, typed.data?.autoLoginToken ?? '');
    expect(await fieldsOf(limited)).toEqual(EVERYTHING);
  });

  test('nor is it taken from an application that came from outside of the account', async () => {
    const first = newMotorApplicant('Ada', 'Accept');
    const owner = await appliedForMotor(server, first);
    const { data } = await apply(null, { ...first, netMonthlyIncome: 9000 });
    expect((await rowOf(data?.id)).is_from_outside).toBe(true);
    const own = await apply(owner);
    expect((await rowOf(own.data?.id)).net_monthly_income_pence).toBe(260_000);
  });

  test('each borrower is taken with their own answers', async () => {
    const owner = await appliedForMotor(
      server,
      newMotorApplicant('Ada', 'Accept', { netMonthlyIncome: 2222 }),
    );
    await appliedForMotor(server, newMotorApplicant('Eve', 'Accept', { netMonthlyIncome: 3333 }));
    const { data } = await apply(owner);
    const row = await rowOf(data?.id);
    expect(row.net_monthly_income_pence).toBe(222_200);
    expect(openApplicant(server.services.cipher, row).firstName).toBe('Ada');
  });
});

test('a brand of unsecured loans asks for everything, signed in or not', async () => {
  const owner = await applied(server, newApplicant('Ada', 'Accept'), 'lendable');
  const { amount, term, employmentStatus } = motorFields();
  const call = {
    body: { amount, term, employmentStatus } as Sent,
    brand: 'lendable',
    token: owner.token,
  } as const;
  const { error } = await server.call('submitApplication', call);
  expect(Object.keys(error?.fields ?? {})).toEqual(['reason', 'netMonthlyIncome', 'user', 'affordability']);
  const withCar = { ...call, body: motorFields() as Sent };
  expect((await server.call('submitApplication', withCar)).error?.fields).toEqual(EVERYTHING);
});
