import { pence } from '@fairlead/core/money/pence';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SCREENS } from '../../paths.ts';
import type { DeclinePartner } from '../../resources/declines/decline-partner.ts';
import type { Application } from '../../resources/loan-application.ts';
import { anApplication, APPLICATION_ID } from '../../testing/applications.ts';
import { bodiesOf, type Replies, type SentCall } from '../../testing/fake-api.ts';
import { openApplication } from '../../testing/open-application.tsx';
import OtherLenderScreen from './OtherLenderScreen.tsx';
import { heading } from '../../testing/render-screen.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const DECLINED_PAGE = `/account/borrow/declined?id=${APPLICATION_ID}`;
const LINK = 'https://apply.lender.example/continue?reference=FM-1';

const PARTNER: DeclinePartner = {
  '@type': 'decline-partner',
  name: 'Fennmark Loans',
  example: {
    amount: pence(300_000),
    term: 24,
    interestRate: 39.9,
    totalFees: pence(0),
    monthlyCost: pence(17_406),
    totalAmountPayable: pence(417_744),
    apr: 39.9,
  },
  events: [],
  acceptedAt: null,
};

const NOT_ASKED = anApplication({ state: 'Declined', quote: null, isDeclinePanelOpen: true });
const ASKED = { ...NOT_ASKED, declinePanelConsented: true };
const WITHDRAWN = { ...NOT_ASKED, declinePanelConsented: false };

const EVENTS = ['informed-of-offer', 'flow-started', 'consented-to-search'] as const;

/** An application with so many events of its other lender taken. */
const after = (count: number, changes: Partial<DeclinePartner> = {}): Application => ({
  ...ASKED,
  declinePartner: { ...PARTNER, events: EVENTS.slice(0, count), ...changes },
});

const open = (application: Application, replies: Replies = {}) =>
  openApplication(SCREENS.otherLender, OtherLenderScreen, application, { replies });

const press = (name: string) => screen.findByRole('button', { name });
const callsOf = (sent: readonly SentCall[]) =>
  sent.map(({ endpoint }) => endpoint).filter((name) => name !== 'readApplication');

describe('a borrower who was declined', () => {
  test('reads what is shared, when, and who is paid, before they give permission', async () => {
    const { sent } = open(NOT_ASKED);
    await heading('Look for another lender?');
    expect(screen.getByText(/Nothing that identifies you/)).toBeDefined();
    expect(screen.getByText(/acts as a credit broker here, not as a lender/)).toBeDefined();
    expect(screen.getByText(/may be paid a commission/)).toBeDefined();
    const back = screen.getByRole('link', { name: 'No, go back' });
    expect(back.getAttribute('href')).toBe(DECLINED_PAGE);
    expect(callsOf(sent)).toEqual([]);
  });

  test('gives permission, and sees the lender with its representative example', async () => {
    const { user, sent } = open(NOT_ASKED, {
      readApplication: [{ data: NOT_ASKED }, { data: ASKED }, { data: after(1) }],
      consentToDeclinePanel: { data: ASKED },
      readDeclinePartner: { data: PARTNER },
      informOfDeclinePartner: { data: after(1) },
    });
    await user.click(await press('Yes, look for a lender'));
    await heading('Fennmark Loans may be able to help');
    expect(screen.getByText('39.9% APR')).toBeDefined();
    expect(
      screen.getByText(
        /Borrow £3,000 over 24 months at 39.9% a year, fixed, with no fees. 24 payments of £174.06. Total payable £4,177.44./,
      ),
    ).toBeDefined();
    expect(bodiesOf(sent, 'consentToDeclinePanel')).toEqual([{ consented: true }]);
    expect(callsOf(sent)).toEqual(['consentToDeclinePanel', 'readDeclinePartner', 'informOfDeclinePartner']);
  });

  test('whose permission cannot be stored reads why, and can try again', async () => {
    const { user } = open(NOT_ASKED, { consentToDeclinePanel: { refusal: 'internalError' } });
    await user.click(await press('Yes, look for a lender'));
    expect(await screen.findByRole('status', { name: 'That didn’t work' })).toBeDefined();
    expect(await press('Yes, look for a lender')).toBeDefined();
  });

  test('after 30 days is led back to the decision', async () => {
    const { address } = open({ ...NOT_ASKED, isDeclinePanelOpen: false });
    await screen.findByText('Another page');
    expect(address()).toBe(DECLINED_PAGE);
  });
});

