import { BRAND_NOT_CONFIGURED } from '@fairlead/brands/brands';
import { isAccountPath, isAppPath, isSandboxPath } from '../../../parts/page/app-paths.ts';
import { answerAccountPage, needsBorrower } from './account-page.ts';
import { answerForm } from './answer-form.ts';
import { answerPublicPage } from './answer-public-page.ts';
import { answerStaff, isStaffPath } from '../staff/answer-staff.ts';
import { isStaffAlone } from '../staff/staff-cookies.ts';
import { notAuthorized } from '../staff/staff-response.tsx';
import { pickBrand } from './pick-brand.ts';
import { methodNotAllowed, plainAnswer } from './plain-answer.ts';
import { isPublicPath, methodsOf } from '../pages/public-pages.ts';
import { answerRouteList, isRouteList } from '../pages/route-list.ts';
import { responseTo } from './prepared-response.ts';
import { pageSettings } from './settings.ts';
import { answerSiteFile } from '../pages/site-files.ts';
import { isHttpsAlone, isServedByHttps } from './served-by-https.ts';
import { assetAt, isAssetPath } from '../assets/static-assets.ts';
import type { WebContext, WebBundle } from './web-context.ts';

export { preparedAnswers } from './prepared-answers.ts';
export { pagePattern } from '../security/page-pattern.ts';

const METHODS = ['GET', 'HEAD', 'POST'];

/**
 * The whole web as one function: built files, public pages and the shell of the account pages. The server mounts
 * it after the product API; an unknown address is answered with the not-found page.
 * @public The server loads the built bundle and calls it by this name.
 */
export const handleWeb: WebBundle['handleWeb'] = async (request, context) => {
  const url = new URL(request.url);
  if (!METHODS.includes(request.method)) return methodNotAllowed(methodsOf(url.pathname));
  if (request.method !== 'POST' && isAssetPath(url.pathname)) {
    const asset = assetAt(url.pathname, isHttpsAlone(context));
    if (asset) return responseTo(request, asset);
  }
  const picked = pickBrand(url, context);
  if (!picked.ok) return brandNotConfigured(context);
  const given = { request, url, picked: picked.value, context };
  if (request.method !== 'POST' && isRouteList(url.pathname))
    return answerRouteList(request, isServedByHttps(picked.value.brand.id, context));
  if (isStaffPath(url.pathname)) return answerStaff(given);
  if (request.method === 'POST') {
    if (isScreen(url.pathname, context)) return methodNotAllowed(methodsOf(url.pathname));
    return answerForm(given);
  }
  const { brand } = picked.value;
  const file = answerSiteFile(url.pathname, brand, context);
  if (file) return file;
  if (isPublicPath(url.pathname) || !isScreen(url.pathname, context)) {
    return answerPublicPage(url.pathname, given);
  }
  const asked = { path: url.pathname, cookies: request.headers.get('Cookie') };
  if (isStaffAlone(asked.cookies) && needsBorrower(url.pathname))
    return notAuthorized(given, 'borrowersOnly');
  const settings = await pageSettings(picked.value, context, asked);
  const isHttps = isServedByHttps(brand.id, context);
  return answerAccountPage(request, settings, { isHttps, report: context.report });
};

function isScreen(path: string, { env }: WebContext): boolean {
  const hasShell = isAppPath(path) || isAccountPath(path);
  return hasShell && !(env === 'production' && isSandboxPath(path));
}

function brandNotConfigured({ reportBrandNotConfigured }: WebContext): Response {
  reportBrandNotConfigured();
  return plainAnswer(BRAND_NOT_CONFIGURED, 400);
}
