import { constants, createPrivateKey, randomUUID, sign } from 'node:crypto';
import { z } from 'zod';
import { AttemptFailed } from '../outbound/attempt-failed.ts';
import { httpClient, type HttpAnswer } from '../outbound/http-client.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readAs } from '../outbound/read-as.ts';
import { ProviderUnavailable } from '../provider-error.ts';
import { PROVIDER_TIMEOUT_MS } from '../timeouts.ts';
import { passesModulusCheck } from './modulus.ts';
import { accountCheckOf, payeeReport } from './payee-report.ts';
import type { AccountCheck, AccountToCheck, BankAccountCheckPort } from './port.ts';

export interface ClearBankSettings {
  /** Whether banks are asked, or ClearBank's simulation of them. */
  readonly isLive: boolean;
  readonly token: string;
  /** The RSA key whose certificate ClearBank has, as PKCS #8 in DER. */
  readonly signingKey: Uint8Array;
  /** The origin of a double on this machine, for tests. */
  readonly loopbackOrigin?: string;
}

const PROVIDER = 'bank-account-check';

const LIVE_HOST = 'institution-api.clearbank.co.uk';
const SIMULATION_HOST = 'institution-api-sim.clearbank.co.uk';

const BAD_REQUEST = 400;
const CONFLICT = 409;
/** The bank takes no part in Confirmation of Payee, and: it takes part and does not answer. */
const CANNOT_CHECK: readonly number[] = [422, 424];

const answerSchema = z.object({ Data: z.object({ VerificationReport: payeeReport }) });

const UNCHECKED: AccountCheck = { outcome: 'cannot-check', suggestedName: null };

/** A check; null where the id of the request was used before. */
function checkIn(answer: HttpAnswer): AccountCheck | null {
  const { status } = answer;
  if (status === CONFLICT) return null;
  if (CANNOT_CHECK.includes(status)) return UNCHECKED;
  if (status >= BAD_REQUEST) throw new ProviderUnavailable(PROVIDER, { why: `status ${status}` });
  const check = accountCheckOf(readAs(answerSchema, answer).Data.VerificationReport);
  if (!check) throw new AttemptFailed('malformed');
  return check;
}

/** As ClearBank asks for a name: three parts, of which the last one is the whole name. */
const ownerName = (accountName: string): string => `,,${accountName.replaceAll(',', ' ').trim()}`;

function bodyFor({ accountName, sortCode, accountNumber }: AccountToCheck): string {
  return JSON.stringify({
    SchemeName: 'SortCodeAccountNumber',
    LegalOwnerType: 'Personal',
    Identification: `${sortCode}${accountNumber}`,
    OwnerName: ownerName(accountName),
  });
}

function signatureOf(body: string, signingKey: Uint8Array): string {
  const key = createPrivateKey({ key: Buffer.from(signingKey), format: 'der', type: 'pkcs8' });
  const padding = constants.RSA_PKCS1_PADDING;
  return sign('sha256', Buffer.from(body), { key, padding }).toString('base64');
}

/**
 * Confirmation of Payee by ClearBank, after the modulus check
 * (https://clearbank.github.io/uk/docs/gbp-payments/confirmation-of-payee). Each request is signed (RSA PKCS #1 v1.5
 * over SHA-256 of the exact body) and has an id. After a server error ClearBank asks for the same
 * request under the same id. It answers 409 if the first one had arrived, and the check is then made under a new id.
 */
export function clearBankAccountCheck(
  outbound: Outbound,
  { isLive, token, signingKey, loopbackOrigin }: ClearBankSettings,
  now: () => number = () => performance.now(),
): BankAccountCheckPort {
  const host = isLive ? LIVE_HOST : SIMULATION_HOST;
  const client = httpClient(outbound, { provider: PROVIDER, hosts: [host], loopbackOrigin });
  const url = `${loopbackOrigin ?? `https://${host}`}/open-banking/outbound/v1/name-verification`;

  const ask = (body: string, timeoutMs: number): Promise<AccountCheck | null> => {
    const signature = signatureOf(body, signingKey);
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      digitalsignature: signature,
      'x-request-id': randomUUID(),
    };
    const request = { operation: 'check', method: 'POST', url, headers, body } as const;
    return client.send({ ...request, isIdempotent: true, timeoutMs }, checkIn);
  };

  return {
    async check(account) {
      if (!passesModulusCheck(account.sortCode, account.accountNumber))
        return { outcome: 'modulus-failure', suggestedName: null };
      const body = bodyFor(account);
      const endsAt = now() + PROVIDER_TIMEOUT_MS[PROVIDER];
      const check = (await ask(body, endsAt - now())) ?? (await ask(body, endsAt - now()));
      if (!check) throw new ProviderUnavailable(PROVIDER, { why: 'status 409 twice' });
      return check;
    },
  };
}
