import type { Brand } from '@fairlead/brands/brand';
import { ACCOUNT_AREA, LOGIN } from '@fairlead/contract/web/account-paths';
import { LOGOUT, VIEW_DOCUMENT } from '../../../paths.ts';
import { sitePagesOf } from '../../../parts/public/site-pages.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { isServedByHttps } from '../answering/served-by-https.ts';
import type { WebContext } from '../answering/web-context.ts';

type SiteFile = { contentType: string; text: (brand: Brand, context: WebContext) => string };

/** Screens of the application hold nothing that a search engine could list. */
const UNLISTED = [ACCOUNT_AREA, LOGIN, LOGOUT, VIEW_DOCUMENT, '/v2/', '/loan-applications'];

/** Only production may be indexed by search engines. */
function robots(brand: Brand, { env, publicUrl }: WebContext): string {
  if (env !== 'production') return 'User-agent: *\nDisallow: /\n';
  const rules = UNLISTED.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${rules}\n\nSitemap: ${publicUrl(brand.id)}/sitemap.xml\n`;
}

/** Sitemaps protocol 0.9 (sitemaps.org): every page that may be listed, by its whole address. */
function sitemap(brand: Brand, { publicUrl }: WebContext): string {
  const paths = ['/', ...sitePagesOf(brand.switches).map(({ path }) => path)];
  const urls = paths.map((path) => `<url><loc>${publicUrl(brand.id)}${path}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`;
}

const SITE_FILES: Readonly<Record<string, SiteFile>> = {
  '/robots.txt': { contentType: 'text/plain; charset=utf-8', text: robots },
  '/sitemap.xml': { contentType: 'application/xml; charset=utf-8', text: sitemap },
};

/** What search engines read before the pages. */
export function answerSiteFile(path: string, brand: Brand, context: WebContext): Response | undefined {
  if (!Object.hasOwn(SITE_FILES, path)) return undefined;
  const file = SITE_FILES[path];
  return (
    file &&
    new Response(file.text(brand, context), {
      headers: {
        'Content-Type': file.contentType,
        'Cache-Control': 'public, max-age=3600',
        ...securityHeaders({ isHttps: isServedByHttps(brand.id, context), path }),
      },
    })
  );
}
