// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

const MONEY_0 = 'toPay';
const MONEY_1 = 'carReturn.toPay payment.amount';

export const VEHICLES_CALLS = {
  findVehicle: ['findVehicle', 'GET', '/v2/vehicles/:registrationNumber', true, false, '', ''],
  endHirePurchase: [
    'endHirePurchase',
    'POST',
    '/v2/loans/:id/hire-purchase-ending',
    true,
    true,
    MONEY_0,
    MONEY_1,
  ],
  reportCarLoss: ['reportCarLoss', 'POST', '/v2/loans/:id/car-losses', true, true, '', MONEY_1],
  reportPlateChange: ['reportPlateChange', 'POST', '/v2/loans/:id/plate-changes', true, true, '', MONEY_1],
} as const satisfies ClientEndpoints;
