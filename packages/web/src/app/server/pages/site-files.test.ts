import { BRANDS } from '@fairlead/brands/brands';
import { describe, expect, test } from 'vitest';
import { answerSiteFile } from './site-files.ts';
import { aWebContext } from '../../../testing/a-web-context.ts';
import type { WebContext } from '../answering/web-context.ts';

async function textOf(path: string, env: WebContext['env']): Promise<string> {
  return (await answerSiteFile(path, BRANDS.asda, aWebContext({ env }))?.text()) ?? '';
}

describe('a search engine', () => {
  test('is kept out of every environment but production', async () => {
    expect(await textOf('/robots.txt', 'sandbox')).toBe('User-agent: *\nDisallow: /\n');
    expect(await textOf('/robots.txt', 'staging')).toBe('User-agent: *\nDisallow: /\n');
  });

  test('finds the sitemap in production, and no account page', async () => {
    const text = await textOf('/robots.txt', 'production');
    expect(text).toContain('Sitemap: https://asda.example/sitemap.xml');
    expect(text).toContain('Disallow: /account/');
    expect(text).not.toMatch(/^Disallow: \/$/m);
  });

  test('is given whole addresses of the brand’s pages', async () => {
    const text = await textOf('/sitemap.xml', 'production');
    expect(text).toContain('<loc>https://asda.example/</loc>');
    expect(text).not.toContain('/careers');
  });
});

test('any other path is no such file', () => {
  expect(answerSiteFile('/', BRANDS.asda, aWebContext({ env: 'production' }))).toBeUndefined();
});
