import { z } from 'zod';
import { address } from './address.ts';
import { text } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';
import { refusal } from './wire/refusal.ts';

export const addressLookupEndpoints = {
  findAddresses: endpoint({
    method: 'GET',
    path: '/v2/addresses',
    summary: 'Find addresses by postcode',
    actor: 'anyone',
    query: z.strictObject({ postCode: text(12).meta({ example: 'ID1 1QD' }) }),
    data: z.array(address),
    rateLimit: { perAddress: { calls: 30, perMinutes: 1 } },
    refusals: {
      addressLookupUnavailable: refusal(
        503,
        'We cannot look up addresses at the moment. Enter your address manually.',
      ),
    },
  }),
};
