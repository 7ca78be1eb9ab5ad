import { ENDPOINTS } from '@fairlead/contract/endpoints';
import { pathTo, SANDBOX_BANK_PAYMENT } from '@fairlead/contract/web/account-paths';
import { NO_PAYMENT_PAGE, payForm, payPage } from '@fairlead/providers/bank-payments/pay-page';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import type { CallApi } from './call-api.ts';
import { formOf, pageAnswer, sendOn } from './sandbox-page.ts';

const READ = ENDPOINTS.readSandboxPayment;
const DECIDE = ENDPOINTS.decideSandboxPayment;

const answered = z.object({ data: READ.data });

type Asked = z.output<typeof READ.data>;

/** The API, with the password of the sandbox that the visitor gave. */
interface Asking {
  readonly callApi: CallApi;
  readonly password: string | null;
}

async function ask(
  { callApi, password }: Asking,
  { path, method }: Pick<typeof READ | typeof DECIDE, 'path' | 'method'>,
  payment: string,
  body?: object,
): Promise<Asked | null> {
  const headers = new Headers(password === null ? {} : { authorization: password });
  if (body) headers.set('content-type', 'application/json');
  const url = `http://localhost${pathTo(path, { payment })}`;
  const sent = body ? { body: JSON.stringify(body) } : {};
  const answer = await callApi(new Request(url, { method, headers, ...sent }));
  return answered.safeParse(await answer.json().catch(() => null)).data?.data ?? null;
}

async function answerForm(asking: Asking, form: URLSearchParams): Promise<Response> {
  const { paymentId, choice } = payForm(form);
  const asked = choice
    ? await ask(asking, DECIDE, paymentId, { choice })
    : await ask(asking, READ, paymentId);
  if (!asked) return pageAnswer(NO_PAYMENT_PAGE, 400);
  return sendOn(withPayment(asked.returnTo, paymentId));
}

/** As the provider sends a payer back. */
function withPayment(returnTo: string, paymentId: string): string {
  const separator = returnTo.includes('?') ? '&' : '?';
  return `${returnTo}${separator}payment_id=${encodeURIComponent(paymentId)}`;
}

/**
 * The page that plays the bank of a payer, at every brand's address; undefined for every other request, in production,
 * and where real banks are connected.
 */
export async function sandboxBankPayment(
  { env, adapters }: Pick<Config, 'env' | 'adapters'>,
  callApi: CallApi | null,
  request: Request,
): Promise<Response | undefined> {
  if (env === 'production' || adapters.bankPayments !== 'sandbox' || !callApi) return undefined;
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== SANDBOX_BANK_PAYMENT) return undefined;
  const asking = { callApi, password: request.headers.get('authorization') };
  if (request.method === 'POST') return answerForm(asking, await formOf(request));
  if (request.method !== 'GET') return undefined;
  const paymentId = searchParams.get('payment') ?? '';
  const asked = await ask(asking, READ, paymentId);
  return asked ? pageAnswer(payPage({ ...asked, paymentId }), 200) : pageAnswer(NO_PAYMENT_PAGE, 400);
}