describe('where no lender is found', () => {
  test('the page says so and names free advice', async () => {
    open(ASKED, { readDeclinePartner: { refusal: 'noDeclinePartner' } });
    await heading('We couldn’t find another lender for you');
    expect(screen.getByRole('link', { name: 'MoneyHelper' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test.each(['noDeclinePartner', 'unavailable', 'internalError'] as const)(
    'Decline partner load fails: after %s the page shows no error, and nothing else is called',
    async (refusal) => {
      const { sent } = open(ASKED, { readDeclinePartner: { refusal } });
      expect(await screen.findByRole('heading', { name: /We can’t|We couldn’t/ })).toBeDefined();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(callsOf(sent)).toEqual(['readDeclinePartner']);
    },
  );

  test('because lenders cannot be asked now, they can be asked again', async () => {
    const { user } = open(ASKED, {
      readDeclinePartner: [{ refusal: 'unavailable' }, { data: PARTNER }],
      informOfDeclinePartner: { data: after(1) },
    });
    await heading('We can’t look for another lender at the moment');
    await user.click(await press('Try again'));
    await heading('Fennmark Loans may be able to help');
  });

  test('permission can be withdrawn', async () => {
    const { user, sent, address } = open(ASKED, {
      readDeclinePartner: { refusal: 'noDeclinePartner' },
      consentToDeclinePanel: { data: WITHDRAWN },
    });
    await user.click(await press('Withdraw my permission'));
    await screen.findByText('Another page');
    expect(address()).toBe(DECLINED_PAGE);
    expect(bodiesOf(sent, 'consentToDeclinePanel')).toEqual([{ consented: false }]);
  });
});

describe('the lender that was found', () => {
  test('is continued with, after which the page asks before anything is sent', async () => {
    const { user, sent } = open(after(1), {
      readApplication: [{ data: after(1) }, { data: after(2) }],
      informOfDeclinePartner: { data: after(1) },
      startDeclinePartner: { data: after(2) },
    });
    await user.click(await press('Continue with Fennmark Loans'));
    const asked = await screen.findByRole('heading', { name: 'Send your details to Fennmark Loans?' });
    expect(document.activeElement).toBe(asked);
    expect(screen.getByText(/your name, date of birth, addresses/)).toBeDefined();
    expect(callsOf(sent)).not.toContain('acceptDeclinePartner');
  });

  test('is opened once the borrower has agreed, in the order of the steps', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    const { user, sent } = open(after(2), {
      readApplication: [{ data: after(2) }, { data: after(3) }],
      consentToPartnerSearch: { data: after(3) },
      acceptDeclinePartner: { data: { '@type': 'decline-partner-link', url: LINK } },
    });
    await user.click(await press('Agree and go to Fennmark Loans'));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(LINK));
    expect(callsOf(sent)).toEqual(['consentToPartnerSearch', 'acceptDeclinePartner']);
  });

  test('that was chosen before can be gone to again, and permission is no longer offered back', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    const { user } = open(after(3, { acceptedAt: '2026-11-20T10:00:00.000Z' }), {
      consentToPartnerSearch: { data: after(3) },
      acceptDeclinePartner: { data: { '@type': 'decline-partner-link', url: LINK } },
    });
    expect(await screen.findByText(/On 20 November 2026 you asked us/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'No, I don’t want this' })).toBeNull();
    await user.click(await press('Go to Fennmark Loans'));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(LINK));
  });

  test('is not wanted, which withdraws the permission', async () => {
    const { user, sent, address } = open(after(2), { consentToDeclinePanel: { data: WITHDRAWN } });
    await user.click(await press('No, I don’t want this'));
    await screen.findByText('Another page');
    expect(address()).toBe(DECLINED_PAGE);
    expect(bodiesOf(sent, 'consentToDeclinePanel')).toEqual([{ consented: false }]);
  });

  test('is not wanted after all, while the press before has no answer yet', async () => {
    const { user, address } = open(after(1), {
      informOfDeclinePartner: 'no answer yet',
      consentToDeclinePanel: { data: WITHDRAWN },
    });
    await user.click(await press('Continue with Fennmark Loans'));
    await user.click(await press('No, I don’t want this'));
    await screen.findByText('Another page');
    expect(address()).toBe(DECLINED_PAGE);
  });

  test.each([
    ['unavailable', 'The other lender isn’t answering'],
    ['declinePartnerOutOfOrder', 'This has changed in another window'],
  ] as const)('with %s stays, and says why', async (refusal, title) => {
    const { user } = open(after(2), {
      consentToPartnerSearch: { data: after(3) },
      acceptDeclinePartner: { refusal },
    });
    await user.click(await press('Agree and go to Fennmark Loans'));
    expect(await screen.findByRole('status', { name: title })).toBeDefined();
    expect(await press('Agree and go to Fennmark Loans')).toBeDefined();
  });

  test('that takes no application any more leads to the page without one, which says why', async () => {
    const { user } = open(after(2), {
      readApplication: [{ data: after(2) }, { data: after(3) }, { data: ASKED }],
      consentToPartnerSearch: { data: after(3) },
      acceptDeclinePartner: { refusal: 'declinePartnerGone' },
      readDeclinePartner: { refusal: 'noDeclinePartner' },
    });
    await user.click(await press('Agree and go to Fennmark Loans'));
    await heading('We couldn’t find another lender for you');
    expect(screen.getByRole('status', { name: /isn’t taking applications from us any more/ })).toBeDefined();
  });
});
