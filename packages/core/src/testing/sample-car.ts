import { day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import type { VehicleFindings } from '../vehicle/vehicle-facts.ts';
import type { ExistingAgreement } from '../vehicle/vehicle.ts';

/** The agreement that a sample car is on. */
export const AGREEMENT: ExistingAgreement = {
  lender: 'Sample Motor Credit',
  agreementNumber: 'SMC-204118',
  settlementAmount: pence(6_200_50),
  settlementValidUntil: day('2026-12-11'),
};

/** What the checks find for a car that passes all of them. */
export const FINDINGS = {
  record: {
    registrationMark: 'AB21CDE',
    make: 'HARROW',
    colour: 'BLUE',
    fuelType: 'PETROL',
    yearOfManufacture: 2021,
    firstRegisteredOn: day('2021-03-01'),
    taxStatus: 'Taxed',
    taxDueOn: day('2027-03-01'),
    motStatus: 'Valid',
    motExpiresOn: day('2027-03-01'),
    isMarkedForExport: false,
    lastV5cIssuedOn: null,
  },
  history: {
    model: 'Vale',
    finance: [{ lender: AGREEMENT.lender, agreementNumber: AGREEMENT.agreementNumber, agreedOn: null }],
    isStolen: false,
    writeOff: null,
    isScrapped: false,
    isExported: false,
    isImported: false,
    plateChanges: 0,
    hasMileageAnomaly: false,
  },
  valuation: { model: 'Vale', retail: pence(9_000_00), trade: pence(7_800_00) },
} as const satisfies VehicleFindings;
