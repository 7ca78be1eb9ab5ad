import { BRANDS } from '@fairlead/brands/brands';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PublicHead, type HeadProps } from './PublicHead.tsx';
import { organisation } from './structured-data.ts';
import { aPublicPage } from '../../testing/a-public-page.ts';

function headOf(env: 'sandbox' | 'production', changes: Partial<HeadProps> = {}): string {
  const page = aPublicPage(BRANDS.asda, '/about');
  const live = { ...page, publicUrl: 'https://asda.example', settings: { ...page.settings, env } };
  const props = { page: live, title: 'About us', description: 'Who lends.', canBeIndexed: true, ...changes };
  return renderToStaticMarkup(<PublicHead {...props} />);
}

describe('a page in production', () => {
  test('gives search engines its one address, and links to it a picture and words', () => {
    const head = headOf('production');
    expect(head).toContain('<link rel="canonical" href="https://asda.example/about"/>');
    expect(head).not.toContain('noindex');
    expect(head).toContain('<meta property="og:url" content="https://asda.example/about"/>');
    expect(head).toContain('<meta property="og:image" content="https://asda.example/open-graph.png"/>');
    expect(head).toContain('<meta name="description" content="Who lends."/>');
  });

  test('is not listed where it is not to be found', () => {
    const head = headOf('production', { canBeIndexed: false });
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).not.toContain('canonical');
  });
});

test('outside production no page is listed', () => {
  expect(headOf('sandbox')).toContain('<meta name="robots" content="noindex"/>');
});

test('structured data cannot close its element', () => {
  const data = {
    ...organisation(BRANDS.asda, 'https://asda.example'),
    name: '</script><script>alert(1)</script>',
  };
  const head = headOf('production', { structuredData: [data] });
  expect(head.match(/<script/g)).toHaveLength(1);
  expect(head).toContain('\\u003c/script>');
});
