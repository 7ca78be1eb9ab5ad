import { BRANDS } from '@fairlead/brands/brands';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPublicPage } from '../../testing/a-public-page.ts';
import { headerContent } from './header-content.tsx';
import { PublicDocument } from './PublicDocument.tsx';

const page = { ...aPublicPage(BRANDS.asda, '/about?override=asda'), isSignedIn: true };

test('the header of a public page leads a visitor to help and to signing in', () => {
  const { links = [], menu } = headerContent({ ...page, isSignedIn: false });
  expect(links.map(({ label }) => label)).toEqual(['Help', 'Sign in']);
  expect(menu).toBeUndefined();
});

test('the header of a public page has the account menu where there is a session, under the same brand', () => {
  const html = renderToStaticMarkup(
    <PublicDocument page={page} title="About us" description="Who lends.">
      <h1>About us</h1>
    </PublicDocument>,
  );
  const menu = [...html.matchAll(/<a class="menu-link" href="([^"]*)">([^<]*)<\/a>/g)];
  expect(menu.map(([, href, label]) => [label, href])).toEqual([
    ['Overview', '/account/borrow?override=asda'],
    ['Documents', '/account/documents?override=asda'],
    ['Messages', '/account/messages?override=asda'],
    ['Your budget', '/account/budget?override=asda'],
    ['Your details', '/account/address-details?override=asda'],
    ['Contact settings', '/contact-settings?override=asda'],
    ['Your data', '/account/your-data?override=asda'],
    ['Help', '/help-and-support?override=asda'],
    ['Sign out', '/logout?override=asda'],
  ]);
});
