import type { Brand } from '@fairlead/brands/brand';
import { BRANDS } from '@fairlead/brands/brands';
import { STAFF_SIGN_ON } from '@fairlead/contract/web/account-paths';
import { FILE_KINDS } from '@fairlead/core/retention/file-kinds';
import { RETENTION_PERIODS } from '@fairlead/core/retention/retention-periods';
import { keptForWords } from '@fairlead/core/retention/retention-words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { isAppPath } from '../../../parts/page/app-paths.ts';
import { brokerWords } from '../../../parts/lender/broker-words.ts';
import { DEBT_SERVICES } from '../../../parts/lender/debt-services.ts';
import { NOTHING_CONFIGURED } from '../../../parts/public/nothing-configured.ts';
import { isOpenToApplications } from '@fairlead/contract/web/open-products';
import { isSwitchedOff, sitePagesOf } from '../../../parts/public/site-pages.ts';
import { aPublicPage } from '../../../testing/a-public-page.ts';
import { isPublicPath, PUBLIC_PAGES } from './public-pages.ts';

function rendered(brand: Brand, address: string): string {
  const page = aPublicPage(brand, address);
  const asked = PUBLIC_PAGES[page.path];
  return renderToStaticMarkup(asked.render(page));
}

function attribute(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
}

const FALLBACKS = ['/not-found', '/not-authorized', '/internal-error'];

const PAGES = Object.values(BRANDS).flatMap((brand) =>
  [...sitePagesOf(brand.switches).map(({ path }) => path), ...FALLBACKS].map((path) => ({
    id: brand.id,
    path,
    brand,
    html: rendered(brand, path),
  })),
);

