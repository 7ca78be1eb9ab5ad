import { BRANDS } from '@fairlead/brands/brands';
import { pence } from '@fairlead/core/money/pence';
import { CREDIT_HISTORIES, percentFor } from '@fairlead/core/pricing/bands';
import { price } from '@fairlead/core/pricing/price';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { illustrate } from './illustrate.ts';
import { presentIllustration } from './present-illustration.ts';

const ALL = Object.values(BRANDS);
const lendable = BRANDS.lendable.config;

const ask = (amount: string, term = '36', history: (typeof CREDIT_HISTORIES)[number] | null = null) =>
  presentIllustration(illustrate({ amount, term, history }, lendable), lendable);

describe('the quote tool', () => {
  test.each(ALL)("prices what core prices, for $id's every history", ({ config }) => {
    const { min, max } = config.loanAmountRange;
    fc.assert(
      fc.property(
        fc.integer({ min, max }),
        fc.integer(config.termOptions),
        fc.constantFrom(...CREDIT_HISTORIES, null),
        (pounds, termMonths, history) => {
          const amount = pence(pounds * 100);
          const { bandTable, representativePercent } = config;
          const percent = history === null ? representativePercent : percentFor(bandTable, history, amount);
          const shown = illustrate({ amount: String(pounds), term: String(termMonths), history }, config);
          if (percent === null) expect(shown.kind).toBe('notOffered');
          else {
            const priced = price({ amount, termMonths, percent }, PRODUCTS[config.productId]);
            expect(shown).toMatchObject({ kind: 'priced', price: priced.ok && priced.value, history });
          }
        },
      ),
    );
  });

  test.each(ALL)("shows $id's representative example at its amount and term", ({ config }) => {
    const { assumedAmount, assumedDuration, monthlyCost, totalAmountPayable } = config.representativeExample;
    const shown = illustrate(
      { amount: String(assumedAmount), term: String(assumedDuration), history: null },
      config,
    );
    if (shown.kind !== 'priced') throw new Error('not priced');
    expect(shown.price.monthly / 100).toBe(monthlyCost);
    expect(shown.price.totalPayable / 100).toBe(totalAmountPayable);
  });

  test('takes an amount as people type it', () => {
    for (const typed of ['7500', '£7,500', ' 7500.00 ']) {
      expect(ask(typed)).toMatchObject({ texts: { monthlyPounds: '£303', monthlyPence: '.27' } });
    }
  });

  test('says what to type instead of guessing', () => {
    expect(ask('7.5k')).toMatchObject({ message: 'Enter the amount in full, like 7500' });
    expect(ask('')).toMatchObject({ message: 'Enter how much you want to borrow' });
    expect(ask('7500.50')).toMatchObject({ message: 'Amount must be in whole pounds, like 7500' });
    expect(ask('999')).toMatchObject({ message: 'Amount must be between £1,000 and £25,000' });
    expect(ask('7500', '11')).toMatchObject({ message: 'Term must be between 12 and 60 months' });
    expect(ask('7500', 'three years')).toMatchObject({ message: 'Enter the term in months, like 36' });
  });

  test('says what is wrong with the amount and with the term at once', () => {
    expect(ask('abc', '999')).toMatchObject({
      errors: [
        { field: 'amount', message: 'Enter the amount in full, like 7500' },
        { field: 'term', message: 'Term must be between 12 and 60 months' },
      ],
    });
    expect(ask('7500')).toMatchObject({ errors: [] });
  });

  test('calls an APR representative only in the representative example itself', () => {
    const illustrative = { rateKind: 'An illustration at 29.7% APR', aprLabel: 'APR, illustrative' };
    expect(ask('7500')).toMatchObject({
      texts: { rateKind: 'Our representative example', aprLabel: 'Representative APR', apr: '29.7%' },
    });
    expect(ask('7501')).toMatchObject({ texts: illustrative });
    expect(ask('7500', '37')).toMatchObject({ texts: illustrative });
    expect(ask('7500', '36', 'Great')).toMatchObject({
      texts: {
        rateKind: 'An illustration for a great credit history',
        aprLabel: 'APR, illustrative',
        apr: '14.0%',
      },
    });
  });

  test('of a rate-led product names the rate at which it illustrates', () => {
    const { config } = BRANDS.motor;
    const at = (amount: string, term: string) =>
      presentIllustration(illustrate({ amount, term, history: null }, config), config);
    expect(at('10000', '60')).toMatchObject({ texts: { aprLabel: 'Representative APR', apr: '24.5%' } });
    expect(at('7500', '36')).toMatchObject({
      texts: { rateKind: 'An illustration at 22.3% interest a year', aprLabel: 'APR, illustrative' },
    });
  });

  test('before a history is chosen says to which the amount is lent at all', () => {
    expect(ask('9999')).toMatchObject({ texts: { lentTo: '' } });
    expect(ask('10000')).toMatchObject({
      texts: {
        lentTo: 'We lend £10,000 with a great or good credit history only. Choose yours to see its price.',
      },
    });
    expect(ask('20000').spoken).toContain('We lend £20,000 with a great credit history only.');
    expect(ask('20000', '36', 'Great')).toMatchObject({ texts: { lentTo: '' } });
  });

  test('says the most that is offered where the amount is not', () => {
    expect(ask('12000', '36', 'Fair')).toMatchObject({
      message: 'We do not offer £12,000 with a fair credit history. The most we offer is £9,999.',
      instead: { words: 'See the price of £9,999', amount: '9999' },
    });
  });

  test('adds up: borrowed, fee and interest are what is repaid', () => {
    const shown = illustrate({ amount: '7500', term: '36', history: null }, lendable);
    if (shown.kind !== 'priced') throw new Error('not priced');
    const { amount, fee, chargeForCredit, totalPayable } = shown.price;
    expect(amount + fee + (chargeForCredit - fee)).toBe(totalPayable);
    expect(ask('7500')).toMatchObject({
      texts: { fee: '£440.00', interest: '£2,977.84', total: '£10,917.84' },
    });
  });
});
