import { BRANDS } from '@fairlead/brands/brands';
import type { DataOf } from '@fairlead/contract/wire/client';
import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import type { Application } from '../../resources/loan-application.ts';
import { anApplication, APPLICATION_ID } from '../../testing/applications.ts';
import { aUser } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { openApplication } from '../../testing/open-application.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import DeclinedScreen from './DeclinedScreen.tsx';
import AddressChangeScreen from './AddressChangeScreen.tsx';
import DisqualifiedScreen from './DisqualifiedScreen.tsx';
import OfferScreen from './OfferScreen.tsx';

const SCREENS_HERE = { [SCREENS.offer]: OfferScreen, [SCREENS.declined]: DeclinedScreen };

const open = (path: keyof typeof SCREENS_HERE, application: Application, replies: Replies = {}) =>
  openApplication(path, SCREENS_HERE[path], application, {
    replies: { trackApplyVisit: { data: application }, readUser: { data: aUser() }, ...replies },
  });

const QUOTED = anApplication({
  state: 'Quoted',
  user: aUser({ firstName: 'Ada' }),
  schedule: [
    {
      number: 1,
      dueOn: day('2026-12-15'),
      collectOn: day('2026-12-15'),
      payment: pence(25_334),
      interest: pence(8_000),
      principal: pence(17_334),
      closing: pence(760_208),
    },
  ],
});

