import { themeAttributes } from '@fairlead/brands/theme-css';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaffMessagePage } from '../../../features/reviewing/StaffMessagePage.tsx';
import type { SignedOnProps, StaffPageProps } from '../../../features/reviewing/staff-page.ts';
import { answerOnce } from '../answering/answer-once.ts';
import { answerUncachedPage, type PublicRequest } from '../answering/answer-public-page.ts';
import { inlineIcon, stylesOf } from '../assets/public-assets.ts';
import { BorrowersOnlyPage, NoRolePage, RoleRequiredPage, StaffOnlyPage } from '../pages/FallbackPages.tsx';
import { securityHeaders } from '../security/security-headers.ts';

function headersFor({ context, url }: PublicRequest): Record<string, string> {
  const isHttps = context.staffUrl?.startsWith('https:') === true;
  return {
    ...securityHeaders({ isHttps, path: url.pathname, isReporting: true }),
    // Addresses of these pages name people's applications and references.
    'Referrer-Policy': 'same-origin',
  };
}

function withCookies(headers: Headers, cookies: readonly string[]): Headers {
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

export function seeOther(given: PublicRequest, location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ ...headersFor(given), Location: location, 'Cache-Control': 'no-store' });
  headers.set('Referrer-Policy', 'no-referrer');
  return new Response(null, { status: 303, headers: withCookies(headers, cookies) });
}

/** What every page of staff is given. */
export function staffPage({ picked: { brand } }: PublicRequest): StaffPageProps {
  return {
    brand,
    themeAttributes: themeAttributes(brand),
    styles: stylesOf(brand, 'information'),
    icon: inlineIcon(brand),
  };
}

export function staffAnswer(
  given: PublicRequest,
  page: ReactElement,
  status = 200,
  cookies: readonly string[] = [],
): Promise<Response> {
  const headers = new Headers({ ...headersFor(given), 'Content-Type': 'text/html; charset=utf-8' });
  const html = `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
  return answerOnce(given.request, html, { status, headers: withCookies(headers, cookies) });
}

/** A file that a borrower sent. A PDF is saved and never opened in the browser. */
export function staffFile(
  given: PublicRequest,
  { contentType, content }: { contentType: string; content: string },
): Response {
  const headers = new Headers({
    ...headersFor(given),
    'Content-Type': contentType,
    'Content-Disposition': contentType === 'application/pdf' ? 'attachment' : 'inline',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cache-Control': 'no-store',
  });
  return new Response(Buffer.from(content, 'base64'), { status: 200, headers });
}

/** The page for what one may not see, by who asks: a borrower, or staff. */
const NOT_AUTHORIZED = {
  staffOnly: StaffOnlyPage,
  borrowersOnly: BorrowersOnlyPage,
  roleRequired: RoleRequiredPage,
  noRole: NoRolePage,
};

export function notAuthorized(given: PublicRequest, why: keyof typeof NOT_AUTHORIZED): Promise<Response> {
  return answerUncachedPage('/not-authorized', given, { status: 403, render: NOT_AUTHORIZED[why] });
}

type Message = { page?: StaffPageProps | SignedOnProps; title: string; status: number; message: string };

export function staffMessage(
  given: PublicRequest,
  { page = staffPage(given), title, status, message }: Message,
  cookies: readonly string[] = [],
): Promise<Response> {
  return staffAnswer(given, <StaffMessagePage {...{ page, title, message }} />, status, cookies);
}
