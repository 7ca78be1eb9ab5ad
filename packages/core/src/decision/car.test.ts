import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { HIRE_PURCHASE_2026 } from '../pricing/products.ts';
import { RUNS } from '../testing/runs.ts';
import { AGREEMENT, FINDINGS } from '../testing/sample-car.ts';
import { FACTS, INPUTS, REPORT } from '../testing/sample-decision.ts';
import { VEHICLE_RULES_2026 } from '../vehicle/vehicle-rules.ts';
import type { VehicleFindings } from '../vehicle/vehicle-facts.ts';
import { formatWorking } from '../working/format.ts';
import { explained } from './car.ts';
import { decide, decideInBand } from './decide.ts';
import { isBasedOnCreditFile } from './decline-reasons.ts';
import { explainDecision } from './explain-decision.ts';
import type { CarInputs, DecisionInputs } from './inputs.ts';
import { priceAmong, requoteOptions } from './requote.ts';

const CAR: CarInputs = {
  findings: FINDINGS,
  hasQMark: false,
  mileage: 42_000,
  yearOfManufacture: 2021,
  existingAgreement: AGREEMENT,
  rules: VEHICLE_RULES_2026,
  doesLicenceNameDiffer: false,
};

const withCar = (car: Partial<CarInputs> = {}, others: Partial<DecisionInputs> = {}): DecisionInputs => ({
  ...INPUTS,
  product: HIRE_PURCHASE_2026,
  ...others,
  car: { ...CAR, ...car },
});

const withHistory = (history: Partial<VehicleFindings['history']>): Partial<CarInputs> => ({
  findings: { ...FINDINGS, history: { ...FINDINGS.history, ...history } },
});

describe('hire purchase', () => {
  test('is decided like a loan where nothing is against the car', () => {
    expect(decide(withCar()).outcome).toBe('Quoted');
  });

  test('of a stolen car is declined for that alone, without a word of the credit file', () => {
    const { outcome, reasons } = decide(withCar(withHistory({ isStolen: true })));
    expect([outcome, reasons]).toEqual(['Declined', ['vehicle-stolen']]);
    expect(isBasedOnCreditFile(reasons)).toBe(false);
  });

  test('names the reasons of the applicant in front of those of the car', () => {
    const report = { ...REPORT, adverse: { ...REPORT.adverse, insolvency: true } };
    expect(decide(withCar(withHistory({ isScrapped: true }), { report })).reasons).toEqual([
      'insolvency',
      'vehicle-scrapped',
    ]);
  });

  test('of a car that was imported is referred, until a person gives the band', () => {
    const inputs = withCar(withHistory({ isImported: true }));
    expect(decide(inputs).outcome).toBe('Referred');
    expect(decideInBand(inputs, 'Good').outcome).toBe('Quoted');
  });

  test('is referred where the driving licence has another surname', () => {
    expect(decide(withCar({ doesLicenceNameDiffer: true })).outcome).toBe('Referred');
  });

  test('of a car whose finance has another name is declined, until a person approves it', () => {
    const finance = [{ lender: 'Another Name', agreementNumber: 'X-1', agreedOn: null }];
    const inputs = withCar(withHistory({ finance }));
    expect(decide(inputs).reasons).toEqual(['vehicle-other-finance']);
    expect(decideInBand(inputs, 'Good').outcome).toBe('Declined');
    expect(decideInBand({ ...inputs, ...explained(inputs) }, 'Good').outcome).toBe('Quoted');
    const stolen = withCar(withHistory({ finance, isStolen: true }));
    expect(decideInBand({ ...stolen, ...explained(stolen) }, 'Good').reasons).toEqual(['vehicle-stolen']);
  });

  test('of a stolen car stays declined whatever band a person gives', () => {
    expect(decideInBand(withCar(withHistory({ isStolen: true })), 'Great').outcome).toBe('Declined');
  });

  test('of a car that is worth too little is offered for as much as its value allows', () => {
    const valuation = { model: null, retail: pence(6_000_00), trade: pence(5_000_00) };
    const inputs = withCar({ findings: { ...FINDINGS, valuation } });
    const { outcome, reasons, mostWeCanOffer } = decide(inputs);
    expect([outcome, reasons, mostWeCanOffer]).toEqual(['Declined', ['vehicle-value'], 6_600_00]);
    const smaller = { ...inputs, facts: { ...FACTS, amount: pence(6_600_00) } };
    expect(decide(smaller).outcome).toBe('Quoted');
  });

  test('offers nothing smaller than what settles the old agreement', () => {
    const valuation = { model: null, retail: pence(5_000_00), trade: pence(4_000_00) };
    expect(decide(withCar({ findings: { ...FINDINGS, valuation } })).mostWeCanOffer).toBeNull();
  });

  test('offers other amounts only between the settlement figure and the value of the car', () => {
    const ranges = requoteOptions(withCar(), 'Great')?.ranges ?? [];
    expect([ranges[0]?.amount.min, ranges.at(-1)?.amount.max]).toEqual([6_201_00, 9_900_00]);
  });

  test('offers other terms only up to the age and the mileage at the end', () => {
    const options = requoteOptions(withCar({ mileage: 85_000 }), 'Great');
    expect(options?.termMonths).toEqual({ min: 12, max: 42 });
  });

  test('is explained with the car', () => {
    const words = explainDecision(withCar(withHistory({ isStolen: true })))
      .workings.map(formatWorking)
      .join('\n');
    expect(words).toContain('The car: Declined');
    expect(words).toContain('The car is recorded as stolen');
    expect(words).toContain('Decision: Declined');
  });
});

test('every other amount and term that is priced for a hire purchase is also decided so', () => {
  const amounts = fc.integer({ min: 10, max: 350 }).map((hundreds) => pence(hundreds * 100_00));
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 12, max: 60 }),
      fc.integer({ min: 0, max: 115_000 }),
      (amount, termMonths, mileage) => {
        const inputs = withCar({ mileage });
        const options = requoteOptions(inputs, 'Good');
        const isPriced =
          options !== null && priceAmong(options, { amount, termMonths }, HIRE_PURCHASE_2026).ok;
        const asked = { ...inputs, facts: { ...FACTS, amount, termMonths } };
        expect(isPriced).toBe(decideInBand(asked, 'Good').outcome === 'Quoted');
      },
    ),
    { numRuns: RUNS },
  );
});
