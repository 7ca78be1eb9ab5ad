import { SUPPORT_NEED_CODES } from '@fairlead/core/support-needs/support-needs';
import { z } from 'zod';
import { idParams, isoDay } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { DAY } from '../wire/rate-limit.ts';

/** What a person needs from us; nothing where no need is chosen and nothing is written. */
export const supportNeeds = {
  needs: z.array(z.enum(SUPPORT_NEED_CODES)).max(SUPPORT_NEED_CODES.length),
  /** In the borrower’s own words; empty where there are none. */
  words: z.string().trim().max(500).meta({ example: 'I find phone calls hard.' }),
};

const recorded = z.strictObject({
  '@type': z.literal('support-needs'),
  ...supportNeeds,
  /** Null where nothing is recorded. */
  recordedOn: isoDay.nullable(),
});

export const supportNeedsEndpoints = {
  readSupportNeeds: endpoint({
    method: 'GET',
    path: '/v2/users/:id/support-needs',
    summary: 'Read what the borrower needs from us',
    actor: 'borrower',
    params: idParams,
    data: recorded,
  }),

  changeSupportNeeds: endpoint({
    method: 'POST',
    path: '/v2/users/:id/support-needs',
    summary: 'Change or remove what the borrower needs',
    description:
      'Takes the place of what was recorded before. Without needs and words everything is removed. The borrower is ' +
      'emailed.',
    actor: 'borrower',
    idempotent: true,
    rateLimit: { perAccount: { calls: 50, perMinutes: DAY } },
    params: idParams,
    body: z.strictObject(supportNeeds),
    data: recorded,
  }),
};
