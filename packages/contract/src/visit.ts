import { tableOf } from '@fairlead/core/records';
import { z } from 'zod';
import { APPLICATION_PAGES } from './web/account-paths.ts';
import { seedOf } from './seed.ts';
import { MARKETING_PARAMETERS, MARKETING_VALUE } from './web/marketing.ts';
import { id } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';
import { HOUR } from './wire/rate-limit.ts';
import { refusal } from './wire/refusal.ts';

const pixels = z.int().min(1).max(20_000);

/** A language tag (RFC 5646), as browsers name theirs. */
const LANGUAGE = /^[A-Za-z\d-]{2,35}$/;

/** A name of the time zone database, such as Europe/London. */
const TIME_ZONE = /^[A-Za-z\d_+/-]{1,64}$/;

/** Words and named parts, such as `/account/borrow/requested/:id`: no digit, so no id of ours fits. */
const PAGE_PATTERN = /^\/(?:(?::[A-Za-z]{1,20}|[a-z_-]{1,40}|\*)(?:\/|$)){0,8}$/;

const PATTERN_EXAMPLE = APPLICATION_PAGES.Requested;

const marketingValue = z
  .string()
  .regex(MARKETING_VALUE, 'Use up to 100 letters, digits, spaces and . _ + -')
  .meta({ example: 'newsletter' });

const browserSeed = seedOf({ name: 'settlement-letter-help', seed: 'closed' });

export const visitEndpoints = {
  recordDevice: endpoint({
    method: 'POST',
    path: '/v2/devices',
    summary: 'Record the device of a session',
    description:
      'For the prevention of fraud, once for each session, which `X-Session-Id` names: sent again, it returns the same ' +
      'device. Kept for 13 months, and never joined with page views.',
    actor: 'borrower',
    limitedSession: 'allowed',
    body: z.strictObject({
      screenWidth: pixels.meta({ example: 390 }),
      screenHeight: pixels.meta({ example: 844 }),
      language: z.string().regex(LANGUAGE, 'Give a language tag, such as en-GB').meta({ example: 'en-GB' }),
      timeZone: z
        .string()
        .regex(TIME_ZONE, 'Give the name of a time zone, such as Europe/London')
        .meta({ example: 'Europe/London' }),
    }),
    data: z.strictObject({ '@type': z.literal('device'), id }),
    rateLimit: { perAddress: { calls: 120, perMinutes: HOUR }, perAccount: { calls: 60, perMinutes: HOUR } },
    refusals: {
      sessionNotNamed: refusal(
        400,
        'Name the session in X-Session-Id. POST /v2/sessions/initialize starts one.',
      ),
    },
  }),

  readBrowserSeed: endpoint({
    method: 'GET',
    path: '/v2/experiments/:name/seed',
    summary: 'Read the variant of an experiment by browser',
    description:
      'Which version of a page the browser in `X-Lifetime-Id` shows, before anyone is signed in. The first answer is ' +
      'stored with that id, and given again from then on. An experiment by borrower is read from the application.',
    actor: 'anyone',
    params: z.strictObject({ name: browserSeed.name }),
    data: browserSeed.data,
    rateLimit: { perAddress: { calls: 120, perMinutes: 1 } },
    refusals: {
      browserNotNamed: refusal(
        400,
        'Name the browser in X-Lifetime-Id. POST /v2/sessions/initialize gives it one.',
      ),
    },
  }),

  recordPageView: endpoint({
    method: 'POST',
    path: '/v2/page-views',
    summary: 'Count a view of a page',
    description:
      'Only after the visitor has agreed to statistics. It adds one to the count of the page, the brand and the ' +
      'marketing parameters for the day; nothing about the visitor is stored.',
    actor: 'anyone',
    body: z.strictObject({
      /** The pattern of its address: never an id, never a query. */
      page: z
        .string()
        .max(120, 'Use 120 characters or fewer')
        .regex(PAGE_PATTERN, `Give the pattern of a page, such as ${PATTERN_EXAMPLE}`)
        .meta({ example: PATTERN_EXAMPLE }),
      ...tableOf(MARKETING_PARAMETERS, () => marketingValue.optional()),
    }),
    data: z.strictObject({ '@type': z.literal('page-view'), page: z.string() }),
    rateLimit: { perAddress: { calls: 120, perMinutes: 1 } },
  }),
};
