import { z } from 'zod';
import { instant, isoDay } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';
import { refusal } from './wire/refusal.ts';

/** Calls behind the /sandbox page. They exist outside production only. */

const timeMachine = z.strictObject({
  today: isoDay,
  /** The day a running advance is going to, or null when none is running. */
  advancingTo: isoDay.nullable(),
  loansWithSomethingDue: z.int(),
  loansSetAside: z.int(),
});

const message = z.strictObject({
  id: z.string(),
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  links: z.array(z.string()),
  attachments: z.array(z.strictObject({ filename: z.string(), contentType: z.string(), sizeBytes: z.int() })),
  sentAt: instant,
});

const magicValue = z.strictObject({
  group: z.string(),
  value: z.string(),
  /** What to type, field by field; empty where the value only describes. */
  typed: z.array(z.string()),
  outcome: z.string(),
});

export const sandboxEndpoints = {
  readTimeMachine: endpoint({
    method: 'GET',
    path: '/sandbox/api/time-machine',
    summary: 'The business date and whether an advance is running',
    actor: 'sandbox',
    data: timeMachine,
  }),

  advanceTime: endpoint({
    method: 'POST',
    path: '/sandbox/api/time-machine/advance',
    summary: 'Move the business date forward, doing every day with due work on the way; answers when done',
    actor: 'sandbox',
    body: z.union([z.strictObject({ days: z.int().min(1).max(3700) }), z.strictObject({ to: isoDay })]),
    data: timeMachine,
    refusals: {
      advanceRunning: refusal(409, 'The clock is already moving. Wait until it arrives.'),
      timeOnlyGoesForward: refusal(422, 'The clock only moves forward. Choose today or a later day.'),
    },
  }),

  readInbox: endpoint({
    method: 'GET',
    path: '/sandbox/api/inbox',
    summary: 'Every message the sandbox was asked to send, newest first',
    actor: 'sandbox',
    query: z.strictObject({ to: z.string().max(254).optional() }),
    data: z.array(message),
  }),

  readMagicValues: endpoint({
    method: 'GET',
    path: '/sandbox/api/magic-values',
    summary: 'What to type to make each outcome happen',
    actor: 'sandbox',
    data: z.array(magicValue),
  }),

  readBrands: endpoint({
    method: 'GET',
    path: '/sandbox/api/brands',
    summary: 'The brands there are, by name',
    actor: 'sandbox',
    data: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  }),

  makeReferral: endpoint({
    method: 'POST',
    path: '/sandbox/api/referrals',
    summary: 'A signed partner referral that opens the form of a brand without direct applications',
    actor: 'sandbox',
    body: z.strictObject({ brand: z.string().max(40) }),
    data: z.strictObject({ url: z.string(), referral: z.string() }),
  }),
};
