import { z } from 'zod';
import { calendarPath } from '../web/account-paths.ts';
import { idParams, instant, secretText } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { HOUR } from '../wire/rate-limit.ts';

const facts = { '@type': z.literal('calendar-feed'), madeAt: instant };

const calendarFeed = z.strictObject(facts);

const ownLimit = { perAccount: { calls: 30, perMinutes: HOUR } } as const;

/** The coming payments of a loan as a calendar that other programs subscribe to. */
export const calendarFeedEndpoints = {
  readCalendarFeed: endpoint({
    method: 'GET',
    path: '/v2/loans/:id/calendar-feed',
    summary: 'Read whether a calendar is turned on',
    actor: 'borrower',
    params: idParams,
    data: calendarFeed.nullable(),
  }),

  makeCalendarFeed: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/calendar-feed',
    summary: 'Turn a calendar on, or renew it',
    description: 'It replaces the address before it. The new address is only in this answer.',
    actor: 'borrower',
    rateLimit: ownLimit,
    params: idParams,
    data: z.strictObject({
      ...facts,
      url: z.string().meta({ example: `https://loans.example${calendarPath('a-token')}` }),
    }),
  }),

  endCalendarFeed: endpoint({
    method: 'DELETE',
    path: '/v2/loans/:id/calendar-feed',
    summary: 'Turn the calendar off',
    description: 'Its address no longer returns anything. Repeating the call changes nothing.',
    actor: 'borrower',
    rateLimit: ownLimit,
    params: idParams,
    data: calendarFeed.nullable(),
  }),

  readCalendar: endpoint({
    method: 'GET',
    path: '/v2/calendars/:token.ics',
    summary: 'Read the coming payments as a calendar',
    description:
      'One whole day for each coming Direct Debit (RFC 5545). It names no person, loan, lender or amount, because ' +
      'calendars are shared.',
    actor: 'anyone',
    answers: 'document',
    calledFrom: 'link',
    rateLimit: { perAddress: { calls: 240, perMinutes: HOUR } },
    params: z.strictObject({
      token: secretText.meta({ example: 'A-token-of-43-characters-in-the-address____' }),
    }),
    data: z.undefined(),
  }),
};
