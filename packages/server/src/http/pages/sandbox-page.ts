import { randomUUID } from 'node:crypto';
import { apiHeaders } from '../answers/headers.ts';
import { readText } from '../pipeline/request-body.ts';

/** More than the forms of these pages have. */
const LARGEST_FORM_BYTES = 16 * 1024;

/** The page has a form that is sent to itself, and nothing else. */
const PAGE_POLICY = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** A page that plays an outside service. */
export function pageAnswer(html: string, status: number): Response {
  const headers = apiHeaders(randomUUID(), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': PAGE_POLICY,
  });
  return new Response(html, { status, headers });
}

/** Sends the browser on, after a form. */
export function sendOn(location: string): Response {
  return new Response(null, { status: 303, headers: apiHeaders(randomUUID(), { location }) });
}

/** What is too large or no text is answered as a form with nothing in it. */
export async function formOf(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await readText(request, LARGEST_FORM_BYTES).catch(() => ''));
}
