import { pence } from '@fairlead/core/money/pence';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { SCREENS } from '../../../paths.ts';
import type { CreditCard } from '../../../resources/credit-card.ts';
import { aCard, anApplication, APPLICATION_ID, aRequirement } from '../../../testing/applications.ts';
import { bodiesOf, type Replies } from '../../../testing/fake-api.ts';
import { openApplication } from '../../../testing/open-application.tsx';
import { errorOf, summary } from '../../../testing/render-screen.tsx';
import AddCreditCardScreen from './AddCreditCardScreen.tsx';
import CreditCardsScreen from './CreditCardsScreen.tsx';

const FIRST = aCard();
const SECOND = aCard({
  id: '01a1f8e9-0000-7000-8000-0000000000c2',
  issuer: 'Fernhithe Store',
  lastFour: '5516',
  balance: pence(600_000),
});
const NAMES = ['Harbour Lane Card ending 4821', 'Fernhithe Store ending 5516'];

const applicationWith = (state: 'Not started' | 'Provided' | 'Met' | 'Skipped', creditCards: CreditCard[]) =>
  anApplication({ requirements: [aRequirement('debt-consolidation', { state, creditCards })] });

const ASKED = applicationWith('Not started', []);
const LISTED = applicationWith('Provided', [FIRST, SECOND]);

const open = (application = LISTED, replies: Replies = {}) =>
  openApplication(SCREENS.creditCards, CreditCardsScreen, application, { replies });

const button = (name: string) => screen.getByRole('button', { name });
const box = (name = '') => screen.findByRole('checkbox', { name });

beforeEach(() => sessionStorage.clear());

