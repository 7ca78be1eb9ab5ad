import { BRANDS } from '@fairlead/brands/brands';
import { expect, test } from 'vitest';
import { SITE_PAGES } from '../../../parts/public/site-pages.ts';
import { aPublicPage } from '../../../testing/a-public-page.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

test('every page that the footer lists is a page, and every page of information is listed', () => {
  const unlisted = ['/', '/styleguide', '/not-found', '/not-authorized', '/internal-error'];
  const listed = SITE_PAGES.map(({ path }) => path);
  const served = Object.keys(PUBLIC_PAGES).filter((path) => !unlisted.includes(path));
  expect(served.toSorted()).toEqual(listed.toSorted());
});

test('the contact page is rendered again when a channel opens or closes, and at midnight', () => {
  const staleAt = (instant: string) => {
    const page = aPublicPage(BRANDS.asda, '/contact', new Date(instant));
    return new Date(PUBLIC_PAGES['/contact'].staleAt?.(page) ?? 0).toISOString();
  };
  expect(staleAt('2026-11-20T08:59:59Z')).toBe('2026-11-20T09:00:00.000Z');
  expect(staleAt('2026-11-20T09:00:00Z')).toBe('2026-11-20T18:00:00.000Z');
  expect(staleAt('2026-11-20T20:00:00Z')).toBe('2026-11-21T00:00:00.000Z');
});
