import { expect, test } from 'vitest';
import { SITE_PAGES } from '../../parts/site-pages.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

test('every page that the footer lists is a page, and every page of information is listed', () => {
  const unlisted = ['/', '/styleguide', '/not-found', '/not-authorized', '/internal-error'];
  const listed = SITE_PAGES.map(({ path }) => path);
  const served = Object.keys(PUBLIC_PAGES).filter((path) => !unlisted.includes(path));
  expect(served.toSorted()).toEqual(listed.toSorted());
});
