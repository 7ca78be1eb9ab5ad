import { BRANDS } from '@fairlead/brands/brands';
import type { Brand } from '@fairlead/brands/brand';
import type { PublicFigures } from '@fairlead/contract/public-figures';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aPublicPage } from '../../parts/testing/a-public-page.ts';
import { LandingPage } from './LandingPage.tsx';

const SAMPLE = { isSample: true, customers: 250_000, reviews: { reviews: 12_480, stars: 4.5, score: 4.6 } };

function landing(brand: Brand, search = '', figures: PublicFigures | null = null): string {
  return renderToStaticMarkup(<LandingPage {...aPublicPage(brand, `/${search}`)} figures={figures} />);
}

/** What the page says between one place and the next, without its markup. */
function textBetween(html: string, from: string, to: string): string {
  const start = html.indexOf(from);
  expect(start, `${from} is on the page`).toBeGreaterThanOrEqual(0);
  return textOf(html.slice(start + from.length, html.indexOf(to, start)));
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.%])/g, '$1')
    .trim();
}

describe.each(Object.values(BRANDS))('the landing page of $id', (brand) => {
  const html = landing(brand);

  test('has no inline script and no style attribute', () => {
    expect(html).not.toMatch(/\sstyle=/);
    expect([...html.matchAll(/<script(?! type="application\/ld\+json")/g)]).toHaveLength(1);
    expect(html).toContain('<script type="module" src="/assets/quote-tool.js"></script>');
  });

  test('shows the representative example under its heading, whole, in figures as large as the tool’s', () => {
    const example = brand.config.representativeExample;
    const from = '<h2 id="representative-example">Representative example</h2>';
    const words = textBetween(html, from, '</section>');
    const money = (pounds: number) =>
      `£${pounds.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
    for (const part of [
      `Amount of credit £${example.assumedAmount.toLocaleString('en-GB')}`,
      `Over ${example.assumedDuration} months`,
      `payments of ${money(example.monthlyCost)}`,
      `Total payable ${money(example.totalAmountPayable)}`,
      `Arrangement fee ${money(example.totalFees)}`,
      `Interest a year, fixed ${example.interestRate.toFixed(1)}%`,
      `Representative ${example.representativeAPR.toFixed(1)}% APR`,
    ]) {
      expect(words).toContain(part);
    }
    const section = html.slice(html.indexOf(from), html.indexOf('</section>', html.indexOf(from)));
    const figures = [...section.matchAll(/class="figure figure-cost"/g)].length;
    expect([...section.matchAll(/<dd/g)]).toHaveLength(figures);
    expect(html).toMatch(/data-result=""[^>]*><div class="quote-figures"><div class="figure figure-cost">/);
    expect(html).not.toContain('figure-large');
  });

  test('repeats the example beside the illustrative rates, whose range it states', () => {
    const { min, max } = brand.config.illustrativeAprRange;
    const words = textBetween(html, 'id="rates"', '<table');
    const { representativeAPR } = brand.config.representativeExample;
    expect(words).toContain(`Representative ${representativeAPR.toFixed(1)}% APR`);
    expect(words).toContain(`from ${min.toFixed(1)}% to ${max.toFixed(1)}% APR`);
  });

  test('sets out the illustrative APR of every credit history and amount', () => {
    const table = html.slice(html.indexOf('<table'), html.indexOf('</table>'));
    const rows = [...table.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
      [...row.matchAll(/<t[hd][^>]*>([^<]*)</g)].map(([, cell]) => cell),
    );
    const none = 'Not offered';
    const isMotor = brand.config.illustrativeAprRange.max === 44.8;
    expect(rows).toEqual([
      ['Credit history', 'Under £10,000', '£10,000 to £14,999', '£15,000 or more'],
      ['Great', '14.0%', '11.5%', isMotor ? '11.4%' : '11.3%'],
      ['Good', '19.3%', '15.4%', none],
      ['Fair', '28.4%', none, none],
      ['Limited', isMotor ? '44.8%' : '48.8%', none, none],
    ]);
  });

  test('lists nine partners with their marks, one of them in a compact tile', () => {
    const tiles = [...html.matchAll(/<li class="(partner[^"]*)" data-partner="(\w+)"><span[^>]*><svg/g)];
    expect(tiles.map(([, , id]) => id)).toEqual(brand.config.partners.map(({ id }) => id));
    const compact = tiles.filter(([, className]) => className?.includes('partner-compact'));
    expect(compact.map(([, , id]) => id)).toEqual(['ratefinch']);
  });

  test('counts its customers where its switch says so, and says that the figures are a sample', () => {
    const told = landing(brand, '', SAMPLE);
    expect(told.includes('250,000')).toBe(brand.switches.customerCountMessage);
    expect(textOf(told)).toContain('4.6 out of 5 from 12,480 reviews');
    expect(told).toContain('Sample figures');
    expect(landing(brand, '', { ...SAMPLE, isSample: false })).not.toContain('Sample figures');
  });

  test('says nothing of customers and reviews where nobody said', () => {
    expect(html).not.toContain(brand.landing.standingHeading);
  });

  test('lists every message, so that none is lost without script', () => {
    const messages = [...html.matchAll(/<li class="message" data-message="">([^<]+)</g)];
    expect(messages.map(([, words]) => words)).toEqual(brand.landing.messages);
    expect(messages.length).toBeGreaterThanOrEqual(3);
    expect(html).not.toMatch(/data-messages=""[^>]*aria-live/);
  });

  test('warns of what missed payments lead to', () => {
    expect(html).toContain('Missing payments could affect your credit file');
    const isHirePurchase = brand.config.productId.startsWith('hire-purchase');
    expect(html.includes('Your vehicle may be repossessed')).toBe(isHirePurchase);
  });

  test('offers to apply where the brand takes applications, and nothing is chosen before', () => {
    expect(html.includes('formAction="/account/borrow/quote"')).toBe(brand.switches.directApplications);
    expect(html).not.toMatch(/type="radio"[^>]*checked/);
  });

  test('hides the header where its switch says so', () => {
    expect(html.includes('<header')).toBe(!brand.switches.headerHiddenOnLanding);
  });

  test('names the lender of record', () => {
    expect(html).toContain(brand.dictionary.legalEntity.name);
    expect(html).toContain('This is a demonstration.');
    expect(html).not.toContain('Fairlead');
  });
});

describe('without script', () => {
  test('the server answers what the form asked', () => {
    const html = landing(BRANDS.lendable, '?amount=5000&term=24&history=Good');
    expect(html).toContain('An illustration for a good credit history');
    expect(html).toMatch(/type="radio"[^>]*checked=""[^>]*value="Good"|value="Good"[^>]*checked=""/);
  });

  test('an overridden brand stays in the form and in the links', () => {
    const html = landing(BRANDS.asda, '?override=asda&amount=20000&history=Fair');
    expect(html).toContain('<input type="hidden" name="override" value="asda"/>');
    expect(html).toContain('/login?override=asda');
    expect(html).toContain('href="/?override=asda&amp;amount=9999&amp;term=36&amp;history=Fair"');
  });
});
