import { ProviderUnavailable } from '../provider-error.ts';
import { sandboxNumber } from '../sandbox-answers.ts';
import type { AddressLookupPort, FoundAddress } from './port.ts';
import { SANDBOX_POSTCODES, spacedPostcode } from './postcodes.ts';

const STREETS = [
  'Harbour Lane',
  'Mill Road',
  'Station Approach',
  'Orchard Close',
  'Chapel Street',
  'The Green',
];
const TOWNS = ['Easterby', 'Northwold', 'Kingsmere', 'Ashcombe', 'Westhaven'];

const upTo = (count: number): number[] => Array.from({ length: count }, (_unused, index) => index + 1);

function address(postCode: string, known: Partial<FoundAddress>): FoundAddress {
  return {
    houseNumber: '',
    flatNumber: '',
    line1: 'Harbour Lane',
    line2: '',
    town: 'Easterby',
    county: '',
    postCode,
    ...known,
  };
}

const few = (postCode: string): FoundAddress[] => [
  address(postCode, { houseNumber: '1' }),
  address(postCode, { houseNumber: '2', county: 'Eastshire' }),
  address(postCode, { houseNumber: '2', flatNumber: '2A', county: 'Eastshire' }),
  address(postCode, { houseNumber: 'Beacon Cottage', line2: 'Old Quay' }),
];

const flats = (postCode: string): FoundAddress[] =>
  upTo(40).map((flat) => address(postCode, { houseNumber: 'Lantern House', flatNumber: `Flat ${flat}` }));

/** Four to twenty houses, the same for each postcode every time. */
function street(postCode: string): FoundAddress[] {
  const line1 = STREETS[sandboxNumber(`${postCode} street`, STREETS.length)] ?? '';
  const town = TOWNS[sandboxNumber(`${postCode} town`, TOWNS.length)] ?? '';
  const houses = upTo(4 + sandboxNumber(`${postCode} houses`, 17));
  return houses.map((house) => address(postCode, { houseNumber: String(house), line1, town }));
}

const BY_POSTCODE = new Map<string, (postCode: string) => FoundAddress[]>([
  [SANDBOX_POSTCODES.few.postcode, few],
  [SANDBOX_POSTCODES.flats.postcode, flats],
  [SANDBOX_POSTCODES.mistyped.postcode, () => []],
  [SANDBOX_POSTCODES.none.postcode, () => []],
]);

export function sandboxAddressLookup(): AddressLookupPort {
  return {
    async find(postcode) {
      const postCode = spacedPostcode(postcode);
      if (postCode === SANDBOX_POSTCODES.unavailable.postcode)
        throw new ProviderUnavailable('address-lookup');
      const suggestions =
        postCode === SANDBOX_POSTCODES.mistyped.postcode ? [SANDBOX_POSTCODES.flats.postcode] : [];
      return { addresses: (BY_POSTCODE.get(postCode) ?? street)(postCode), suggestions };
    },
  };
}
