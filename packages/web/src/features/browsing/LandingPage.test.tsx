import { BRANDS } from '@fairlead/brands/brands';
import type { Brand } from '@fairlead/brands/brand';
import type { PublicFigures } from '@fairlead/contract/web/public-figures';
import { pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { price } from '@fairlead/core/pricing/price';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { NOTHING_CONFIGURED } from '../../parts/public/nothing-configured.ts';
import { isOpenToApplications } from '@fairlead/contract/web/open-products';
import { RISKS } from '../../parts/lender/risks.ts';
import { shownAprs } from '../../parts/loan/shown-aprs.ts';
import { aPublicPage } from '../../testing/a-public-page.ts';
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

  test('shows the representative example under its heading, whole, every part of it a figure', () => {
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
      `Arrangement fee ${money(example.totalFees).replace('.00', '')}`,
      `Annual interest rate, fixed ${example.interestRate.toFixed(1)}%`,
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

  test('names what buying a car adds to the example', () => {
    const isHirePurchase = PRODUCTS[brand.config.productId].basis === 'rate';
    const example = textBetween(html, '<h2 id="representative-example">', '</section>');
    const parts = ['Cash price £10,000', 'Deposit £0', 'option-to-purchase fee of £25'];
    expect(parts.map((part) => example.includes(part))).toEqual(parts.map(() => isHirePurchase));
  });

  test('warns of missed payments next to the example', () => {
    expect(textBetween(html, '<h2 id="representative-example">', '</section>')).toContain(
      RISKS[brand.config.productId].short,
    );
  });

  test('has one representative example, to which the illustrative rates with their range link', () => {
    const { least, most } = shownAprs(brand.config);
    expect(textOf(html).match(/Representative example/g)).toHaveLength(1);
    expect(textBetween(html, 'id="rates"', '<table')).toContain(`the APR runs from ${least} to ${most}`);
    expect(html).toContain('<a href="#representative-example">representative example</a>');
  });

  test('has its sections in the order of its theme', () => {
    const markup = landing(brand, '', SAMPLE);
    const headings = {
      messages: brand.landing.messages[0] ?? '',
      steps: brand.landing.stepsHeading,
      rates: brand.landing.ratesHeading,
      reviews: brand.landing.reviewsHeading,
      partners: brand.landing.partnersHeading,
      risks: brand.landing.beforeHeading,
    };
    const below = markup.slice(markup.indexOf('hero-art'));
    const places = brand.theme.sections.map(({ part }) => below.indexOf(`>${headings[part]}<`));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('sets out the illustrative APR of every credit history and amount', () => {
    const table = html.slice(html.indexOf('<table'), html.indexOf('</table>'));
    const rows = [...table.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
      [...row.matchAll(/<t[hd][^>]*>([^<]*)</g)].map(([, cell]) => cell),
    );
    const none = 'Not offered';
    const isRateLed = PRODUCTS[brand.config.productId].basis === 'rate';
    expect(rows).toEqual([
      ['Credit history', 'Under £10,000', '£10,000 to £14,999', '£15,000 or more'],
      ['Great', '14.0%', '11.5%', isRateLed ? '11.4%' : '11.3%'],
      ['Good', '19.3%', '15.4%', none],
      ['Fair', '28.4%', isRateLed ? '24.5%' : none, none],
      ['Limited', isRateLed ? '44.8%' : '48.8%', none, none],
    ]);
  });

  test('lists nine partners with their marks, one of them in a compact tile', () => {
    const tiles = [...html.matchAll(/<li class="(partner[^"]*)" data-partner="(\w+)"><span[^>]*><svg/g)];
    expect(tiles.map(([, , id]) => id)).toEqual(brand.config.partners.map(({ id }) => id));
    const compact = tiles.filter(([, className]) => className?.includes('partner-compact'));
    expect(compact.map(([, , id]) => id)).toEqual(['ratefinch']);
  });

  test('counts its customers where its switch says so, and says that the figures are a sample', () => {
    const markup = landing(brand, '', SAMPLE);
    expect(markup.includes('250,000')).toBe(brand.switches.customerCountMessage);
    expect(textOf(markup)).toContain('4.6 out of 5 from 12,480 reviews');
    expect(markup).toContain('Sample figures');
    expect(landing(brand, '', { ...SAMPLE, isSample: false })).not.toContain('Sample figures');
  });

  test('says nothing of customers and reviews where nothing is configured', () => {
    expect(html).not.toContain(brand.landing.reviewsHeading);
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

  test('says where an application starts where that is not here, or that none is taken yet', () => {
    const { directApplications } = brand.switches;
    const isOpen = isOpenToApplications(brand.config.productId, NOTHING_CONFIGURED);
    expect(html.includes('You can apply through a comparison site: Loan Lantern,')).toBe(
      isOpen && !directApplications,
    );
    const closed = textOf(html).match(/Applications are not open yet/g) ?? [];
    expect(closed.length > 0).toBe(!isOpen);
    if (!isOpen) expect(textOf(html)).not.toMatch(/applications? (?:come|start)/i);
  });

  test('hides the header where its switch says so', () => {
    expect(html.includes('class="site-header"')).toBe(!brand.switches.headerHiddenOnLanding);
  });

  test('has one banner and one list of links for getting about, before its content', () => {
    const before = html.slice(0, html.indexOf('<main'));
    expect(before.match(/<header/g)).toHaveLength(1);
    expect(before).toMatch(/<header.*<nav aria-label="Main">.*Sign in.*<\/nav>.*<\/header>/);
    expect(html.match(/<header/g)).toHaveLength(1);
  });

  test('names the lender of record', () => {
    expect(html).toContain(brand.dictionary.legalEntity.name);
    expect(html).toContain('This is a demonstration.');
    expect(html).not.toContain('Fairlead');
  });
});

describe('the landing page of hire purchase, once its applications are open', () => {
  const page = aPublicPage(BRANDS.motor, '/');
  const featureFlags = { ...NOTHING_CONFIGURED.featureFlags, 'motor-applications': true };
  const settings = { ...page.settings, clientConfig: { ...NOTHING_CONFIGURED, featureFlags } };
  const words = textOf(renderToStaticMarkup(<LandingPage {...page} settings={settings} />));

  test('leads to where an application starts, and nowhere says that none is taken', () => {
    expect(words).toContain('You can apply through a comparison site: Loan Lantern,');
    expect(words).toContain('Apply through a partner Start at one of six comparison sites');
    expect(words).toContain('You start your application at one of the six comparison sites');
    expect(words).not.toMatch(/not open|when we’re open/i);
  });
});

describe('without script', () => {
  test('the server answers what the form asked', () => {
    const html = landing(BRANDS.lendable, '?amount=5000&term=24&history=Good');
    expect(html).toContain('An illustration for a good credit history');
    const priced = price(
      { amount: pence(500_000), termMonths: 24, percent: 19.3 },
      PRODUCTS['unsecured-2026-1'],
    );
    if (!priced.ok) throw new Error(priced.refusal);
    const result = textBetween(html, 'data-result=""', '</form>');
    expect(result).toContain(
      `23 payments of ${formatPounds(priced.value.monthly)}, then a final payment of ${formatPounds(priced.value.final)}`,
    );
    expect(result).toContain(`Total payable ${formatWholePounds(priced.value.totalPayable)}`);
    expect(result).toContain('You borrow £5,000');
    expect(html).toMatch(/type="radio"[^>]*checked=""[^>]*value="Good"|value="Good"[^>]*checked=""/);
  });

  test('everything that is wrong is said above the page, next to its field and in the title', () => {
    const html = landing(BRANDS.lendable, '?amount=abc&term=999');
    expect(html).toContain('<title>Error: Personal loans');
    const words = ['Amount must be a number of pounds, like £7,500', 'Term must be between 12 and 60 months'];
    const summary = textBetween(html, 'id="outcome"', 'class="hero"');
    for (const [index, field] of ['amount', 'term'].entries()) {
      expect(summary).toContain(words[index]);
      expect(html).toContain(`<a href="#${field}">${words[index]}</a>`);
      expect(html).toMatch(
        new RegExp(`id="${field}"[^>]*aria-invalid="true" aria-describedby="${field}-error"`),
      );
      expect(textBetween(html, `id="${field}-error"`, '</p>')).toContain(`Error: ${words[index]}`);
    }
    expect(html.match(/id="outcome"/g)).toHaveLength(1);
  });

  test('an amount that a history is not offered is no mistake', () => {
    const html = landing(BRANDS.lendable, '?amount=20000&history=Fair');
    expect(html).not.toContain('Error:');
    expect(html).toContain('data-state="message"');
  });

  test('nothing is read out before something changes', () => {
    expect(landing(BRANDS.lendable)).toMatch(/<output[^>]*><\/output>/);
  });

  test('an overridden brand stays in the form and in the links', () => {
    const html = landing(BRANDS.asda, '?override=asda&amount=20000&history=Fair');
    expect(html).toContain('<input type="hidden" name="override" value="asda"/>');
    expect(html).toContain('/login?override=asda');
    expect(html).toContain('href="/?override=asda&amp;amount=9999&amp;term=36&amp;history=Fair#outcome"');
  });
});
