import { expect, test, vi } from 'vitest';
import { SITE_PAGES } from '../../parts/site-pages.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

// Style sheets are files of the build; a test has none.
vi.mock('@fairlead/ui/ui.css?url', () => ({ default: '/assets/ui.css' }));
vi.mock('../../features/browsing/landing.css?url', () => ({ default: '/assets/landing.css' }));
vi.mock('../../parts/information.css?url', () => ({ default: '/assets/information.css' }));
vi.mock('../app.css?url', () => ({ default: '/assets/app.css' }));

test('every page that the footer lists is a page, and every page of information is listed', () => {
  const fallbacks = ['/not-found', '/not-authorized', '/internal-error'];
  const listed = SITE_PAGES.map(({ path }) => path);
  const served = Object.keys(PUBLIC_PAGES).filter((path) => path !== '/' && !fallbacks.includes(path));
  expect(served.toSorted()).toEqual(listed.toSorted());
});
