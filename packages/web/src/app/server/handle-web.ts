import type { Brand } from '@fairlead/brands/brand';
import { isAppPath, isSandboxPath } from '../../parts/app-paths.ts';
import { answerAccountPage } from './account-page.ts';
import { pickBrand } from './pick-brand.ts';
import { plainAnswer } from './plain-answer.ts';
import { answerPublicPage, isPublicPath } from './public-pages.ts';
import { answerAsset } from './static-assets.ts';
import { pageSettings } from './settings.ts';
import type { WebContext } from './web-context.ts';

/**
 * The whole web as one function: built files, public pages and the shell of the account pages. The server mounts
 * it after the product API; what nobody knows is answered with the not-found page.
 * @public The server loads the built bundle and calls it by this name.
 */
export async function handleWeb(request: Request, context: WebContext): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plainAnswer('Method not allowed', 405, { Allow: 'GET, HEAD' });
  }
  const url = new URL(request.url);
  const asset = answerAsset(request, url.pathname);
  if (asset) return asset;
  const picked = pickBrand(url, context);
  if (!picked.ok) return brandNotConfigured(context);
  const isHttps = isServedByHttps(picked.value.brand, context);
  const settings = await pageSettings(picked.value, context);
  const page = { request, url, brand: picked.value.brand, settings, isHttps };
  if (isPublicPath(url.pathname)) return answerPublicPage(url.pathname, page);
  if (!isScreen(url.pathname, context)) return answerPublicPage('/not-found', page);
  return answerAccountPage(request, settings, { isHttps, report: context.report });
}

function isScreen(path: string, { env }: WebContext): boolean {
  return isAppPath(path) && !(env === 'production' && isSandboxPath(path));
}

function isServedByHttps(brand: Brand, context: WebContext): boolean {
  return context.publicUrl(brand.id).startsWith('https:');
}

function brandNotConfigured(context: WebContext): Response {
  context.report?.(new Error('Brand not configured'));
  return plainAnswer('Brand not configured', 400);
}
