// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

export const VEHICLES_CALLS = {
  findVehicle: ['findVehicle', 'GET', '/v2/vehicles/:registrationNumber', true, false, '', ''],
} as const satisfies ClientEndpoints;
