import { CROSS_PRODUCT_CALLS } from '@fairlead/contract/wire/client-endpoints/cross-product';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';

const crossSellApi = api.injectEndpoints({
  endpoints: (build) => ({
    readCrossSellOffer: build.query<DataOf<'readCrossSellOffer'>, InputOf<'readCrossSellOffer'>>({
      query: callOf(CROSS_PRODUCT_CALLS.readCrossSellOffer),
    }),
  }),
});

export const { useReadCrossSellOfferQuery } = crossSellApi;
