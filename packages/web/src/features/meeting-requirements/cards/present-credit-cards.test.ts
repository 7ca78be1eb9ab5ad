import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import { quoteOf, type Quote } from '../../../resources/loan-application.ts';
import { aCard, anApplication } from '../../../testing/applications.ts';
import { NONE_CHOSEN, presentCard, presentChoice, whyNotConfirm } from './present-credit-cards.ts';

const QUOTE: Quote = quoteOf(anApplication())!;

const CHEAPER = aCard({ rate: 6.9, balance: pence(64_000), monthlyPayment: pence(2_500) });
const UNKNOWN = aCard({ rate: null });
const ADDED = aCard({ rate: null, isReported: false });

describe('a card in the list', () => {
  test('says what it costs either way, and by how much that differs', () => {
    expect(presentCard(aCard(), QUOTE)).toMatchObject({
      name: 'Harbour Lane Card ending 4821',
      owed: '£2,150 owed at 29.9% a year',
      costs: [
        { label: 'On the card, 36 months', value: '£3,136.94' },
        { label: 'With this loan, 36 months', value: '£2,614.43' },
      ],
      verdict: 'It costs £522.51 less with this loan.',
      isCompared: true,
    });
  });

  test('says so where the loan costs more', () => {
    expect(presentCard(CHEAPER, QUOTE)).toMatchObject({
      costs: [{ label: 'On the card, 28 months', value: '£692.49' }, { value: '£778.25' }],
      verdict: 'It costs £85.76 more with this loan.',
    });
  });

  test.each([
    [UNKNOWN, '£2,150 owed, rate not shown', /^Your credit file doesn’t show its rate, so we can’t compare/],
    [ADDED, '£2,150 owed, added by you', /^We don’t know its rate, so we can’t compare/],
  ])(
    'of an unknown rate promises nothing, and names the rate below which the loan costs more',
    (card, owed, words) => {
      const presented = presentCard(card, QUOTE);
      expect(presented).toMatchObject({ owed, isCompared: false });
      expect(presented.costs).toHaveLength(1);
      expect(presented.verdict).toMatch(words);
      expect(presented.verdict).toContain('less than 14.0% a year, paying it off with this loan costs more');
      expect(presented.verdict).not.toMatch(/£|less with/);
    },
  );

  test('shows how that was worked out, with what was assumed', () => {
    const { words, lines } = presentCard(aCard(), QUOTE).working;
    expect(words).toContain('equal monthly payments over the same time');
    expect(lines).toContainEqual({ label: 'Total you pay on the card', value: '£3,136.94' });
    expect(lines).toContainEqual({ label: 'The card’s interest rate a year', value: '29.9%' });
  });
});

describe('the cards that are ticked', () => {
  test('leave the rest of the loan in hand', () => {
    expect(presentChoice([], QUOTE)).toMatchObject({
      label: 'Left over',
      left: '£7,500',
      paysOff: '0 cards, £0',
      verdict: null,
    });
    expect(presentChoice([aCard(), CHEAPER], QUOTE)).toMatchObject({
      left: '£4,710',
      paysOff: '2 cards, £2,790',
      verdict: 'Together they cost £436.75 less with this loan.',
    });
  });

  test('are not compared together where a rate is not known', () => {
    expect(presentChoice([aCard(), UNKNOWN], QUOTE).verdict).toMatch(/^We can’t compare/);
  });

  test('cannot be none, nor more than the loan', () => {
    const large = aCard({ balance: pence(700_000) });
    expect(whyNotConfirm([], QUOTE)).toBe(NONE_CHOSEN);
    expect(whyNotConfirm([aCard()], QUOTE)).toBeUndefined();
    expect(whyNotConfirm([aCard(), large], QUOTE)).toBe(
      'Choose fewer cards: these come to £1,650 more than you borrow',
    );
    expect(presentChoice([aCard(), large], QUOTE)).toMatchObject({
      label: 'More than you borrow',
      left: '£1,650',
      verdict: null,
    });
  });
});
