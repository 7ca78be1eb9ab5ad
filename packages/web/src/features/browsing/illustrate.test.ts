import { BRANDS } from '@fairlead/brands/brands';
import type { BrandConfig } from '@fairlead/brands/brand';
import { pence, ZERO } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import { CREDIT_HISTORIES, percentFor, type CreditHistory } from '@fairlead/core/pricing/bands';
import { price, type Price } from '@fairlead/core/pricing/price';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { illustrate } from './illustrate.ts';
import { presentIllustration } from './present-illustration.ts';

const ALL = Object.values(BRANDS);
const lendable = BRANDS.lendable.config;

const ask = (amount: string, term = '36', history: (typeof CREDIT_HISTORIES)[number] | null = null) =>
  presentIllustration(illustrate({ amount, term, history }, lendable));

type Terms = { pounds: number; termMonths: number };

/** What core offers a history, or null where it does not lend that amount to it. */
function offeredPrice(
  { bandTable, productId }: BrandConfig,
  { pounds, termMonths, history }: Terms & { history: CreditHistory },
): Price | null {
  const amount = pence(pounds * 100);
  const percent = percentFor(bandTable, history, amount);
  const priced = percent === null ? null : price({ amount, termMonths, percent }, PRODUCTS[productId]);
  return priced?.ok ? priced.value : null;
}

/** Every £500 of a brand's amounts, and the last pound before each price changes, over every half year. */
function gridOf({ loanAmountRange: { min, max }, termOptions, bandTable }: BrandConfig): Terms[] {
  const steps = Array.from({ length: (max - min) / 500 + 1 }, (_, index) => min + index * 500);
  const edges = bandTable.minimumAmounts.map((amount) => amount / 100 - 1).filter((pounds) => pounds >= min);
  const terms = Array.from(
    { length: (termOptions.max - termOptions.min) / 6 + 1 },
    (_, index) => termOptions.min + index * 6,
  );
  return [...steps, ...edges].flatMap((pounds) => terms.map((termMonths) => ({ pounds, termMonths })));
}

