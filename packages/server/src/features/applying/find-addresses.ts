import { parsePostcode, POSTCODE_ERRORS } from '@fairlead/core/person/postcode';
import type { FoundAddress } from '@fairlead/providers/address-lookup/port';
import { ProviderError } from '@fairlead/providers/provider-error';
import { withTimeout } from '@fairlead/providers/timeouts';
import type { RequestContext } from '../../context.ts';
import { accept, refuse } from '@fairlead/core/outcome';

const orNull = (text: string): string | null => (text === '' ? null : text);

const presentAddress = (found: FoundAddress) => ({
  houseNumber: orNull(found.houseNumber),
  flatNumber: orNull(found.flatNumber),
  line1: orNull(found.line1),
  line2: orNull(found.line2),
  town: orNull(found.town),
  county: orNull(found.county),
  postCode: found.postCode,
});

/** The addresses at a postcode, or postcodes that are close to it. The address can be typed when neither is available. */
export async function findAddressesAt({ providers, log, requestId }: RequestContext, typed: string) {
  const postcode = parsePostcode(typed);
  if (!postcode.ok) {
    return refuse('validationFailed', { fields: { postCode: [POSTCODE_ERRORS[postcode.refusal]] } });
  }
  try {
    const found = await withTimeout('address-lookup', () => providers.addressLookup.find(postcode.value));
    const addresses = found.addresses.map(presentAddress);
    const suggestions = [...found.suggestions];
    return accept({ '@type': 'postcode-addresses', addresses, suggestions });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, requestId }, 'address look-up failed');
    return refuse('addressLookupUnavailable');
  }
}
