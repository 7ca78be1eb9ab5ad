import type { Brand } from '@fairlead/brands/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { readChoices } from '../../../state/consent/consent.ts';
import { takesPart } from '../../../state/consent/experiments-choice.ts';
import type { PublicPath } from '../../../paths.ts';
import { underBrand, withCarriedParameters } from '../../../parts/page/carried-parameters.ts';
import { isSwitchedOff } from '../../../parts/public/site-pages.ts';
import type { PublicPageProps } from '../../../parts/public/public-page.ts';
import { answerOnce } from './answer-once.ts';
import { prepareBytes } from './compressed.ts';
import { cachedPage, pageCacheFor } from './page-cache.ts';
import type { PickedBrand } from './pick-brand.ts';
import { consentScript, inlineIcon, stylesOf, quoteToolScript } from '../assets/public-assets.ts';
import { isPublicPath, PUBLIC_PAGES, type ConfiguredPages, type PublicPage } from '../pages/public-pages.ts';
import { withStaticPath } from '../assets/static-path.ts';
import { readyAnswer, responseTo, type ReadyAnswer } from './prepared-response.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { isServedByHttps } from './served-by-https.ts';
import { asksConsent, hasSession, pageSettings, thirdPartiesOn } from './settings.ts';
import type { WebContext } from './web-context.ts';

export type PublicRequest = {
  request: Request;
  url: URL;
  picked: PickedBrand;
  context: WebContext;
};

const NOT_FOUND = '/not-found' satisfies PublicPath;
const HTML = 'text/html; charset=utf-8';

/** The page of a path, or the not-found page if it is unknown, or switched off by brand or configuration. */
export function pageOf(
  path: string,
  { picked, context }: { picked: PickedBrand; context: ConfiguredPages },
): { path: PublicPath; page: PublicPage } {
  const isOn = isPublicPath(path) && !isSwitchedOff(path, picked.brand.switches);
  if (isOn && PUBLIC_PAGES[path].isOn?.(context) !== false) return { path, page: PUBLIC_PAGES[path] };
  return { path: NOT_FOUND, page: PUBLIC_PAGES[NOT_FOUND] };
}

/** A public page, from prepared bytes that all visitors share. It has no inline script or style. */
export async function answerPublicPage(asked: string, given: PublicRequest): Promise<Response> {
  const { request, url, picked } = given;
  const { path, page } = pageOf(asked, given);
  if (page.isAsked?.(url) === true || carriesParameters(url, picked.brand))
    return answerUncachedPage(path, given, page);
  return responseTo(request, await readyPage(path, page, given));
}

/** Whether the page's links have to carry parameters of this address. An overridden brand has pages of its own. */
function carriesParameters({ search }: URL, { config }: Brand): boolean {
  const carried = new URLSearchParams(withCarriedParameters('', search, config.productId));
  return [...carried.keys()].some((name) => name !== 'override');
}

/** A page rendered for this request only, with its own status and headers. */
export async function answerUncachedPage(
  path: PublicPath,
  given: PublicRequest,
  page: Pick<PublicPage, 'status' | 'render'> & { headers?: Readonly<Record<string, string>> },
): Promise<Response> {
  const props = await propsOf(path, given);
  const headers = new Headers({ ...headersOf(path, given), 'Content-Type': HTML, ...page.headers });
  return answerOnce(given.request, htmlOf(page, props), { status: statusOf(page, props), headers });
}

export function headersOf(path: string, { picked, context }: PublicRequest): Record<string, string> {
  return securityHeaders({
    isHttps: isServedByHttps(picked.brand.id, context),
    path,
    thirdParties: thirdPartiesOn(path, context),
    places: context.clientConfig(picked.brand.id),
    isReporting: true,
  });
}

async function readyPage(path: PublicPath, page: PublicPage, given: PublicRequest): Promise<ReadyAnswer> {
  const { picked, context, request } = given;
  const { brand, isOverridden } = picked;
  const cookies = request.headers.get('Cookie');
  const isAsking = asksConsent({ path, cookies }, context);
  const isSignedIn = hasSession(cookies);
  const cache = pageCacheFor({ brandId: brand.id, isOverridden, isAsking, isSignedIn });
  const found = cachedPage(cache, path, context.now());
  if (found) return found;
  const props = { ...(await propsOf(path, given)), choices: {}, takesPart: true };
  const answer = readyFrom(htmlOf(page, props), path, statusOf(page, props), given);
  if (!import.meta.env.DEV) cache.set(path, { answer, staleAt: page.staleAt?.(props) ?? Infinity });
  return answer;
}

function readyFrom(html: string, path: string, status: number, given: PublicRequest): ReadyAnswer {
  const cacheControl = status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store';
  const headers = { ...headersOf(path, given), 'Cache-Control': cacheControl };
  return readyAnswer(prepareBytes(html, HTML), { status, headers, vary: ['Cookie'], isInOnePiece: true });
}

export async function propsOf(path: PublicPath, given: PublicRequest): Promise<PublicPageProps> {
  const { request, url, picked, context } = given;
  const cookies = request.headers.get('Cookie');
  return {
    brand: picked.brand,
    settings: await pageSettings(picked, context, { path, cookies }),
    path,
    url,
    publicUrl: context.publicUrl(picked.brand.id),
    underBrand: (brandId) =>
      context.brandOverrideAllowed ? underBrand(path, brandId) : `${context.publicUrl(brandId)}${path}`,
    madeAt: context.now(),
    icon: inlineIcon(picked.brand),
    styles: stylesOf(picked.brand, PUBLIC_PAGES[path].sheet),
    choices: readChoices(cookies),
    takesPart: takesPart(cookies),
    isSignedIn: hasSession(cookies),
    consentScript,
    figures: context.figures(picked.brand.id),
    quoteToolScript,
  };
}

function statusOf({ status = 200 }: Pick<PublicPage, 'status'>, props: PublicPageProps): number {
  return typeof status === 'number' ? status : status(props);
}

function htmlOf(page: Pick<PublicPage, 'render'>, props: PublicPageProps): string {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(page.render(props))}`;
  return withStaticPath(html, props.settings.clientConfig.staticPath);
}
