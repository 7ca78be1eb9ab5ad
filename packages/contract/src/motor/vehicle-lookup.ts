import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusal.ts';
import { motorApplicationsNotOpen, vehicleUnavailable } from '../loan-application/refusals.ts';
import { vehicleFound } from './shapes.ts';

export const vehicleEndpoints = {
  findVehicle: endpoint({
    method: 'GET',
    path: '/v2/vehicles/:registrationNumber',
    summary: 'Find a vehicle by its registration number',
    description:
      'What DVLA’s records say about it, for the form of a motor brand. The sandbox has the marks of `GET /v2/sandbox/magic-values`; ' +
      'any other mark has a car.',
    actor: 'anyone',
    params: z.strictObject({
      registrationNumber: z.string().max(16, 'Use 16 characters or fewer').meta({ example: 'AA19AAA' }),
    }),
    data: vehicleFound,
    // Each look-up is one of DVLA's, which counts them by key.
    rateLimit: { perAddress: { calls: 30, perMinutes: 15 } },
    refusals: {
      motorApplicationsNotOpen,
      vehicleNotFound: refusal(
        404,
        'DVLA has no record of this registration number. Check it, or enter the details of your car.',
      ),
      vehicleUnavailable,
    },
  }),
};
