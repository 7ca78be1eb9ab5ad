import { CONTACT_CAP, LONGEST_PAUSE_DAYS } from '@fairlead/core/contact/contact-rules';
import { z } from 'zod';
import { idParams, isoDay } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';
import { DAY } from './wire/rate-limit.ts';
import { refusal } from './wire/refusal.ts';

const contactPause = z.strictObject({
  '@type': z.literal('contact-pause'),
  /** The last day without reminders; null where there is no pause. */
  pausedUntil: isoDay.nullable(),
});

export const contactPauseEndpoints = {
  readContactPause: endpoint({
    method: 'GET',
    path: '/v2/users/:id/contact-pause',
    summary: 'Read the pause of payment messages',
    actor: 'borrower',
    params: idParams,
    data: contactPause,
  }),

  changeContactPause: endpoint({
    method: 'POST',
    path: '/v2/users/:id/contact-pause',
    summary: 'Pause payment messages, or end the pause',
    description:
      'Until the end of that day no reminder of a payment is sent and nothing is written about a missed one. Notices that the law ' +
      `requires, and answers, still are. Without a pause there are at most ${CONTACT_CAP.contacts} in ${CONTACT_CAP.days} days.`,
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ pausedUntil: isoDay.nullable() }),
    data: contactPause,
    rateLimit: { perAccount: { calls: 100, perMinutes: DAY } },
    refusals: {
      pauseNotPossible: refusal(422, `Choose a day from tomorrow to ${LONGEST_PAUSE_DAYS} days from today.`),
    },
  }),
};