describe.each(PAGES)('$path of $id', ({ brand, path, html }) => {
  test('runs no script and carries no style of its own', () => {
    expect(html).not.toMatch(/\sstyle=|<style/);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  });

  test('has one heading of the first rank, and leaves out no rank below it', () => {
    const ranks = [...html.matchAll(/<h([1-6])\b/g)].map(([, rank]) => Number(rank));
    expect(ranks.filter((rank) => rank === 1)).toHaveLength(1);
    expect(ranks[0]).toBe(1);
    const jumps = ranks.filter((rank, index) => index > 0 && rank > (ranks[index - 1] ?? 0) + 1);
    expect(jumps).toEqual([]);
  });

  test('links only to what this brand has', () => {
    const paths = linksIn(html)
      .filter((href) => href.startsWith('/'))
      .map((href) => new URL(href, 'http://localhost').pathname);
    const dead = paths.filter(
      (to) =>
        to !== STAFF_SIGN_ON && !isAppPath(to) && (!isPublicPath(to) || isSwitchedOff(to, brand.switches)),
    );
    expect(dead).toEqual([]);
  });

  test('points at parts of pages that are there', () => {
    const missing = linksIn(html).filter((href) => {
      const to = new URL(href, `http://localhost${path}`);
      if (to.host !== 'localhost' || to.hash === '' || to.hash === '#main') return false;
      return !attribute(rendered(brand, to.pathname), 'id').includes(to.hash.slice(1));
    });
    expect(missing).toEqual([]);
  });

  test('gives no id twice', () => {
    const ids = attribute(html, 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('says in the same words who lends, who introduces and who is paid', () => {
    expect(html).toContain(brokerWords(brand.dictionary));
    expect(html).not.toContain('trading name');
  });

  test('names this brand alone, and no other company but the lender', () => {
    const words = html.replaceAll(/<svg.*?<\/svg>/gs, '');
    const others = Object.values(BRANDS).filter(({ id }) => id !== brand.id);
    const named = others.filter(({ dictionary }) =>
      new RegExp(`\\b(?:${dictionary.websiteName}|${dictionary.domain})\\b`, 'i').test(words),
    );
    expect(named.map(({ id }) => id)).toEqual([]);
    expect(html).not.toMatch(/fairlead/i);
  });
});

describe.each(Object.values(BRANDS))('what $id says of itself', (brand) => {
  const about = rendered(brand, '/about');

  test('is next to the representative example', () => {
    expect(about).toContain('Representative example.');
    expect(about).toMatch(/Representative [\d.]+% APR/);
  });

  test('says that there may be commission, and where to ask how much', () => {
    expect(about).toContain('may pay a commission');
    expect(about).toContain(`Call ${brand.dictionary.phone}`);
  });
});

const canApplyAt = ({ config }: Brand): boolean => isOpenToApplications(config.productId, NOTHING_CONFIGURED);

/** What the privacy notice calls each kind of record that is deleted, and the brands that have it; all, if not said. */
const KEPT: Record<
  keyof typeof RETENTION_PERIODS,
  { readonly label: string; readonly where?: (brand: Brand) => boolean }
> = {
  requestCounts: { label: 'Counts of requests' },
  signIns: { label: 'Sign-in links and sessions' },
  knownBrowsers: { label: 'Browsers that you have signed in with' },
  devices: { label: 'Devices that you have signed in with', where: canApplyAt },
  pageViews: { label: 'Counts of how often a page was opened' },
  experimentSeeds: { label: 'Which version of a page we showed you', where: canApplyAt },
  visits: { label: 'Visits to our pages' },
  answers: { label: 'Copies of our server’s replies' },
  providerMessages: { label: 'Messages about your payments' },
  drafts: { label: 'Answers that you saved and didn’t send', where: canApplyAt },
  unusedBankData: { label: 'Payments that we read from your bank', where: canApplyAt },
  stoppedAddresses: { label: 'That you pressed “Stop these emails” about saved answers', where: canApplyAt },
  applications: {
    label: 'An application without a loan, its decision, its documents and the files that you sent for it',
    where: canApplyAt,
  },
  financialStatements: { label: 'Your budget', where: canApplyAt },
  loans: {
    label: 'A loan, its documents, the files that you sent for it, its payments and our messages about it',
    where: canApplyAt,
  },
  contactMessages: {
    label: 'What you send with the form on our contact page',
    where: ({ switches }) => switches.contactUsForm,
  },
};

describe.each(Object.values(BRANDS))('the privacy notice of $id', (brand) => {
  const notice = rendered(brand, '/privacy');
  const canApply = canApplyAt(brand);

  test('tells of applications where there can be one, and nowhere else', () => {
    for (const words of ['If you apply', 'id="credit-files"', 'id="decisions"', 'bank account check'])
      expect(notice.toLowerCase().includes(words.toLowerCase()), words).toBe(canApply);
  });

  test.each(Object.entries(KEPT))('says how long the server stores: %s', (kind, { label, where }) => {
    const items = notice.match(/<li>.*?<\/li>/gs) ?? [];
    const item = items.find((each) => each.includes(`<strong>${label}</strong>`));
    expect(item !== undefined).toBe(where?.(brand) ?? true);
    if (item !== undefined)
      expect(item).toContain(keptForWords(RETENTION_PERIODS[kind as keyof typeof RETENTION_PERIODS]));
  });

  test.each(Object.values(FILE_KINDS))('says with what it stores: $named', ({ named, keptWith }) => {
    for (const { label } of keptWith.map((kind) => KEPT[kind])) expect(label).toContain(named);
  });

  test('says what happens abroad, and to what is said about health', () => {
    expect(notice).toContain('id="abroad"');
    expect(notice).toContain('your explicit consent');
  });
});

test.each(Object.values(BRANDS))('$id tells where to complain further and who gives free advice', (brand) => {
  const complaints = rendered(brand, '/complaints');
  for (const words of ['tel:08000234567', 'complaint.info@financial-ombudsman.org.uk', 'E14 9SR'])
    expect(complaints).toContain(words);
  const help = rendered(brand, '/help-and-support');
  for (const { phone, href } of DEBT_SERVICES) {
    expect(help).toContain(`tel:${phone.replaceAll(' ', '')}`);
    expect(help).toContain(href);
  }
  expect(help).toContain('Northern Ireland');
});

describe('the help page, asked', () => {
  const asked = (query: string) => rendered(BRANDS.asda, `/help-and-support?q=${encodeURIComponent(query)}`);

  test('lists answers with a way to each', () => {
    const html = asked('missed payment');
    expect(html).toMatch(
      /<title>(?:One answer|\d answers) for “missed payment” – Help and support – Asda loans</,
    );
    expect(html).toContain('for “missed payment”');
    expect(html).toContain('href="/frequently-asked-questions#missed-payment"');
  });

  test('shows the representative example before the answers, which may name costs', () => {
    const html = asked('fee');
    const example = html.indexOf('Representative example.');
    expect(example).toBeGreaterThan(html.indexOf('id="results"'));
    expect(example).toBeLessThan(html.indexOf('#fees'));
  });

  test('keeps what was typed, harmlessly', () => {
    const html = asked('"><script>alert(1)</script>');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;');
  });

  test('takes the reader to what it found, which can have the focus', () => {
    expect(asked('fee')).toContain('action="/help-and-support#results"');
    expect(asked('fee')).toMatch(/<section[^>]* id="results"[^>]* tabindex="-1"/);
  });

  test('nothing at all, says so', () => {
    const html = asked(' ');
    expect(html).toContain('<title>Enter something to search for – ');
    expect(html).toContain('id="results"');
  });

  test('says when it has nothing, and who to ask', () => {
    const html = asked('giraffe');
    expect(html).toContain('Nothing found for “giraffe”');
    expect(html).toContain('href="#talk"');
    expect(html).toContain(BRANDS.asda.dictionary.phone);
  });
});
