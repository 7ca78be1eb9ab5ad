import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import type { CalendarFeed } from '../../resources/repaying/calendar-feed.ts';
import { LOAN_ID } from '../../testing/a-loan.ts';
import { aUser } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import CalendarScreen from './CalendarScreen.tsx';

const feed: CalendarFeed = { '@type': 'calendar-feed', madeAt: '2026-11-25T10:00:00.000Z' };
const URL = 'https://loans.example/v2/calendars/a-token.ics';

function open(replies: Replies) {
  const sent = fakeApi({ readUser: { data: aUser() }, ...replies });
  const at = `${SCREENS.calendar}?id=${LOAN_ID}`;
  return { sent, ...renderScreen({ [SCREENS.calendar]: CalendarScreen }, { at, session: SIGNED_IN }) };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('the calendar of a loan', () => {
  test('is turned on, and its address is shown once', async () => {
    const { user, sent } = open({
      readCalendarFeed: [{ data: null }, { data: feed }],
      makeCalendarFeed: { data: { ...feed, url: URL } },
    });
    await user.click(await button('Turn it on'));
    expect(await screen.findByText(URL)).toBeDefined();
    expect(screen.getByText(/we don’t show it again/)).toBeDefined();
    expect(await button('Make a new link')).toBeDefined();
    expect(bodiesOf(sent, 'makeCalendarFeed')).toHaveLength(1);
  });

  test('that is on says since when, and is turned off', async () => {
    const { user, sent } = open({
      readCalendarFeed: [{ data: feed }, { data: null }],
      endCalendarFeed: { data: null },
    });
    expect(await screen.findByText(/on since 25 November 2026/)).toBeDefined();
    await user.click(await button('Turn it off'));
    expect(await button('Turn it on')).toBeDefined();
    expect(bodiesOf(sent, 'endCalendarFeed')).toHaveLength(1);
  });

  test('that could not be turned on says why', async () => {
    const { user } = open({ readCalendarFeed: { data: null }, makeCalendarFeed: 'no connection' });
    await user.click(await button('Turn it on'));
    expect(await screen.findByRole('status', { name: 'We couldn’t reach our server' })).toBeDefined();
  });
});
