import type { HireNumbers } from '@fairlead/core/vehicle/vehicle';
import type { Sealed } from '../../database/columns.ts';
import type { Cipher } from '../../security/cipher.ts';
import { sealText, textIn, type RowWithText } from '../sealed-columns/sealed-columns.ts';

export function sealHireNumbers(cipher: Cipher, loanId: string, numbers: HireNumbers): Sealed {
  return sealText(cipher, 'loans', loanId, JSON.stringify(numbers));
}

/** The mark that a hired car has now, and the number of the agreement that was settled; null where no car is hired. */
export function openHireNumbers(cipher: Cipher, loan: RowWithText<'loans'>): HireNumbers | null {
  const text = textIn(cipher, 'loans', loan);
  // As `sealHireNumbers` wrote it.
  return text === null ? null : (JSON.parse(text) as HireNumbers);
}
