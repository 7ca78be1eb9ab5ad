import type { DrivingLicenceType } from '@fairlead/core/person/driving-licence';
import type { ExistingAgreement } from '@fairlead/core/vehicle/vehicle';
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