describe('the quote tool', () => {
  test.each(ALL)("prices what core prices, for $id's every history", ({ config }) => {
    const { min, max } = config.loanAmountRange;
    fc.assert(
      fc.property(
        fc.integer({ min, max }),
        fc.integer(config.termOptions),
        fc.constantFrom(...CREDIT_HISTORIES),
        (pounds, termMonths, history) => {
          const offered = offeredPrice(config, { pounds, termMonths, history });
          const shown = illustrate({ amount: String(pounds), term: String(termMonths), history }, config);
          if (offered === null) expect(shown.kind).toBe('notOffered');
          else expect(shown).toMatchObject({ kind: 'priced', offers: [{ history, price: offered }] });
        },
      ),
    );
  });

  test.each(ALL)("leads with prices that $id's borrowers are offered, whatever is asked", ({ config }) => {
    for (const terms of gridOf(config)) {
      const offered = CREDIT_HISTORIES.flatMap(
        (history) => offeredPrice(config, { ...terms, history }) ?? [],
      );
      const monthly = offered.map((each) => each.monthly).toSorted((a, b) => a - b);
      const { pounds, termMonths } = terms;
      const asked = { amount: String(pounds), term: String(termMonths), history: null };
      const presented = presentIllustration(illustrate(asked, config));
      if (presented.state !== 'priced') throw new Error(`${pounds} over ${termMonths} is not priced`);
      const { monthlyPounds, monthlyPence, toPounds, toPence } = presented.texts;
      const led = `${monthlyPounds}${monthlyPence}${toPounds}${toPence}`.split(' to ');
      const ends = [...new Set([monthly[0], monthly.at(-1)])].map((amount) => formatPounds(amount ?? ZERO));
      expect(led, `${pounds} over ${termMonths}`).toEqual(ends);
    }
  });

  test('shows one price where one history is lent to, and names it', () => {
    expect(ask('15000', '60')).toMatchObject({
      texts: {
        rateKind: 'An illustration for a great credit history',
        monthlyPounds: '£324',
        monthlyPence: '.30',
        toPounds: '',
        apr: '11.3%',
        lentTo: 'We only lend £15,000 to people with a great credit history.',
      },
    });
  });

  test('shows a range where several histories are lent to', () => {
    expect(ask('7500')).toMatchObject({
      texts: {
        rateKind: 'Depending on your credit history',
        payments: '36 monthly payments',
        apr: '14.0% to 48.8%',
        lentTo: 'Choose your credit history to see the price for it.',
      },
    });
    expect(ask('10000').spoken).toMatch(
      /^£327\.\d\d to £\d{3}\.\d\d a month for 36 months\. Total payable £/,
    );
  });

  test('takes an amount as people type it', () => {
    for (const typed of ['7500', '£7,500', ' 7500.00 ']) {
      expect(ask(typed, '36', 'Great')).toMatchObject({
        texts: { monthlyPounds: '£253', monthlyPence: '.34' },
      });
    }
  });

  test('says what to type instead of guessing', () => {
    expect(ask('7.5k')).toMatchObject({ message: 'Amount must be written in full, like £7,500' });
    expect(ask('')).toMatchObject({ message: 'Enter how much you want to borrow' });
    expect(ask('7500.50')).toMatchObject({ message: 'Amount must be in whole pounds, like £7,500' });
    expect(ask('999')).toMatchObject({ message: 'Amount must be between £1,000 and £25,000' });
    expect(ask('7500', '11')).toMatchObject({ message: 'Term must be between 12 and 60 months' });
    expect(ask('7500', 'three years')).toMatchObject({ message: 'Term must be a number of months, like 36' });
  });

  test('says what is wrong with the amount and with the term at once', () => {
    expect(ask('abc', '999')).toMatchObject({
      errors: [
        { field: 'amount', message: 'Amount must be a number of pounds, like £7,500' },
        { field: 'term', message: 'Term must be between 12 and 60 months' },
      ],
    });
    expect(ask('7500')).toMatchObject({ errors: [] });
  });

  test('calls no APR representative: that is for the representative example', () => {
    for (const { config } of ALL) {
      const { assumedAmount, assumedDuration } = config.representativeExample;
      const asked = { amount: String(assumedAmount), term: String(assumedDuration), history: null };
      const presented = presentIllustration(illustrate(asked, config));
      expect(JSON.stringify(presented)).not.toMatch(/representative/i);
    }
  });

  test('before a history is chosen says to which the amount is lent at all', () => {
    expect(ask('9999')).toMatchObject({
      texts: { lentTo: 'Choose your credit history to see the price for it.' },
    });
    expect(ask('10000')).toMatchObject({
      texts: {
        lentTo:
          'We only lend £10,000 to people with a great or good credit history. Choose yours to see the price.',
      },
    });
    expect(ask('20000').spoken).toContain('We only lend £20,000 to people with a great credit history.');
    expect(ask('20000', '36', 'Great')).toMatchObject({ texts: { lentTo: '' } });
  });

  test('says the most that is offered where the amount is not', () => {
    expect(ask('12000', '36', 'Fair')).toMatchObject({
      message: 'We don’t offer £12,000 to people with a fair credit history. The most we offer is £9,999.',
      instead: { words: 'See the price for £9,999', amount: '9999' },
    });
  });

  test('adds up: borrowed, fee and interest are what is repaid', () => {
    const shown = illustrate({ amount: '7500', term: '36', history: 'Great' }, lendable);
    if (shown.kind !== 'priced') throw new Error('not priced');
    const { amount, fee, chargeForCredit, totalPayable } = shown.offers[0].price;
    expect(amount + fee + (chargeForCredit - fee)).toBe(totalPayable);
    expect(ask('7500', '36', 'Great')).toMatchObject({
      texts: {
        fee: '£275.42',
        interest: formatPounds(pence(chargeForCredit - fee)),
        total: formatPounds(totalPayable),
      },
    });
  });
});