describe('an offer', () => {
  test('is shown with its whole price and the warning before the button, and the visit is noted', async () => {
    const { sent } = open(SCREENS.offer, QUOTED);
    expect(await screen.findByRole('heading', { name: 'Here is your price' })).toBeDefined();
    const button = await screen.findByRole('button', { name: 'Continue with this offer' });
    expect(screen.getByText(/20 December 2026/)).toBeDefined();
    for (const text of [
      'Every month for 36 months',
      '£7,500',
      '£9,120.09',
      '14.0%',
      /Missing payments/,
      /Continuing won’t/,
    ]) {
      const where = screen.getByText(text).compareDocumentPosition(button);
      expect(where & Node.DOCUMENT_POSITION_FOLLOWING, String(text)).not.toBe(0);
    }
    expect(sent.map(({ endpoint }) => endpoint)).toContain('trackApplyVisit');
  });

  test('stays where the visit cannot be noted, and nothing is said of that', async () => {
    const { sent } = open(SCREENS.offer, QUOTED, { trackApplyVisit: { refusal: 'unavailable' } });
    expect(await screen.findByText('£253.34')).toBeDefined();
    expect(sent.map(({ endpoint }) => endpoint)).toContain('trackApplyVisit');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('opens into the sums that its figures come from, and every payment', async () => {
    const { user } = open(SCREENS.offer, QUOTED);
    await user.click(await screen.findByText('How are these figures worked out?'));
    expect(screen.getByText('35 × £253.34 + £253.19 = £9,120.09')).toBeDefined();
    await user.click(screen.getByText('See every payment'));
    const [, first] = within(screen.getByRole('table', { name: 'Your 36 payments' })).getAllByRole('row');
    expect(
      within(first!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['£253.34', '£80.00', '£173.34', '£7,602.08']);
  });

  test('is continued with one press', async () => {
    const { user, sent, address } = open(SCREENS.offer, QUOTED, { followUp: { data: anApplication() } });
    await user.click(await screen.findByRole('button', { name: 'Continue with this offer' }));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
    expect(bodiesOf(sent, 'followUp')).toEqual([{ followUp: true }]);
  });

  test('of someone we know is continued from the link in their email', async () => {
    const { user, address } = open(SCREENS.offer, QUOTED, { followUp: { refusal: 'openFromEmail' } });
    await user.click(await screen.findByRole('button', { name: 'Continue with this offer' }));
    expect(await screen.findByRole('status', { name: /Check your email/ })).toBeDefined();
    expect(address()).toBe(`/account/borrow/apply?id=${APPLICATION_ID}`);
  });

  test('can be put aside', async () => {
    const { user, address } = open(SCREENS.offer, QUOTED, {
      declineToRequest: { data: anApplication({ state: 'Unrequested' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/unrequested/${APPLICATION_ID}`);
  });

  test('that has become something else leads to its page', async () => {
    const { address } = open(SCREENS.offer, anApplication({ state: 'Documents' }));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
  });

  test('that cannot be read can be tried again', async () => {
    const { user } = open(SCREENS.offer, QUOTED, {
      readApplication: ['no connection', { data: QUOTED }],
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Here is your price' })).toBeDefined();
  });
});

describe('a decision not to lend', () => {
  const DECLINED = anApplication({
    state: 'Declined',
    quote: null,
    declineReasons: ['There is an insolvency on your credit file.'],
  });

  test('gives its reasons and where to find help', async () => {
    open(SCREENS.declined, DECLINED);
    expect(await screen.findByRole('heading', { name: 'We can’t lend to you at the moment' })).toBeDefined();
    expect(screen.getByText('There is an insolvency on your credit file.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'MoneyHelper' })).toBeDefined();
    expect(screen.queryByRole('link', { name: /instead/ })).toBeNull();
  });

  test('gives the agency whose file decided, with each way to see it, and the reference to quote', async () => {
    const creditAgency = {
      name: 'Sample Credit Files',
      address: '1 Ledger Street, Sampleton, ZZ99 7CR',
      phone: '0808 157 0100',
      fileUrl: 'https://credit-files.example/my-file',
    };
    open(SCREENS.declined, { ...DECLINED, creditAgency });
    await screen.findByRole('heading', { name: 'The credit file we used' });
    const online = screen.getByRole('link', { name: 'See your file at Sample Credit Files' });
    expect(online.getAttribute('href')).toBe(creditAgency.fileUrl);
    expect(screen.getByRole('link', { name: creditAgency.phone }).getAttribute('href')).toBe(
      'tel:08081570100',
    );
    expect(screen.getByText(/1 Ledger Street, Sampleton, ZZ99 7CR/)).toBeDefined();
    expect(screen.getByText(DECLINED.reference)).toBeDefined();
    cleanup();
    open(SCREENS.declined, DECLINED);
    await screen.findByText('There is an insolvency on your credit file.');
    expect(screen.queryByRole('heading', { name: 'The credit file we used' })).toBeNull();
  });

  const WAITING = anApplication({
    ...DECLINED,
    user: aUser({ canReApply: false, cannotReApplyBecause: 'You can apply again from 20 December 2026.' }),
  });

  test('says when they can apply again, and takes their wish for an email then', async () => {
    const asked = { ...WAITING, followUp: true };
    const { user, sent } = open(SCREENS.declined, WAITING, {
      readApplication: [{ data: WAITING }, { data: asked }, { data: WAITING }],
      followUp: [{ data: asked }, { data: WAITING }],
    });
    expect(await screen.findByText('You can apply again from 20 December 2026.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Email me when I can apply' }));
    expect(await screen.findByText('We’ll email you when you can apply again.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Don’t email me' }));
    expect(await screen.findByRole('button', { name: 'Email me when I can apply' })).toBeDefined();
    expect(bodiesOf(sent, 'followUp')).toEqual([{ followUp: true }, { followUp: false }]);
  });

  test('that does not keep them from applying says nothing of waiting', async () => {
    open(SCREENS.declined, DECLINED);
    await screen.findByRole('heading', { name: 'We can’t lend to you at the moment' });
    expect(screen.queryByRole('heading', { name: 'When you can apply again' })).toBeNull();
  });

  describe('names another lender', () => {
    const OPEN = { ...DECLINED, isDeclinePanelOpen: true };
    const ASKED = { ...OPEN, declinePanelConsented: true };
    const declinePartner: DataOf<'readDeclinePartner'> = {
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
    const link = (name: string) => screen.findByRole('link', { name });

    test('as possible, and asks for none before the borrower has', async () => {
      const { sent } = open(SCREENS.declined, OPEN);
      expect((await link('See how it works')).getAttribute('href')).toBe(
        `/account/borrow/declined/other-lender?id=${APPLICATION_ID}`,
      );
      expect(sent.map(({ endpoint }) => endpoint)).not.toContain('readDeclinePartner');
    });

    test('by its name once the borrower has asked, found now or before', async () => {
      open(SCREENS.declined, ASKED, { readDeclinePartner: { data: declinePartner } });
      expect(await link('See Fennmark Loans')).toBeDefined();
      cleanup();
      open(SCREENS.declined, { ...ASKED, declinePartner });
      expect(await link('See Fennmark Loans')).toBeDefined();
    });

    test.each(['unavailable', 'noDeclinePartner', 'notFound'] as const)(
      'without it where it cannot be read because of %s, and says nothing of that',
      async (refusal) => {
        open(SCREENS.declined, ASKED, { readDeclinePartner: { refusal } });
        expect(await link('See what we found')).toBeDefined();
        expect(screen.queryByRole('alert')).toBeNull();
      },
    );

    test('no longer after 30 days', async () => {
      open(SCREENS.declined, { ...ASKED, isDeclinePanelOpen: false });
      await screen.findByRole('heading', { name: 'We can’t lend to you at the moment' });
      expect(screen.queryByRole('heading', { name: 'Another lender may be able to help' })).toBeNull();
    });
  });

  const FOR_THE_AMOUNT = { ...DECLINED, mostWeCanOffer: pence(400_050) };
  const SMALLER: DataOf<'readDownsell'> = {
    '@type': 'downsell',
    amount: pence(400_000),
    term: 36,
    monthlyCost: pence(13_511),
    finalPayment: pence(13_511),
    totalFees: pence(14_688),
    optionFee: pence(0),
    totalAmountPayable: pence(486_396),
    totalChargeForCredit: pence(86_396),
    apr: 14,
    interestRate: 11.2,
    expiresAt: day('2026-12-20'),
  };

  test('about the amount alone offers the smaller loan with its price, to be taken with one press', async () => {
    const { user, address } = open(SCREENS.declined, FOR_THE_AMOUNT, {
      readDownsell: { data: SMALLER },
      takeDownsell: { data: anApplication({ state: 'Quoted' }) },
    });
    expect(await screen.findByRole('heading', { name: 'We can’t lend you £7,500' })).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'We could lend you £4,000' })).toBeDefined();
    expect(screen.getByText('£4,863.96')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Continue with £4,000' }));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/apply?id=${APPLICATION_ID}`);
  });

  test('about the amount alone says when the smaller loan is no longer available', async () => {
    const { user } = open(SCREENS.declined, FOR_THE_AMOUNT, {
      readDownsell: { data: SMALLER },
      takeDownsell: { refusal: 'downsellNotAvailable' },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue with £4,000' }));
    expect(await screen.findByRole('status', { name: 'This loan is no longer available' })).toBeDefined();
  });

  test('about the amount alone leads to the form once the decision is too old for it', async () => {
    open(SCREENS.declined, FOR_THE_AMOUNT, { readDownsell: { refusal: 'notFound' } });
    const link = await screen.findByRole('link', { name: /Ask for .* instead/ });
    expect(link.getAttribute('href')).toBe('/account/borrow/quote?step=loan&from=check&amount=4000');
  });
});

test('someone whose address is outside the UK sees why, and can correct it', () => {
  fakeApi({});
  renderScreen(
    { [SCREENS.addressChangeRequired]: AddressChangeScreen },
    { at: SCREENS.addressChangeRequired, brand: BRANDS.asda },
  );
  expect(screen.getByRole('heading', { name: 'We need your home address in the UK' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
    '/account/borrow/quote?step=address',
  );
});

test('someone under 18 sees why, and can correct the date', () => {
  fakeApi({});
  const screens = { [SCREENS.disqualified]: DisqualifiedScreen };
  renderScreen(screens, { at: SCREENS.disqualified, brand: BRANDS.asda });
  expect(screen.getByRole('heading', { name: 'You must be 18 or over to borrow' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
    '/account/borrow/quote?step=you',
  );
});
