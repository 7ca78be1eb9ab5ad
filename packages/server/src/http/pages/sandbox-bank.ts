import { randomUUID } from 'node:crypto';
import { SANDBOX_BANK } from '@fairlead/contract/web/account-paths';
import { answerConsent, consentPage, type ConsentAnswer } from '@fairlead/providers/income-data/consent-page';
import type { Config } from '../../config/config.ts';
import { apiHeaders } from '../answers/headers.ts';
import { readText } from '../pipeline/request-body.ts';

/** More than the form of the page has. */
const LARGEST_FORM_BYTES = 16 * 1024;

/** The page has a form that is sent to itself, and nothing else. */
const PAGE_POLICY = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

function responseOf(answer: ConsentAnswer): Response {
  const requestId = randomUUID();
  if (answer.kind === 'redirect') {
    const headers = apiHeaders(requestId, { location: answer.location });
    return new Response(null, { status: answer.status, headers });
  }
  const headers = apiHeaders(requestId, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': PAGE_POLICY,
  });
  return new Response(answer.html, { status: answer.status, headers });
}

async function formOf(request: Request): Promise<URLSearchParams> {
  // What is too large or no text is answered as a form with nothing in it.
  return new URLSearchParams(await readText(request, LARGEST_FORM_BYTES).catch(() => ''));
}

/**
 * The page that plays the banks, at every brand's address; undefined for every other request, in production, and where
 * real banks are connected.
 */
export async function sandboxBank(
  { env, adapters }: Pick<Config, 'env' | 'adapters'>,
  request: Request,
): Promise<Response | undefined> {
  if (env === 'production' || adapters.incomeData !== 'sandbox') return undefined;
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== SANDBOX_BANK) return undefined;
  if (request.method === 'POST') return responseOf(answerConsent(await formOf(request)));
  return request.method === 'GET' ? responseOf(consentPage(searchParams)) : undefined;
}
