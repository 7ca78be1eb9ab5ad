import { day } from '@fairlead/core/calendar/day';
import { describe, expect, test } from 'vitest';
import { carBody } from './car-body.ts';
import { carOf, type CarFields } from './car-fields.ts';
import { CAR_CHECKS, firstOpenCarPage } from './check-car.ts';
import { EMPTY_DRAFT } from '../../resources/draft/draft.ts';

const LIMITS = { today: day('2026-11-20'), amount: '10,000' };

const ANSWERED: CarFields = {
  ...carOf(EMPTY_DRAFT),
  registrationNumber: 'lb23 xyz',
  confirmedMark: 'LB23XYZ',
  mileage: '22,000',
  lender: 'Sample Motor Credit',
  agreementNumber: 'SMC-204118',
  settlementAmount: '6,200',
  settlementValidUntil: { day: '11', month: 'Dec', year: '2026' },
  drivingLicenceType: 'Full UK',
  drivingLicenceNumber: 'ACCEP804128A99AA',
};
const openPage = (changes: Partial<CarFields>, limits = LIMITS) =>
  firstOpenCarPage({ ...ANSWERED, ...changes }, limits);

test('the pages about the car are asked in their order until all are answered', () => {
  expect(firstOpenCarPage(carOf(EMPTY_DRAFT), LIMITS)).toBe('mark');
  expect(openPage({ confirmedMark: '' })).toBe('found');
  expect(openPage({ registrationNumber: 'AB12 CDE' })).toBe('found');
  expect(openPage({ isCarTyped: true })).toBe('typed');
  expect(openPage({ mileage: '' })).toBe('mileage');
  expect(openPage({ lender: ' ' })).toBe('agreement');
  expect(openPage({ drivingLicenceType: '' })).toBe('licence');
  expect(openPage({})).toBeNull();
});

describe('the settlement figure', () => {
  const problemsWith = (changes: Partial<CarFields>, amount = '10,000') =>
    CAR_CHECKS.agreement({ ...ANSWERED, ...changes }, { ...LIMITS, amount });

  test('is covered by the amount, to the penny', () => {
    expect(problemsWith({ settlementAmount: '10,000.00' })).toEqual({});
    expect(problemsWith({ settlementAmount: '10,000.01' }).settlementAmount).toContain('at least');
  });

  test('is valid today', () => {
    expect(problemsWith({ settlementValidUntil: { day: '20', month: '11', year: '2026' } })).toEqual({});
    const over = problemsWith({ settlementValidUntil: { day: '19', month: '11', year: '2026' } });
    expect(over.settlementValidUntil).toContain('no longer valid');
    const none = problemsWith({ settlementValidUntil: { day: '31', month: '2', year: '2027' } });
    expect(none.settlementValidUntil).toContain('Enter the last day');
  });
});

test.each(['', 'many', '12.5', '-1', '1,2,3', '1000000'])('“%s” is no mileage', (mileage) => {
  expect(CAR_CHECKS.mileage({ ...ANSWERED, mileage })).toHaveProperty('mileage');
});

test('a licence number is asked of a full UK licence alone', () => {
  const found = (changes: Partial<CarFields>) => CAR_CHECKS.licence({ ...ANSWERED, ...changes });
  expect(found({ drivingLicenceNumber: 'X' })).toHaveProperty('drivingLicenceNumber');
  expect(found({ drivingLicenceType: 'EU or EEA', drivingLicenceNumber: '' })).toEqual({});
});

describe('what is sent', () => {
  test('is the mark without spaces and whole miles, and nothing that DVLA answers', () => {
    expect(carBody({ ...ANSWERED, make: 'Typed before' })).toEqual({
      drivingLicenceType: 'Full UK',
      drivingLicenceNumber: 'ACCEP804128A99AA',
      vehicle: {
        registrationNumber: 'LB23XYZ',
        mileage: 22_000,
        existingAgreement: {
          lender: 'Sample Motor Credit',
          agreementNumber: 'SMC-204118',
          settlementAmount: 620_000,
          settlementValidUntil: '2026-12-11',
        },
      },
      financeType: 'Hire purchase',
      finance: { type: 'Hire purchase', isRefinance: true },
    });
  });

  test('is what the borrower typed where DVLA does not know the car', () => {
    const typed = { isCarTyped: true, make: 'Ford', colour: 'Blue', yearOfManufacture: '2019' };
    const { vehicle } = carBody({ ...ANSWERED, ...typed });
    expect(vehicle).toMatchObject({ make: 'Ford', colour: 'Blue', yearOfManufacture: 2019 });
    expect(vehicle).not.toHaveProperty('model');
  });

  test('has no number of a licence that there is not', () => {
    expect(carBody({ ...ANSWERED, drivingLicenceType: 'None' })).not.toHaveProperty('drivingLicenceNumber');
  });
});
