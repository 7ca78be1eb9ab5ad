import type { Brand } from '@fairlead/brands/brand';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from '../../features/browsing/LandingPage.tsx';
import { asksForPrice } from '../../features/browsing/asked-price.ts';
import type { PublicPageProps } from '../../parts/public-page.ts';
import type { PageSettings } from '../../state/page-settings.ts';
import { answerBytes, prepareBytes, type PreparedBytes } from './compressed.ts';
import { InternalErrorPage, NotAuthorizedPage, NotFoundPage } from './FallbackPages.tsx';
import { quoteToolScript } from './public-assets.ts';
import { securityHeaders } from './security-headers.ts';

type PublicPage = {
  status: number;
  render: (props: PublicPageProps) => ReactElement;
  /** True when the address asks for something of its own, so that the page is made anew. */
  isAsked?: (url: URL) => boolean;
};

const PUBLIC_PAGES: Readonly<Record<string, PublicPage>> = {
  '/': { status: 200, render: LandingPage, isAsked: asksForPrice },
  '/not-found': { status: 404, render: NotFoundPage },
  '/not-authorized': { status: 403, render: NotAuthorizedPage },
  '/internal-error': { status: 500, render: InternalErrorPage },
};

export function isPublicPath(path: string): boolean {
  return Object.hasOwn(PUBLIC_PAGES, path);
}

export type PublicRequest = {
  request: Request;
  url: URL;
  brand: Brand;
  settings: PageSettings;
  isHttps: boolean;
};

const prepared = new Map<string, PreparedBytes>();

/** A public page without any inline script or style, from bytes prepared once for everybody. */
export function answerPublicPage(path: string, given: PublicRequest): Response {
  const page = PUBLIC_PAGES[path];
  if (!page) throw new Error(`Not a public page: ${path}`);
  const isAsked = page.isAsked?.(given.url) === true;
  return answerBytes(
    given.request,
    isAsked ? prepare(page, given, 'once') : preparedPage(path, page, given),
    {
      status: page.status,
      headers: {
        ...securityHeaders({ isHttps: given.isHttps, path }),
        'Cache-Control': isAsked || page.status !== 200 ? 'no-store' : 'public, max-age=0, must-revalidate',
      },
    },
  );
}

function preparedPage(path: string, page: PublicPage, given: PublicRequest): PreparedBytes {
  const { brand, settings } = given;
  const key = [path, brand.id, settings.env, settings.buildVersion, settings.isBrandOverridden].join(' ');
  const bytes = prepared.get(key) ?? prepare(page, given, 'kept');
  if (!import.meta.env.DEV) prepared.set(key, bytes);
  return bytes;
}

function prepare(
  page: PublicPage,
  { brand, settings, url }: PublicRequest,
  use: 'kept' | 'once',
): PreparedBytes {
  const html = renderToStaticMarkup(page.render({ brand, settings, url, quoteToolScript }));
  return prepareBytes(`<!DOCTYPE html>${html}`, 'text/html; charset=utf-8', use);
}
