import { SANDBOX_BANK } from '@fairlead/contract/web/account-paths';
import { answerConsent, consentPage, type ConsentAnswer } from '@fairlead/providers/income-data/consent-page';
import type { Config } from '../../config/config.ts';
import { formOf, pageAnswer, sendOn } from './sandbox-page.ts';

function responseOf(answer: ConsentAnswer): Response {
  return answer.kind === 'redirect' ? sendOn(answer.location) : pageAnswer(answer.html, answer.status);
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
