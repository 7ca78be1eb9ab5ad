import type { CarInputs } from '@fairlead/core/decision/inputs';
import type { DrivingLicenceType } from '@fairlead/core/person/driving-licence';
import type { VehicleFindings, VehicleRecord } from '@fairlead/core/vehicle/vehicle-facts';
import type { ExistingAgreement } from '@fairlead/core/vehicle/vehicle';
import { VEHICLE_RULES_2026 } from '@fairlead/core/vehicle/vehicle-rules';
import type { Sealed } from '../../database/columns.ts';
import type { Cipher } from '../../security/cipher.ts';

/** A car as the borrower stated it. */
export interface StatedVehicle {
  /** In capitals, without spaces. */
  readonly registrationMark: string;
  readonly mileage: number;
  readonly model: string | null;
  /** Of a car that DVLA does not know. */
  readonly typed: {
    readonly make: string;
    readonly colour: string;
    readonly yearOfManufacture: number;
  } | null;
}

/** What an application for hire purchase says besides. Stored with the application, encrypted. */
export interface HirePurchase {
  readonly drivingLicence: {
    readonly type: DrivingLicenceType;
    readonly number: string | null;
    /** A name on a licence can be an earlier one: a person looks at it. */
    readonly doesNameDiffer: boolean;
  };
  readonly vehicle: StatedVehicle;
  readonly existingAgreement: ExistingAgreement;
  /** What DVLA says of the car; null where it does not know it, or could not say. */
  readonly record: VehicleRecord | null;
  /** What else was found out about it; null until the application is decided. */
  readonly found: Pick<VehicleFindings, 'history' | 'valuation'> | null;
}

export function sealHirePurchase(cipher: Cipher, applicationId: string, stated: HirePurchase): Sealed {
  return cipher.seal(placeOf(applicationId), JSON.stringify(stated));
}

/** Null for an unsecured loan. */
export function openHirePurchase(
  cipher: Cipher,
  application: { readonly id: string; readonly hire_purchase_encrypted: Sealed | null },
): HirePurchase | null {
  const sealed = application.hire_purchase_encrypted;
  // The cipher vouches that this is what `sealHirePurchase` wrote.
  return sealed === null ? null : (JSON.parse(cipher.open(placeOf(application.id), sealed)) as HirePurchase);
}

function placeOf(row: string) {
  return { table: 'loan_applications', row, column: 'hire_purchase_encrypted' };
}

/** The model: as a register or a guide names it, otherwise as the borrower wrote it. DVLA does not say it. */
export function modelOf({ vehicle, found }: HirePurchase): string | null {
  return found?.valuation?.model ?? found?.history.model ?? vehicle.model;
}

/** The car as a decision uses it. */
export function carOf({
  vehicle,
  existingAgreement,
  record,
  found,
  drivingLicence,
}: HirePurchase): CarInputs {
  if (found === null) throw new Error('a car is decided on before it was checked');
  const { registrationMark, mileage, typed } = vehicle;
  return {
    findings: { record, ...found },
    hasQMark: registrationMark.startsWith('Q'),
    mileage,
    yearOfManufacture: record?.yearOfManufacture ?? typed?.yearOfManufacture ?? 0,
    existingAgreement,
    rules: VEHICLE_RULES_2026,
    doesLicenceNameDiffer: drivingLicence.doesNameDiffer,
  };
}
