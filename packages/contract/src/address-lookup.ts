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
    data: z.strictObject({
      '@type': z.literal('postcode-addresses'),
      addresses: z.array(address).meta({ description: 'In natural order: flat 2 comes before flat 10.' }),
      suggestions: z
        .array(z.string().meta({ example: 'ZZ99 3VZ' }))
        .meta({ description: 'Where the postcode does not exist: those that exist and are close to it.' }),
    }),
    rateLimit: { perAddress: { calls: 30, perMinutes: 1 } },
    refusals: {
      addressLookupUnavailable: refusal(
        503,
        'We cannot look up addresses at the moment. Enter your address manually.',
      ),
    },
  }),
};
