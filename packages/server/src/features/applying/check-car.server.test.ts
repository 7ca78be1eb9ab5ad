import { appliedForMotor } from '@fairlead/testing/journeys/motor';
import { newMotorApplicant, withCar } from '@fairlead/testing/motor-people';
import type { Application } from '@fairlead/testing/people';
import { SANDBOX_SECOND_LOOK } from '@fairlead/providers/reviewer/second-look';
import { ProviderUnavailable } from '@fairlead/providers/provider-error';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explainDecisions } from '../../verification/explain-decisions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ brand: 'motor' });
});
afterAll(() => server.close());

const ofCar = (changes: Parameters<typeof withCar>[1], lastName = 'Accept') =>
  withCar(newMotorApplicant('Ada', lastName), changes);

async function read(application: Application) {
  const { token, applicationId } = await appliedForMotor(server, application);
  const call = { token, params: { id: applicationId }, query: { embedded: 'vehicle' } };
  return server.get('readApplication', call);
}

const decided = (changes: Parameters<typeof withCar>[1], lastName?: string) => read(ofCar(changes, lastName));

/** A car that the borrower describes, which the sandbox values at little. */
function described(registrationNumber: string): Application {
  const asked = newMotorApplicant('Ada', 'Accept', { amount: 2500 });
  const existingAgreement = { ...asked.vehicle!.existingAgreement, settlementAmount: 2000 };
  return withCar(asked, { registrationNumber, ...TYPED, existingAgreement });
}

const TYPED = { make: 'Harrow', colour: 'Blue', yearOfManufacture: 2021 };

async function submit(changes: Parameters<typeof withCar>[1], key?: string) {
  const { referral } = await server.get('makeReferral', { body: { brand: 'motor' } });
  const call = { body: ofCar(changes), query: { referral } };
  return server.call('submitApplication', key === undefined ? call : { ...call, key });
}

describe('a car that nothing is against', () => {
  test('is shown with what DVLA says and what it is worth', async () => {
    const { state, vehicle } = await decided({});
    expect(state).toBe('Quoted');
    expect(vehicle).toMatchObject({
      registrationNumber: 'AIZ1234',
      yearOfManufacture: 2023,
      taxStatus: 'Taxed',
      motStatus: 'Valid',
      isEnteredManually: false,
    });
    expect(vehicle?.valuation).toBeGreaterThan(9000);
  });
});

describe('a car that is declined', () => {
  test.each([
    ['STO 1', 'recorded as stolen'],
    ['WRT 1', 'written off'],
    ['SCR 1', 'scrapped'],
    ['EXP 1', 'exported'],
    ['FIN 1', 'There is finance on the car other than'],
    ['OLD 1', 'more than 12 years old'],
    ['LOW 1', 'worth too little'],
  ])('%s: the borrower reads why, and of no credit agency', async (registrationNumber, words) => {
    const { state, declineReasons, creditAgency } = await decided({ registrationNumber });
    expect([state, creditAgency]).toEqual(['Declined', null]);
    expect(declineReasons.join(' ')).toContain(words);
  });

  test('is declined for the credit file as well where that says no', async () => {
    const { declineReasons, creditAgency } = await decided({ registrationNumber: 'STO 1' }, 'Insolvent');
    expect(declineReasons[0]).toContain('bankruptcy');
    expect(declineReasons.at(-1)).toContain('stolen');
    expect(creditAgency).not.toBeNull();
  });
});

test('a person can explain the finance on a car in a second look, and nothing else about it', async () => {
  for (const [registrationNumber, state] of [
    ['FIN 1', 'Quoted'],
    ['STO 1', 'Declined'],
  ] as const) {
    const asked = { ...ofCar({ registrationNumber }), amount: 7000 };
    const { token, applicationId } = await appliedForMotor(server, asked);
    const call = { token, params: { id: applicationId } };
    await server.get('askSecondLook', {
      ...call,
      body: { reason: `${SANDBOX_SECOND_LOOK.reason}: it is the same agreement.` },
    });
    await server.get('advanceTime', { body: { days: 4 } });
    expect((await server.get('readApplication', call)).state, registrationNumber).toBe(state);
  }
});

