import { randomUUID } from 'node:crypto';
import { AttemptFailed } from '../outbound/attempt-failed.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readAs, readIf } from '../outbound/read-as.ts';
import { ProviderRejected, ProviderUnavailable } from '../provider-error.ts';
import {
  PROVIDER,
  type BankPayment,
  type BankPaymentsPort,
  type NewBankPayment,
  type StartedBankPayment,
} from './port.ts';
import { webhookReader } from './truelayer-webhooks.ts';
import {
  trueLayerClient,
  unavailable,
  type TrueLayerClient,
  type TrueLayerClientSettings,
} from './truelayer-client.ts';
import {
  bodyOf,
  IS_REUSED_KEY,
  PAYMENT_ID,
  paymentOnWire,
  problem,
  startedAnswer,
  type Beneficiary,
} from './truelayer-payments-wire.ts';

export interface TrueLayerPaymentsSettings extends Beneficiary, Omit<TrueLayerClientSettings, 'hosts'> {
  /** Whether real banks are asked, or TrueLayer's mock bank. */
  readonly isLive: boolean;
}

const ENVIRONMENTS = {
  live: {
    hosts: { auth: 'auth.truelayer.com', api: 'api.truelayer.com' },
    webhooks: 'webhooks.truelayer.com',
    page: 'https://payment.truelayer.com/payments',
  },
  sandbox: {
    hosts: { auth: 'auth.truelayer-sandbox.com', api: 'api.truelayer-sandbox.com' },
    webhooks: 'webhooks.truelayer-sandbox.com',
    page: 'https://payment.truelayer-sandbox.com/payments',
  },
} as const;

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

const rejected = (reason: string) => new ProviderRejected(PROVIDER, reason);

const NOT_CANCELLABLE: readonly string[] = ['authorised', 'executed', 'settled'];

interface Payments {
  readonly client: TrueLayerClient;
  readonly beneficiary: Beneficiary;
  /** The address of the hosted page. */
  readonly page: string;
}

async function start(
  { client, beneficiary, page }: Payments,
  payment: NewBankPayment,
): Promise<StartedBankPayment> {
  if (payment.amount <= 0) throw rejected('amount-not-positive');
  const body = bodyOf(payment, beneficiary);
  const key = payment.idempotencyKey;
  const call = { operation: 'start', method: 'POST', path: '/v3/payments', body, key } as const;
  const { id, resource_token } = await client.send(call, (answer) => {
    if (IS_REUSED_KEY.test(readIf(problem, answer)?.type ?? '')) throw rejected('idempotency-key-reused');
    if (answer.status >= BAD_REQUEST) throw unavailable(answer);
    return readAs(startedAnswer, answer);
  });
  const fragment = new URLSearchParams({ payment_id: id, resource_token, return_uri: payment.returnUrl });
  return { paymentId: id, url: `${page}#${fragment.toString()}` };
}

async function readPayment(client: TrueLayerClient, paymentId: string): Promise<BankPayment> {
  if (!PAYMENT_ID.test(paymentId)) throw rejected('payment-not-known');
  const path = `/v3/payments/${paymentId}`;
  return client.send({ operation: 'read', method: 'GET', path }, (answer) => {
    if (answer.status === NOT_FOUND) throw rejected('payment-not-known');
    if (answer.status >= BAD_REQUEST) throw unavailable(answer);
    const payment = readAs(paymentOnWire, answer);
    if (payment.paymentId !== paymentId) throw new AttemptFailed('malformed');
    return payment;
  });
}

/** Whether it has ended without money. */
async function hasFailed(client: TrueLayerClient, paymentId: string): Promise<boolean> {
  const { status } = await readPayment(client, paymentId);
  if (NOT_CANCELLABLE.includes(status)) throw rejected('not-cancellable');
  return status === 'failed';
}

/** TrueLayer answers before it has cancelled, so what happened is read. */
async function cancel(client: TrueLayerClient, paymentId: string): Promise<void> {
  if (await hasFailed(client, paymentId)) return;
  const path = `/v3/payments/${paymentId}/actions/cancel`;
  const call = { operation: 'cancel', method: 'POST', path, body: '', key: randomUUID() } as const;
  await client.send(call, () => undefined);
  if (!(await hasFailed(client, paymentId)))
    throw new ProviderUnavailable(PROVIDER, { why: 'not cancelled yet' });
}

/**
 * Payments by TrueLayer's Payments v3 (https://docs.truelayer.com/docs/payments-api-basics): its own hosted page, with
 * the payment's token in the fragment, which no server is sent.
 */
export function trueLayerPayments(
  outbound: Outbound,
  { isLive, ...settings }: TrueLayerPaymentsSettings,
  now: () => number = () => performance.now(),
): BankPaymentsPort {
  const { hosts, webhooks, page } = ENVIRONMENTS[isLive ? 'live' : 'sandbox'];
  const client = trueLayerClient(outbound, { ...settings, hosts }, now);
  return {
    start: (payment) => start({ client, beneficiary: settings, page }, payment),
    read: (paymentId) => readPayment(client, paymentId),
    cancel: (paymentId) => cancel(client, paymentId),
    readMessage: webhookReader(outbound, { host: webhooks, loopbackOrigin: settings.loopbackOrigin }, now),
  };
}
