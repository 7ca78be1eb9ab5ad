import { constants, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { day, type Day } from '@fairlead/core/calendar/day';
import { digitalSignature } from '../payouts/clear-bank-signature.ts';
import type { Answer, Received } from './double-server.ts';
import { troubledDouble, type TroubledDouble } from './troubled-double.ts';

const OURS = generateKeyPairSync('rsa', { modulusLength: 2048 });
const THEIRS = generateKeyPairSync('rsa', { modulusLength: 2048 });
const THEIR_PRIVATE_KEY = THEIRS.privateKey.export({ format: 'der', type: 'pkcs8' });

/** An adapter’s settings that this double knows. */
export const CLEAR_BANK_PAYOUTS = {
  isLive: false,
  token: 'cb0123456789abcdefABCDEF0123456789',
  signingKey: OURS.privateKey.export({ format: 'der', type: 'pkcs8' }),
  webhookKey: THEIRS.publicKey.export({ format: 'der', type: 'spki' }),
  iban: 'GB29NWBK60161331926819',
  address: 'UK, Sampleton, Ledger Street, 2, ZZ99 7CR',
} as const;

export interface DoubleMessage {
  readonly bytes: Uint8Array;
  readonly signature: string;
}

export interface ClearBankPaymentsDouble extends TroubledDouble {
  moveTo(on: Day): void;
  /** Everything that it has sent to us, oldest first. */
  readonly messages: readonly DoubleMessage[];
  /** Sends a message about a payment, with other fields than those of one that settled. */
  sends(type: string, payload: object): DoubleMessage;
  /** What it sends about a payment that settled. */
  settled(endToEndId: string): object;
}

interface Sent {
  readonly paymentInstructions: readonly {
    readonly creditTransfers: readonly {
      readonly paymentIdentification: { readonly endToEndIdentification: string };
      readonly amount: { readonly instructedAmount: number };
      readonly creditorAccount: {
        readonly identification: { readonly other: { readonly identification: string } };
      };
    }[];
  }[];
}

/** An account at no bank. */
export const UNKNOWN_ACCOUNT = { sortCode: '000000', accountNumber: '00000000' } as const;

const refused = (status: number, title: string): Answer => ({ status, body: { title } });

function isSigned({ headers, bytes }: Received): boolean {
  const key = createPublicKey(OURS.publicKey.export({ format: 'pem', type: 'spki' }));
  const signature = Buffer.from(String(headers.digitalsignature), 'base64');
  return verify('sha256', bytes, { key, padding: constants.RSA_PKCS1_PADDING }, signature);
}

/** Faster Payments as ClearBank documents them: https://clearbank.github.io/uk/docs/gbp-payments/faster-payments. */
export async function clearBankPaymentsDouble(): Promise<ClearBankPaymentsDouble> {
  let today = day('2026-11-20');
  const requests = new Set<string>();
  const amounts = new Map<string, number>();
  const messages: DoubleMessage[] = [];
  let nonce = 949_893_874;

  const sends = (Type: string, Payload: object): DoubleMessage => {
    nonce += 7;
    const bytes = Buffer.from(JSON.stringify({ Type, Version: 6, Payload, Nonce: nonce }));
    const message = { bytes, signature: digitalSignature(bytes, THEIR_PRIVATE_KEY) };
    messages.push(message);
    return message;
  };

  const settled = (id: string): object => ({
    TransactionId: `d9162680-7d35-7994-4e38-${id.slice(-12)}`,
    Status: 'Settled',
    Scheme: 'FasterPayments',
    EndToEndTransactionId: id,
    Amount: amounts.get(id),
    TimestampSettled: `${today}T12:00:00.964Z`,
    TimestampCreated: `${today}T11:59:59.101Z`,
    CurrencyCode: 'GBP',
    DebitCreditCode: 'Debit',
    IsReturn: false,
  });

  const pay = (body: string): Answer => {
    // A request of the adapter is JSON; anything else fails the test.
    const [transfer] = (JSON.parse(body) as Sent).paymentInstructions[0]?.creditTransfers ?? [];
    if (!transfer) return refused(400, 'Bad Request');
    const { endToEndIdentification: id } = transfer.paymentIdentification;
    const answer = (status: number, response: string): Answer => ({
      status,
      body: { transactions: [{ endToEndIdentification: id, response }] },
    });
    if (id.length > 35) return refused(400, 'endToEndIdentification is too long');
    const { identification } = transfer.creditorAccount.identification.other;
    if (identification === Object.values(UNKNOWN_ACCOUNT).join('')) return answer(400, 'InvalidAccount');
    if (amounts.has(id)) {
      const Reasons = ['Duplicate transaction has been detected'];
      sends('PaymentMessageAssesmentFailed', {
        MessageId: `m${nonce}`,
        AssesmentFailure: [{ EndToEndId: id, Reasons }],
      });
    } else {
      amounts.set(id, transfer.amount.instructedAmount);
      sends('TransactionSettled', settled(id));
    }
    return answer(202, 'Accepted');
  };

  const answerTo = (request: Received): Answer => {
    const { method, url, headers, body } = request;
    if (headers.authorization !== `Bearer ${CLEAR_BANK_PAYOUTS.token}`) return refused(403, 'Forbidden');
    const id = String(headers['x-request-id'] ?? '');
    if (id === '' || id.length > 83) return refused(400, 'X-Request-Id is invalid');
    if (!isSigned(request)) return refused(400, 'Invalid DigitalSignature Header');
    if (method !== 'POST' || url.pathname !== '/v3/payments/fps') return refused(404, 'Not Found');
    if (requests.has(id)) return refused(409, 'X-Request-Id was used');
    requests.add(id);
    return pay(body);
  };

  return {
    ...(await troubledDouble(answerTo)),
    messages,
    sends,
    settled,
    moveTo(on) {
      // Request ids are known for 24 hours.
      if (on > today) requests.clear();
      today = on;
    },
  };
}
