import type { Brand } from '@fairlead/brands/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { configuredIn } from '../../parts/consenting/third-parties.ts';
import { readChoices } from '../../parts/consenting/consent.ts';
import { isSwitchedOff } from '../../parts/site-pages.ts';
import type { PublicPageProps } from '../../parts/public-page.ts';
import { answerBytes, prepareBytes, type PreparedBytes } from './compressed.ts';
import type { PickedBrand } from './pick-brand.ts';
import { consentScript, publicStyles, quoteToolScript } from './public-assets.ts';
import { PUBLIC_PAGES, type PublicPage } from './public-pages.ts';
import { securityHeaders } from './security-headers.ts';
import { asksConsent, pageSettings } from './settings.ts';
import type { WebContext } from './web-context.ts';

export type PublicRequest = {
  request: Request;
  url: URL;
  picked: PickedBrand;
  context: WebContext;
};

type Kept = { bytes: PreparedBytes; staleAt: number };

const kept = new Map<string, Kept>();

const NOT_FOUND = '/not-found';

/** The page of a path, or the not-found page where the brand has it switched off or nobody knows it. */
export function pageOf(path: string, { switches }: Brand): { path: string; page: PublicPage } {
  const page = isSwitchedOff(path, switches) ? undefined : PUBLIC_PAGES[path];
  if (page) return { path, page };
  const notFound = PUBLIC_PAGES[NOT_FOUND];
  if (!notFound) throw new Error('There is no not-found page');
  return { path: NOT_FOUND, page: notFound };
}

/** A public page without any inline script or style, from bytes prepared once for everybody. */
export async function answerPublicPage(asked: string, given: PublicRequest): Promise<Response> {
  const { request, url, picked } = given;
  const { path, page } = pageOf(asked, picked.brand);
  const status = page.status ?? 200;
  const isAsked = page.isAsked?.(url) === true;
  const bytes = isAsked
    ? prepare(page, await propsOf(path, given), 'once')
    : await keptPage(path, page, given);
  const isKept = !isAsked && status === 200;
  return answerBytes(request, bytes, {
    status,
    headers: {
      ...headersOf(path, given),
      'Cache-Control': isKept ? 'public, max-age=0, must-revalidate' : 'no-store',
    },
  });
}

/** A page made for one reader, with whatever status its words call for. */
export async function answerMadePage(
  path: string,
  given: PublicRequest,
  { status, render }: { status: number; render: PublicPage['render'] },
): Promise<Response> {
  return answerBytes(given.request, prepare({ render }, await propsOf(path, given), 'once'), {
    status,
    headers: { ...headersOf(path, given), 'Cache-Control': 'no-store' },
  });
}

export function headersOf(path: string, { picked, context }: PublicRequest): Record<string, string> {
  return securityHeaders({
    isHttps: context.publicUrl(picked.brand.id).startsWith('https:'),
    path,
    thirdParties: configuredIn(context.clientConfig),
  });
}

async function keptPage(path: string, page: PublicPage, given: PublicRequest): Promise<PreparedBytes> {
  const { picked, context, request } = given;
  const isAsking = asksConsent(context, request.headers.get('Cookie'));
  const key = [path, picked.brand.id, picked.isOverridden, isAsking].join(' ');
  const found = kept.get(key);
  if (found && context.now().getTime() < found.staleAt) return found.bytes;
  const props = { ...(await propsOf(path, given)), choices: {} };
  const bytes = prepare(page, props, 'kept');
  if (!import.meta.env.DEV) kept.set(key, { bytes, staleAt: page.staleAt?.(props) ?? Infinity });
  return bytes;
}

export async function propsOf(path: string, given: PublicRequest): Promise<PublicPageProps> {
  const { request, url, picked, context } = given;
  const cookies = request.headers.get('Cookie');
  return {
    brand: picked.brand,
    settings: await pageSettings(picked, context, cookies),
    path,
    url,
    publicUrl: context.publicUrl(picked.brand.id),
    madeAt: context.now(),
    styles: publicStyles(picked.brand),
    choices: readChoices(cookies),
    consentScript,
    figures: context.figures(picked.brand.id),
    quoteToolScript,
  };
}

function prepare(
  page: Pick<PublicPage, 'render'>,
  props: PublicPageProps,
  use: 'kept' | 'once',
): PreparedBytes {
  const html = renderToStaticMarkup(page.render(props));
  return prepareBytes(`<!DOCTYPE html>${html}`, 'text/html; charset=utf-8', use);
}
