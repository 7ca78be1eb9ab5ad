import { BRANDS } from '@fairlead/brands/brands';
import { describe, expect, test } from 'vitest';
import { publicAddress } from './public-page.ts';
import { aPublicPage } from '../../testing/a-public-page.ts';

const MARKETING = 'utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e';

describe('a link of a public page', () => {
  test('leaves behind what belongs to the page itself', () => {
    expect(publicAddress('/contact', aPublicPage(BRANDS.asda, `/?amount=7500&${MARKETING}&x=1`))).toBe(
      '/contact',
    );
  });

  test('takes along the marketing parameters of motor finance', () => {
    const page = aPublicPage(BRANDS.motor, `/?amount=7500&${MARKETING}&gclid=f`);
    expect(publicAddress('/contact#phone', page)).toBe(`/contact?${MARKETING}#phone`);
  });

  test('takes along an overridden brand, and nothing where no override counts', () => {
    const page = aPublicPage(BRANDS.asda, '/?override=asda');
    const overridden = { ...page, settings: { ...page.settings, isBrandOverridden: true } };
    const ignored = { ...page, settings: { ...page.settings, isBrandOverridden: false } };
    expect(publicAddress('/contact', overridden)).toBe('/contact?override=asda');
    expect(publicAddress('/contact', ignored)).toBe('/contact');
    expect(publicAddress('/contact?sent=A%26B#outcome', overridden)).toBe(
      '/contact?override=asda&sent=A%26B#outcome',
    );
  });
});
