import { CONTACT_PERMISSIONS } from '@fairlead/core/contact/contact-permissions';
import { tableOf } from '@fairlead/core/records';
import { z } from 'zod';
import { embeddedQuery, id, idParams, instant } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';
import { EXAMPLE } from './wire/examples.ts';
import { DAY } from './wire/rate-limit.ts';

/** The permissions of every product. A brand has the three of its own. */
const permissions = tableOf(CONTACT_PERMISSIONS, () => z.boolean().optional());

/** What a borrower may be sent, as an application or a page says it. */
export const contactPermissionsInput = z.strictObject(permissions);

/** What the borrower said last of one permission. */
const contactAnswer = z.strictObject({
  '@type': z.literal('contact-permission-answer'),
  id,
  permission: z.enum(CONTACT_PERMISSIONS).meta({ example: 'unsecuredLoanReminders' }),
  allowed: z.boolean(),
  wordingVersion: z.string().meta({ example: 'contact-settings-2026-1' }),
  channel: z.string().meta({ example: 'web' }),
  changedAt: instant,
});

const contactPermission = z.strictObject({
  '@type': z.literal('contact-permission'),
  '@link': z.string().meta({ example: `/v2/users/${EXAMPLE.id}/contact-permission` }),
  ...permissions,
  answers: z.array(contactAnswer).optional(),
});

/** Relations of the permissions. */
const EMBEDS = ['answers'] as const;

export const contactPermissionEndpoints = {
  readContactPermission: endpoint({
    method: 'GET',
    path: '/v2/users/:id/contact-permission',
    summary: 'Read contact preferences',
    description:
      'The three permissions of the brand’s product, and whether messages about payments come as a text too, or as a text ' +
      'only; what was never answered is false. `embedded=answers` adds what the borrower said last of each, with time, ' +
      'wording and channel.',
    actor: 'borrower',
    embeds: EMBEDS,
    params: idParams,
    query: embeddedQuery,
    data: contactPermission,
  }),

  changeContactPermission: endpoint({
    method: 'POST',
    path: '/v2/users/:id/contact-permission',
    summary: 'Change contact preferences',
    description:
      'A permission that is not named does not change. Each change is stored with time, wording and channel.',
    actor: 'borrower',
    idempotent: true,
    embeds: EMBEDS,
    params: idParams,
    query: embeddedQuery,
    body: contactPermissionsInput,
    data: contactPermission,
    rateLimit: { perAccount: { calls: 100, perMinutes: DAY } },
  }),
};
