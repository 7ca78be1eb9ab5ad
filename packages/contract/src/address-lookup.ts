import { z } from 'zod';
import { address } from './address.ts';
import { text } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';

export const findAddresses = endpoint({
  method: 'GET',
  path: '/v2/addresses',
  summary: 'The addresses at a postcode',
  actor: 'anyone',
  query: z.strictObject({ postCode: text(12) }),
  data: z.array(address),
  refusals: { addressLookupUnavailable: 503 },
});
