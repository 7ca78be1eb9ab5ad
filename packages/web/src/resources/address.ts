import { ADDRESSES_CALLS } from '@fairlead/contract/wire/client-endpoints/addresses';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';

export type FoundAddress = DataOf<'findAddresses'>['addresses'][number];

const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    findAddresses: build.query<DataOf<'findAddresses'>, InputOf<'findAddresses'>>({
      query: callOf(ADDRESSES_CALLS.findAddresses),
    }),
  }),
});

export const { useFindAddressesQuery } = addressApi;

type Lines = Record<Exclude<keyof FoundAddress, 'postCode'>, string | null> & { postCode: string };

/** "12 Sample Street", or a house's name on a line of its own, and the lines below, without those that are empty. */
export function addressLines(address: Lines): string[] {
  const { flatNumber, houseNumber, line1, line2, town, county, postCode } = address;
  const isNumbered = /^\d/.test(houseNumber ?? '');
  const house = isNumbered ? [[houseNumber, line1].filter(Boolean).join(' ')] : [houseNumber, line1];
  return [flatNumber, ...house, line2, town, county, postCode].filter((line): line is string =>
    Boolean(line),
  );
}