describe('the question about cards', () => {
  test('opens the list, with the focus on its heading', async () => {
    const { user } = open(ASKED, {
      readApplication: [{ data: ASKED }, { data: LISTED }],
      optInToPayOffCards: { data: LISTED },
    });
    await user.click(await screen.findByRole('button', { name: 'Yes, show my cards' }));
    const heading = await screen.findByRole('heading', { level: 1, name: /^Which cards/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('is answered with no by one press', async () => {
    const { user, sent, address } = open(ASKED, {
      optOutOfPayingOffCards: { data: applicationWith('Skipped', []) },
    });
    await user.click(await screen.findByRole('button', { name: 'No, leave my cards' }));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
    expect(bodiesOf(sent, 'optOutOfPayingOffCards')).toHaveLength(1);
  });

  test('says why it cannot be answered', async () => {
    const { user } = open(ASKED, { optInToPayOffCards: { refusal: 'quoteExpired' } });
    await user.click(await screen.findByRole('button', { name: 'Yes, show my cards' }));
    expect(await screen.findByRole('status', { name: 'This offer has expired' })).toBeDefined();
  });
});

describe('the list of cards', () => {
  test('starts with nothing ticked, and says what is left as cards are ticked', async () => {
    const { user } = open();
    expect(await box(NAMES[0])).toHaveProperty('checked', false);
    expect(screen.getByText('To pay off: 0 cards, £0')).toBeDefined();
    await user.click(await box(NAMES[0]));
    expect(screen.getByText('To pay off: 1 card, £2,150')).toBeDefined();
    await user.click(await box(NAMES[1]));
    expect(screen.getByText('More than you borrow')).toBeDefined();
  });

  test('starts with what was confirmed, and with what was ticked in this tab', async () => {
    const confirmed = applicationWith('Met', [{ ...FIRST, isChosen: true }, SECOND]);
    const { user } = open(confirmed);
    expect(await box(NAMES[0])).toHaveProperty('checked', true);
    await user.click(await box(NAMES[0]));
    await user.click(await box(NAMES[1]));
    cleanup();
    open(confirmed);
    expect(await box(NAMES[0])).toHaveProperty('checked', false);
    expect(await box(NAMES[1])).toHaveProperty('checked', true);
  });

  test('sends what is ticked, and leads back to the tasks', async () => {
    const { user, sent, address } = open(LISTED, {
      confirmCardsToPayOff: { data: applicationWith('Met', [FIRST, SECOND]) },
    });
    await user.click(await box(NAMES[0]));
    await user.click(button('Confirm these cards'));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
    expect(bodiesOf(sent, 'confirmCardsToPayOff')).toEqual([{ creditCards: [FIRST.id] }]);
  });

  test('is not sent with none ticked, or with more than the loan', async () => {
    const { user, sent } = open();
    await box(NAMES[0]);
    await user.click(button('Confirm these cards'));
    expect(summary()).toEqual(['Select the cards to pay off, or choose not to pay off any']);
    await user.click(await box(NAMES[0]));
    await user.click(await box(NAMES[1]));
    await user.click(button('Confirm these cards'));
    expect(summary()).toEqual(['Choose fewer cards: these come to £650 more than you borrow']);
    expect(bodiesOf(sent, 'confirmCardsToPayOff')).toEqual([]);
  });

  test('that has changed meanwhile says so, and is read again', async () => {
    const { user } = open(LISTED, {
      readApplication: [{ data: LISTED }, { data: applicationWith('Provided', [SECOND]) }],
      confirmCardsToPayOff: { refusal: 'cardsHaveChanged' },
    });
    await user.click(await box(NAMES[0]));
    await user.click(button('Confirm these cards'));
    expect(
      await screen.findByText('Your list of cards has changed. Check it and confirm again.'),
    ).toBeDefined();
    expect(await box(NAMES[1])).toBeDefined();
  });

  test('asks before a card is removed, and says when it is', async () => {
    const without = applicationWith('Provided', [SECOND]);
    const { user, sent } = open(LISTED, {
      readApplication: [{ data: LISTED }, { data: without }],
      removeCreditCard: { data: without },
    });
    const [item] = await screen.findAllByRole('listitem');
    const inFirst = within(item!);
    await user.click(inFirst.getByRole('button', { name: `Remove ${NAMES[0] ?? ''}` }));
    expect(document.activeElement).toBe(button('Keep it'));
    await user.click(button('Keep it'));
    expect(document.activeElement).toBe(button(`Remove ${NAMES[0] ?? ''}`));
    await user.click(document.activeElement!);
    await user.click(button('Remove it'));
    expect(await screen.findByText(`${NAMES[0] ?? ''} has been removed from your list.`)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(sent.filter(({ endpoint }) => endpoint === 'removeCreditCard')).toHaveLength(1);
    expect(screen.queryByRole('checkbox', { name: NAMES[0] ?? '' })).toBeNull();
  });
});

describe('a list with no card left', () => {
  test('has nothing to confirm, and shows no earlier error', async () => {
    const without = applicationWith('Provided', []);
    const { user, address } = open(applicationWith('Provided', [FIRST]), {
      readApplication: [{ data: applicationWith('Provided', [FIRST]) }, { data: without }],
      removeCreditCard: { data: without },
      optOutOfPayingOffCards: { data: applicationWith('Skipped', []) },
    });
    await box(NAMES[0]);
    await user.click(button('Confirm these cards'));
    expect(summary()).toHaveLength(1);
    await user.click(button(`Remove ${NAMES[0] ?? ''}`));
    await user.click(button('Remove it'));
    await screen.findByText('No cards are left in your list.');
    expect(screen.queryByText(/^Select the cards to pay off/)).toBeNull();
    expect(screen.queryByText('Left over')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Confirm these cards' })).toBeNull();
    await user.click(button('Don’t pay off any cards'));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
  });
});

describe('a card that is added', () => {
  const openAdd = (application = LISTED, replies: Replies = {}) =>
    openApplication(SCREENS.addCreditCard, AddCreditCardScreen, application, { replies });

  const issuer = () => screen.findByLabelText('Name of the card or its bank');
  const lastFour = () => screen.getByLabelText('Last 4 digits of the card number');
  const balance = () => screen.getByLabelText('What you owe on it, in pounds');

  const storedCard = (): unknown => {
    const { forms } = JSON.parse(sessionStorage.getItem('typed') ?? '') as { forms: Record<string, unknown> };
    return forms[`added-card ${APPLICATION_ID}`];
  };

  const ADDED = aCard({
    id: '01a1f8e9-0000-7000-8000-0000000000c3',
    issuer: 'Tidewell Card',
    isReported: false,
  });

  test('is sent with its last four digits, and ticked in the list', async () => {
    const after = applicationWith('Provided', [FIRST, SECOND, ADDED]);
    const { user, sent, address } = openAdd(LISTED, { addCreditCard: { data: after } });
    await user.type(await issuer(), 'Tidewell Card');
    await user.type(lastFour(), '2240');
    await user.type(balance(), '£310.25');
    await user.click(button('Add this card'));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue/credit-cards?id=${APPLICATION_ID}`);
    const body = { issuer: 'Tidewell Card', lastFour: '2240', balance: 31_025 };
    expect(bodiesOf(sent, 'addCreditCard')).toEqual([body]);
    cleanup();
    open(after);
    expect(await box('Tidewell Card ending 4821')).toHaveProperty('checked', true);
    expect(await box(NAMES[0])).toHaveProperty('checked', false);
  });

  test('with its whole number is not sent, and not stored either', async () => {
    const { user, sent } = openAdd();
    await user.type(await issuer(), '4929 1234 5678 4821');
    await user.type(lastFour(), '4929 1234 5678 4821');
    await user.click(button('Add this card'));
    expect(summary()).toEqual([
      'Enter a name only. Never give us your card number',
      'Enter the last 4 digits only. Never give us your card number',
      'Enter how much you owe on the card',
    ]);
    expect(bodiesOf(sent, 'addCreditCard')).toEqual([]);
    await user.type(balance(), '4929123456784821');
    expect(await issuer()).toHaveProperty('value', '4929 1234 5678 4821');
    expect(storedCard()).toEqual({ issuer: '', lastFour: '', balance: '' });
    await user.clear(lastFour());
    await user.type(lastFour(), '4821');
    expect(storedCard()).toMatchObject({ lastFour: '4821' });
  });

  test('that is listed already says so at its digits', async () => {
    const { user } = openAdd(LISTED, { addCreditCard: { refusal: 'cardAlreadyListed' } });
    await user.type(await issuer(), 'Harbour Lane Card');
    await user.type(lastFour(), '4821');
    await user.type(balance(), '10');
    await user.click(button('Add this card'));
    await screen.findByRole('alert', { name: 'There is a problem' });
    expect(errorOf(lastFour())).toBe('This card is already in your list');
  });

  test('needs an opened list', async () => {
    const { address } = openAdd(ASKED);
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue/credit-cards?id=${APPLICATION_ID}`);
  });
});