describe('a car that a person looks at', () => {
  test.each(['PLT 1', 'MIL 1', 'NIM 1', 'NVA 1'])('%s is referred, and can be approved', async (mark) => {
    const asked = { ...ofCar({ registrationNumber: mark }), amount: 7000 };
    const { token, applicationId } = await appliedForMotor(server, asked);
    const read = () => server.get('readApplication', { token, params: { id: applicationId } });
    expect(await read()).toMatchObject({ state: 'Referred', referredFor: 'review' });
    await server.get('advanceTime', { body: { days: 4 } });
    expect((await read()).state).toBe('Quoted');
  });

  test('is one that DVLA does not know, as the borrower describes it', async () => {
    const { error } = await submit({ registrationNumber: 'ER19NFD' });
    expect(Object.keys(error?.fields ?? {})).toEqual(['vehicle.registrationNumber']);
    const { state, vehicle } = await read(described('ER19NFD'));
    expect(state).toBe('Referred');
    expect(vehicle).toMatchObject({
      make: 'Harrow',
      colour: 'Blue',
      isEnteredManually: true,
      taxStatus: null,
    });
  });

  test('is one of someone whose driving licence has another surname', async () => {
    const asked = { ...newMotorApplicant('Ada', 'Accept'), drivingLicenceNumber: 'OTHER804128A99AA' };
    const { token, applicationId } = await appliedForMotor(server, asked);
    expect((await server.get('readApplication', { token, params: { id: applicationId } })).state).toBe(
      'Referred',
    );
  });
});

describe('when a provider does not answer', () => {
  test('DVLA: the car can be described, and a person looks at it', async () => {
    expect(await submit({ registrationNumber: 'ER19MNT' })).toMatchObject({
      status: 503,
      error: { type: 'vehicleUnavailable' },
    });
    expect((await read(described('ER19MNT'))).state).toBe('Referred');
  });

  test('the registers: nothing is lost, and the same submission finishes the application', async () => {
    const { providers } = server.services;
    const { vehicleHistory } = providers;
    const down = { check: () => Promise.reject(new ProviderUnavailable('vehicle-history')) };
    const body = ofCar({});
    const { referral } = await server.get('makeReferral', { body: { brand: 'motor' } });
    const call = { body, query: { referral }, key: 'the-key-of-a-form' };
    const count = () => server.db.selectFrom('loan_applications').select('id').execute();
    const before = (await count()).length;
    Object.assign(providers, { vehicleHistory: down });
    try {
      expect(await server.call('submitApplication', call)).toMatchObject({
        status: 503,
        error: { type: 'vehicleUnavailable' },
      });
    } finally {
      Object.assign(providers, { vehicleHistory });
    }
    expect((await server.get('submitApplication', call)).state).toBe('Quoted');
    expect((await count()).length).toBe(before + 1);
  });
});

test('a decision on a car is made again from what it was made from', async () => {
  const { applicationId } = await appliedForMotor(server, ofCar({ registrationNumber: 'STO 1' }));
  const [explained] = await explainDecisions(server.db, server.services.cipher, applicationId);
  expect(explained?.isDifferent).toBe(false);
  expect(explained?.text).toContain('The car is recorded as stolen');
  expect(explained?.text).toContain('✓ Made again');
});

test('a corrected address is decided on with the same car', async () => {
  const { token, applicationId } = await appliedForMotor(server, ofCar({}, 'Mismatch'));
  const corrected = await server.get('updateAddressMismatch', {
    token,
    params: { id: applicationId },
    body: {
      firstName: 'Ada',
      lastName: 'Accept',
      dateOfBirth: '1988-04-12',
      addresses: [
        { houseNumber: '7', line1: 'Quay Street', town: 'Easterby', postCode: 'ID1 1QD', period: 2 },
      ],
    },
  });
  expect(corrected.state).toBe('Quoted');
});

test('another amount is offered between the settlement figure and what the car is worth', async () => {
  const { token, applicationId } = await appliedForMotor(server, ofCar({}));
  const { amounts } = await server.get('readRequotability', { token, params: { id: applicationId } });
  expect(amounts[0]?.from).toBe(6200);
  expect(amounts.at(-1)?.to).toBeLessThan(35_000);
});

describe('the look-up of a car', () => {
  const find = (registrationNumber: string, brand: 'motor' | 'asda' = 'motor') =>
    server.call('findVehicle', { params: { registrationNumber }, brand });

  test('answers what DVLA says', async () => {
    expect((await find('aa19 aaa')).data).toMatchObject({
      registrationNumber: 'AA19AAA',
      motStatus: 'Valid',
    });
  });

  test('finds nothing by a mark that cannot exist', async () => {
    expect((await find('AB00CDE')).error?.type).toBe('notFound');
  });

  test('is not there for another brand', async () => {
    expect((await find('AA19AAA', 'asda')).status).toBe(404);
  });
});
