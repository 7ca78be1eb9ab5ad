import { BRANDS } from '@fairlead/brands/brands';
import type { Brand } from '@fairlead/brands/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aPublicPage } from '../../parts/testing/a-public-page.ts';
import { LandingPage } from './LandingPage.tsx';

function landing(brand: Brand, search = ''): string {
  return renderToStaticMarkup(<LandingPage {...aPublicPage(brand, `/${search}`)} />);
}

describe.each(Object.values(BRANDS))('the landing page of $id', (brand) => {
  const html = landing(brand);

  test('has no inline script and no style attribute', () => {
    expect(html).not.toMatch(/\sstyle=/);
    expect([...html.matchAll(/<script(?! type="application\/ld\+json")/g)]).toHaveLength(1);
    expect(html).toContain('<script type="module" src="/assets/quote-tool.js"></script>');
  });

  test('shows the representative example', () => {
    const { representativeAPR } = brand.config.representativeExample;
    expect(html).toContain(`Representative ${representativeAPR.toFixed(1)}% APR`);
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
