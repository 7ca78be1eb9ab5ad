import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { checkVehicle, type VehicleInputs } from './check-vehicle.ts';
import { FINDINGS } from '../testing/sample-car.ts';
import type { VehicleHistory } from './vehicle-facts.ts';

const TODAY = day('2026-11-20');

const RECORD = FINDINGS.record;

const HISTORY: VehicleHistory = {
  ...FINDINGS.history,
  finance: [{ lender: 'PRIOR MOTOR FINANCE PLC', agreementNumber: 'PMF-00123', agreedOn: null }],
};

const CAR: VehicleInputs = {
  findings: {
    record: RECORD,
    history: HISTORY,
    valuation: { model: 'Vale', retail: pence(11_000_00), trade: pence(9_400_00) },
  },
  hasQMark: false,
  mileage: 40_000,
  yearOfManufacture: 2021,
  existingAgreement: {
    lender: 'Prior Motor Finance',
    agreementNumber: 'PMF 00123',
    settlementAmount: pence(7_200_00),
    settlementValidUntil: day('2026-12-04'),
  },
  credit: pence(10_000_00),
  termMonths: 60,
  today: TODAY,
};

const withHistory = (changes: Partial<VehicleHistory>): VehicleInputs => ({
  ...CAR,
  findings: { ...CAR.findings, history: { ...HISTORY, ...changes } },
});
const withValue = (retail: number): VehicleInputs => ({
  ...CAR,
  findings: { ...CAR.findings, valuation: { model: null, retail: pence(retail), trade: pence(retail) } },
});
const OTHER = { lender: 'Otherwise', agreementNumber: '771', agreedOn: null };

test('an ordinary car with the agreement to be settled is accepted', () => {
  expect(checkVehicle(CAR)).toEqual({
    ruleVersion: 'vehicle-2026-1',
    outcome: 'Accepted',
    declined: [],
    referred: [],
    monthsAtEnd: 128,
    milesAtEnd: 90_000,
    loanToRetail: 10 / 11,
  });
});

describe('no agreement is made about a car', () => {
  test.each<[string, VehicleInputs, string]>([
    ['that is stolen', withHistory({ isStolen: true }), 'vehicle-stolen'],
    ['that is written off', withHistory({ writeOff: 'N' }), 'vehicle-written-off'],
    ['that is scrapped', withHistory({ isScrapped: true }), 'vehicle-scrapped'],
    ['that is exported', withHistory({ isExported: true }), 'vehicle-exported'],
    [
      'that DVLA has marked for export',
      { ...CAR, findings: { ...CAR.findings, record: { ...RECORD, isMarkedForExport: true } } },
      'vehicle-exported',
    ],
    ['with other finance', withHistory({ finance: [...HISTORY.finance, OTHER] }), 'vehicle-other-finance'],
    [
      'with another agreement than the one stated',
      withHistory({ finance: [OTHER] }),
      'vehicle-other-finance',
    ],
    ['without finance', withHistory({ finance: [] }), 'vehicle-not-financed'],
    ['that is worth too little', withValue(9_090_90), 'vehicle-value'],
    ['that is worth almost nothing', { ...withValue(1_499_99), credit: pence(1_000_00) }, 'vehicle-value'],
    ['with too many miles', { ...CAR, mileage: 70_001 }, 'vehicle-too-many-miles'],
    ['for less than its settlement figure', { ...CAR, credit: pence(7_199_99) }, 'settlement-above-credit'],
  ])('%s', (_what, inputs, reason) => {
    const { outcome, declined, referred } = checkVehicle(inputs);
    expect([outcome, referred]).toEqual(['Declined', []]);
    expect(declined).toContain(reason);
  });

  test('more than twelve years old on the day of the last payment, to the day', () => {
    const registeredOn = (firstRegisteredOn: ReturnType<typeof day>): VehicleInputs => ({
      ...CAR,
      findings: { ...CAR.findings, record: { ...RECORD, firstRegisteredOn } },
    });
    const limit = addMonths(TODAY, CAR.termMonths - 12 * 12);
    expect(checkVehicle(registeredOn(limit)).outcome).toBe('Accepted');
    expect(checkVehicle(registeredOn(addMonths(limit, -1))).declined).toEqual(['vehicle-too-old']);
  });
});

describe('a person looks at a car', () => {
  test.each<[string, VehicleInputs, string]>([
    ['that DVLA does not know', { ...CAR, findings: { ...CAR.findings, record: null } }, 'unknown-to-dvla'],
    ['with a Q mark', { ...CAR, hasQMark: true }, 'unknown-age'],
    ['that had another mark', withHistory({ plateChanges: 1 }), 'mark-changed'],
    ['that was imported', withHistory({ isImported: true }), 'imported'],
    ['whose odometer went back', withHistory({ hasMileageAnomaly: true }), 'mileage-anomaly'],
    ['without a value', { ...CAR, findings: { ...CAR.findings, valuation: null } }, 'no-valuation'],
  ])('%s', (_what, inputs, reason) => {
    expect(checkVehicle(inputs)).toMatchObject({ outcome: 'Referred', declined: [], referred: [reason] });
  });
});

test('a car is never more acceptable for more credit, more miles or a longer term', () => {
  const rank = { Accepted: 0, Referred: 1, Declined: 2 } as const;
  const inputs = fc.record({
    mileage: fc.integer({ min: 0, max: 150_000 }),
    termMonths: fc.integer({ min: 12, max: 60 }),
    credit: fc.integer({ min: 7_200_00, max: 35_000_00 }).map(pence),
  });
  fc.assert(
    fc.property(inputs, inputs, (one, more) => {
      const larger = {
        mileage: Math.max(one.mileage, more.mileage),
        termMonths: Math.max(one.termMonths, more.termMonths),
        credit: pence(Math.max(one.credit, more.credit)),
      };
      const [before, after] = [checkVehicle({ ...CAR, ...one }), checkVehicle({ ...CAR, ...larger })];
      expect(rank[after.outcome]).toBeGreaterThanOrEqual(rank[before.outcome]);
    }),
  );
});
