import { messageFor } from '@fairlead/core/outcome';
import { ADDRESS_ERRORS } from '@fairlead/core/person/address';
import { parsePostcode, POSTCODE_ERRORS } from '@fairlead/core/person/postcode';
import { isFilled } from '../../resources/draft/addresses.ts';
import type { DraftAddress } from '../../resources/draft/draft.ts';
import { only, type Problems } from '../../resources/problems.ts';

const CHOICE_EMPTY = 'Select your address';

export function checkPostCode({ index, postCode }: DraftAddress): Problems {
  return only({ [`addresses.${index}.postCode`]: messageFor(parsePostcode(postCode), POSTCODE_ERRORS) });
}

/** An address of the list that a look-up found. */
export function checkChosenAddress(address: DraftAddress): Problems {
  return only({ [`addresses.${address.index}.choice`]: isFilled(address) ? undefined : CHOICE_EMPTY });
}

/** An address typed manually. */
export function checkTypedAddress(address: DraftAddress): Problems {
  const { index, houseNumber, flatNumber, line1, town } = address;
  const isMissing = (text: string): boolean => text.trim() === '';
  const hasNumber = !isMissing(houseNumber) || !isMissing(flatNumber);
  return only({
    [`addresses.${index}.houseNumber`]: hasNumber ? undefined : ADDRESS_ERRORS.houseNumber,
    [`addresses.${index}.line1`]: isMissing(line1) ? ADDRESS_ERRORS.line1 : undefined,
    [`addresses.${index}.town`]: isMissing(town) ? ADDRESS_ERRORS.town : undefined,
    ...checkPostCode(address),
  });
}
