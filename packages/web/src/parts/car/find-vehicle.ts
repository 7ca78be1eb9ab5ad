import { VEHICLES_CALLS } from '@fairlead/contract/wire/client-endpoints/vehicles';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';

export type FoundVehicle = DataOf<'findVehicle'>;

const vehicleApi = api.injectEndpoints({
  endpoints: (build) => ({
    findVehicle: build.query<FoundVehicle, InputOf<'findVehicle'>>({
      query: callOf(VEHICLES_CALLS.findVehicle),
    }),
  }),
});

export const { useFindVehicleQuery } = vehicleApi;
