import { applied } from '@fairlead/testing/journeys/applying';
import { appliedForMotor } from '@fairlead/testing/journeys/motor';
import { newMotorApplicant } from '@fairlead/testing/motor-people';
import { newApplicant, type Application } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ brand: 'motor' });
});
afterAll(() => server.close());

async function submit(body: Application, brand: 'motor' | 'asda' = 'motor') {
  const { referral } = await server.get('makeReferral', { body: { brand: 'motor' } });
  return server.call('submitApplication', { body, brand, query: { referral } });
}

const fieldsOf = async (body: Application, brand?: 'asda') => (await submit(body, brand)).error?.fields ?? {};

describe('an application for hire purchase', () => {
  test('answers the car and the agreement that is settled', async () => {
    const { token, applicationId } = await appliedForMotor(server);
    const read = await server.get('readApplication', {
      token,
      params: { id: applicationId },
      query: { embedded: 'vehicle,finance,loanProduct,loanProduct.partner' },
    });
    expect(read).toMatchObject({
      state: 'Quoted',
      amount: 10_000,
      vehicle: { registrationNumber: 'AIZ1234', mileage: 22_000, model: 'Ridge' },
      finance: {
        type: 'Hire purchase',
        isRefinance: true,
        existingAgreement: { lender: 'Sample Motor Credit', settlementAmount: 6200 },
      },
      loanProduct: { partner: { id: 'motor' } },
    });
  });

  test('is stored encrypted, with the number of the driving licence', async () => {
    const { applicationId } = await appliedForMotor(server);
    const row = await server.db
      .selectFrom('loan_applications')
      .selectAll()
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    expect(row.hire_purchase_encrypted).not.toBeNull();
    for (const secret of ['AIZ1234', 'SMC-204118', 'ACCEP804128'])
      expect(JSON.stringify(row)).not.toContain(secret);
  });

  test('needs the car, the licence and the finance, by name', async () => {
    const { drivingLicenceType, vehicle, financeType, finance, ...unsecured } = newMotorApplicant(
      'Ada',
      'Accept',
    );
    expect(drivingLicenceType && vehicle && financeType && finance).toBeTruthy();
    expect(Object.keys(await fieldsOf(unsecured))).toEqual([
      'drivingLicenceType',
      'vehicle',
      'financeType',
      'finance',
    ]);
  });

  test.each([
    ['a mark that does not exist', { registrationNumber: 'AB00 CDE' }, 'vehicle.registrationNumber'],
    ['a mark of next year', { registrationNumber: 'AB27 CDE' }, 'vehicle.registrationNumber'],
    ['a year that has not begun', { yearOfManufacture: 2027 }, 'vehicle.yearOfManufacture'],
  ])('is refused for %s', async (_what, changed, field) => {
    const asked = newMotorApplicant('Ada', 'Accept');
    const vehicle = { ...asked.vehicle!, ...changed };
    expect(Object.keys(await fieldsOf({ ...asked, vehicle }))).toEqual([field]);
  });

  test.each([
    ['has expired', { settlementValidUntil: '2026-11-19' }, 'settlementValidUntil'],
    ['is more than the credit', { settlementAmount: 10_000.01 }, 'settlementAmount'],
  ])('is refused where the settlement figure %s', async (_what, changed, field) => {
    const asked = newMotorApplicant('Ada', 'Accept');
    const existingAgreement = { ...asked.vehicle!.existingAgreement, ...changed };
    expect(
      Object.keys(await fieldsOf({ ...asked, vehicle: { ...asked.vehicle!, existingAgreement } })),
    ).toEqual([`vehicle.existingAgreement.${field}`]);
  });
});

describe('a finance company that we cannot pay', () => {
  test('is refused by its name before the credit file is looked at', async () => {
    const asked = newMotorApplicant('Ada', 'Accept');
    const existingAgreement = { ...asked.vehicle!.existingAgreement, lender: 'Unknown Finance' };
    const body = { ...asked, vehicle: { ...asked.vehicle!, existingAgreement } };
    expect(await fieldsOf(body)).toEqual({
      'vehicle.existingAgreement.lender': [expect.stringContaining('We can’t pay off finance')],
    });
    const searches = await server.db.selectFrom('loan_applications').select('id').execute();
    expect(await fieldsOf(body)).toBeDefined();
    expect(await server.db.selectFrom('loan_applications').select('id').execute()).toEqual(searches);
  });
});

describe('the number of a driving licence', () => {
  const withNumber = (
    drivingLicenceNumber: string | undefined,
    type: 'Full UK' | 'EU or EEA' = 'Full UK',
  ) => {
    const { drivingLicenceNumber: _, ...asked } = newMotorApplicant('Ada', 'Accept');
    const given = drivingLicenceNumber === undefined ? {} : { drivingLicenceNumber };
    return { ...asked, drivingLicenceType: type, ...given };
  };

  test.each([
    ['is needed of a full UK licence', undefined, 'Enter the number of your driving licence'],
    [
      'has sixteen characters',
      'ACCEP80412',
      'Enter your driving licence number as it is printed on the card',
    ],
    ['has the date of birth in it', 'ACCEP804138A99AA', 'doesn’t match your date of birth'],
  ])('%s', async (_what, number, message) => {
    const { drivingLicenceNumber: found = [] } = await fieldsOf(withNumber(number));
    expect(found.join()).toContain(message);
  });

  test('of another country is taken as it is written, or left out', async () => {
    for (const number of ['D1234-567/89', undefined])
      expect((await submit(withNumber(number, 'EU or EEA'))).status).toBe(201);
  });
});

test('another brand refuses each field of hire purchase, by name', async () => {
  expect(Object.keys(await fieldsOf(newMotorApplicant('Ada', 'Accept'), 'asda'))).toEqual([
    'drivingLicenceType',
    'vehicle',
    'financeType',
    'finance',
    'drivingLicenceNumber',
  ]);
  const { token, applicationId } = await applied(server, newApplicant('Ada', 'Accept'), 'asda');
  const read = { token, params: { id: applicationId }, query: { embedded: 'vehicle,finance' } };
  expect(await server.get('readApplication', { ...read, brand: 'asda' })).toMatchObject({
    vehicle: null,
    finance: null,
  });
});
