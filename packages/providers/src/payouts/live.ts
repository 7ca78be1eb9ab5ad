import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { httpClient, type HttpAnswer } from '../outbound/http-client.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readIf } from '../outbound/read-as.ts';
import { ProviderRejected, ProviderUnavailable } from '../provider-error.ts';
import { digitalSignature } from './clear-bank-signature.ts';
import { endToEndId, readWebhook } from './clear-bank-webhooks.ts';
import type { NewPayout, Payout, PayoutsPort } from './port.ts';

export interface ClearBankPayoutsSettings {
  /** Whether money moves, or ClearBank’s simulation plays it. */
  readonly isLive: boolean;
  readonly token: string;
  /** The RSA key whose certificate ClearBank has, as PKCS #8 in DER. */
  readonly signingKey: Uint8Array;
  /** ClearBank’s own key for its messages to us, as SubjectPublicKeyInfo in DER. */
  readonly webhookKey: Uint8Array;
  /** The account at ClearBank that is paid from. */
  readonly iban: string;
  /** The account holder’s address, as ClearBank orders it: UK, town, county, street, number, postcode. */
  readonly address: string;
  /** The origin of a double on this machine, for tests. */
  readonly loopbackOrigin?: string;
}

const PROVIDER = 'payouts';

const LIVE_HOST = 'institution-api.clearbank.co.uk';
const SIMULATION_HOST = 'institution-api-sim.clearbank.co.uk';

const MINUTE_MS = 60_000;

const answers = z.object({
  transactions: z.array(z.object({ endToEndIdentification: z.string(), response: z.string() })),
});

/** What is wrong with the payment, and not with our account or with what we sent. */
const REFUSALS: readonly string[] = ['InvalidAccount', 'InvalidCurrency', 'Rejected'];

/** Without what Faster Payments does not carry: accents go, and anything else becomes a space. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .replaceAll(/[^a-zA-Z\d/\-?:().,+ ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

function bodyOf(payout: NewPayout, { iban, address }: ClearBankPayoutsSettings): string {
  const { idempotencyKey, amount, sortCode, accountNumber, accountName, reference } = payout;
  const id = endToEndId(idempotencyKey);
  const transfer = {
    paymentIdentification: { instructionIdentification: id, endToEndIdentification: id },
    amount: { instructedAmount: amount / 100, currency: 'GBP' },
    creditor: { name: plain(accountName) },
    creditorAccount: {
      identification: {
        other: { identification: `${sortCode}${accountNumber}`, schemeName: { code: 'BBAN' } },
      },
    },
    remittanceInformation: { structured: { creditorReferenceInformation: { reference } } },
  };
  const instruction = {
    debtor: { address },
    paymentInstructionIdentification: id,
    paymentTypeCode: 'SIP',
    debtorAccount: { identification: { iban } },
    creditTransfers: [transfer],
  };
  return JSON.stringify({ paymentInstructions: [instruction] });
}

function sentIn(answer: HttpAnswer, payoutId: string): Payout {
  const [given] = readIf(answers, answer)?.transactions ?? [];
  if (given && REFUSALS.includes(given.response)) throw new ProviderRejected(PROVIDER, 'payout-refused');
  if (given?.response === 'Accepted' && given.endToEndIdentification === payoutId)
    return { payoutId, status: 'sent' };
  throw new ProviderUnavailable(PROVIDER, { why: `status ${answer.status}` });
}

/**
 * Faster Payments by ClearBank (https://clearbank.github.io/uk/docs/gbp-payments/faster-payments). A payment is known by
 * its end-to-end id, of which ClearBank pays one only. After a server error a request is repeated under its own id, as
 * ClearBank asks; a 409 then says that it had arrived, and not how it was answered, so the payment is sent again later under
 * a new one. What happened comes by messages; there is no list of it.
 */
export function clearBankPayouts(outbound: Outbound, settings: ClearBankPayoutsSettings): PayoutsPort {
  const { isLive, token, signingKey, loopbackOrigin } = settings;
  const host = isLive ? LIVE_HOST : SIMULATION_HOST;
  const client = httpClient(outbound, { provider: PROVIDER, hosts: [host], loopbackOrigin });
  const url = `${loopbackOrigin ?? `https://${host}`}/v3/payments/fps`;
  return {
    async send(payout) {
      if (payout.amount <= 0) throw new ProviderRejected(PROVIDER, 'amount-not-positive');
      const payoutId = endToEndId(payout.idempotencyKey);
      const body = bodyOf(payout, settings);
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        digitalsignature: digitalSignature(Buffer.from(body), signingKey),
        'x-request-id': randomUUID(),
      };
      const request = { operation: 'send', method: 'POST', url, headers, body } as const;
      return client.send({ ...request, isIdempotent: true }, (answer) => sentIn(answer, payoutId));
    },
    find: () => Promise.resolve(undefined),
    asksEveryMs: MINUTE_MS,
    eventsAfter: (cursor) => Promise.resolve({ events: [], cursor: cursor ?? 'by-messages' }),
    readMessage: (message) => readWebhook(settings, message),
  };
}
