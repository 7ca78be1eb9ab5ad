import type { Day } from '@fairlead/core/calendar/day';
import { constants, createPublicKey, createPrivateKey, verify } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import {
  CLEAR_BANK_PAYOUTS,
  clearBankPaymentsDouble,
  UNKNOWN_ACCOUNT,
  type ClearBankPaymentsDouble,
  type DoubleMessage,
} from '../double/clear-bank-payments-double.ts';
import { openOutbound } from '../outbound/outbound.ts';
import { ProviderTimeout, ProviderUnavailable } from '../provider-error.ts';
import { endOfSilence } from '../testing/end-of-silence.ts';
import { A_PAYOUT, describePayouts } from './conformance.ts';
import { clearBankPayouts } from './live.ts';

const opened: ClearBankPaymentsDouble[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((clearBank) => clearBank.close()));
});

const SURROUNDINGS = { now: () => performance.now(), random: () => 0, pause: async () => undefined };
const AT = new Date('2026-11-20T12:00:00.000Z');
const ID = A_PAYOUT.idempotencyKey.replaceAll('-', '');

async function newWorld(changes: { readonly token?: string } = {}) {
  const clearBank = await clearBankPaymentsDouble();
  opened.push(clearBank);
  const port = clearBankPayouts(
    openOutbound(() => undefined, SURROUNDINGS),
    { ...CLEAR_BANK_PAYOUTS, loopbackOrigin: clearBank.origin, ...changes },
  );
  const read = ({ bytes, signature }: DoubleMessage) =>
    port.readMessage({
      bytes,
      path: '/webhooks/payouts',
      header: (name) => (name === 'digitalsignature' ? signature : null),
      at: AT,
    });
  const events = async () => {
    const all = clearBank.messages.flatMap((message) => read(message).events);
    return [...new Map(all.map((event) => [event.eventId, event])).values()];
  };
  return { clearBank, port, read, events, moveTo: (on: Day) => clearBank.moveTo(on) };
}

describePayouts('ClearBank', newWorld);

describe('what is asked of ClearBank', () => {
  test('is one payment from our account, in pounds, with what Faster Payments carries', async () => {
    const { clearBank, port } = await newWorld();
    await port.send({ ...A_PAYOUT, accountName: 'Zoë O’Neill & Sons' });
    expect(JSON.parse(clearBank.received[0]!.body)).toMatchObject({
      paymentInstructions: [
        {
          debtorAccount: { identification: { iban: CLEAR_BANK_PAYOUTS.iban } },
          paymentTypeCode: 'SIP',
          creditTransfers: [
            {
              paymentIdentification: { endToEndIdentification: ID },
              amount: { instructedAmount: 7500, currency: 'GBP' },
              creditor: { name: 'Zoe ONeill Sons' },
              creditorAccount: { identification: { other: { identification: '08999966374958' } } },
            },
          ],
        },
      ],
    });
  });

  test('is paid once after errors, lost answers and too many requests', async () => {
    const { clearBank, port, events } = await newWorld();
    const retry = { status: 429, headers: { 'retry-after': '1' } };
    clearBank.meets('error-after-effect', retry, 'closed-connection');
    await port.send(A_PAYOUT).catch(() => undefined);
    expect(await port.send(A_PAYOUT)).toEqual({ payoutId: ID, status: 'sent' });
    expect((await events()).map(({ kind }) => kind)).toEqual(['payout-settled']);
  });

  test('is rejected for an account that no bank has', async () => {
    const { port } = await newWorld();
    const payout = port.send({ ...A_PAYOUT, ...UNKNOWN_ACCOUNT });
    await expect(payout).rejects.toMatchObject({ reason: 'payout-refused' });
  });

  test.each([
    ['a server error', { status: 500 }],
    ['an account of ours without money', answer('InsufficientFunds')],
    ['a stop of our account', answer('DebitPaymentDisabled')],
    [
      'another payment',
      { status: 202, body: { transactions: [{ endToEndIdentification: 'x', response: 'Accepted' }] } },
    ],
    ['no JSON', { status: 202, body: '<html>' }],
    ['a redirect', { status: 302, headers: { location: 'https://elsewhere.example/' } }],
  ])('is unavailable after %s', async (_name, given) => {
    const { clearBank, port } = await newWorld();
    clearBank.meets(given, given, given);
    await expect(port.send(A_PAYOUT)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('ends when ClearBank says nothing for 10 seconds', async () => {
    const { clearBank, port } = await newWorld();
    clearBank.meets('silence');
    const end = endOfSilence(10_000, clearBank.received, () => port.send(A_PAYOUT));
    expect(await end).toBeInstanceOf(ProviderTimeout);
  });

  test('is refused with another token, and the error repeats no secret and no name', async () => {
    const { port } = await newWorld({ token: 'another-token-of-ours' });
    const error: unknown = await port.send(A_PAYOUT).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(`${String(error)}${JSON.stringify(error)}`).not.toMatch(/another-token|Jane|66374958/);
  });
});

function answer(response: string) {
  return { status: 400, body: { transactions: [{ endToEndIdentification: ID, response }] } };
}

describe('a message of ClearBank', () => {
  const RETURNED = { DebitCreditCode: 'Credit', IsReturn: true, TransactionId: 'returned' };

  test.each([
    ['AC03', 'account-unknown'],
    ['AC07', 'account-closed'],
    ['AC06', 'account-stopped'],
    ['CB_AccountNameAndNumberMismatch', 'name-mismatch'],
    ['CB_AccountSwitched', 'account-closed'],
    ['BE08', 'bank-unavailable'],
    ['MS03', 'returned'],
    ['MD09', 'returned'],
    ['a_code_of_next_year', 'returned'],
  ])('of money that comes back with %s has the reason %s', async (CancellationCode, reason) => {
    const { clearBank, port, read } = await newWorld();
    await port.send(A_PAYOUT);
    const payload = { ...clearBank.settled(ID), ...RETURNED, CancellationCode };
    const { events } = read(clearBank.sends('TransactionSettled', payload));
    expect(events).toEqual([
      expect.objectContaining({ kind: 'payout-returned', idempotencyKey: A_PAYOUT.idempotencyKey, reason }),
    ]);
  });

  test('of a payment that was refused is one event, but for a repetition', async () => {
    const { clearBank, port, read } = await newWorld();
    await port.send(A_PAYOUT);
    const rejected = { ...clearBank.settled(ID), Status: 'Rejected', CancellationCode: 'AC03' };
    const about = (Reasons: readonly string[]) => [{ EndToEndId: ID, Reasons }];
    const kinds = (type: string, payload: object) =>
      read(clearBank.sends(type, payload)).events.map(({ kind }) => kind);
    expect(kinds('TransactionRejected', rejected)).toEqual(['payout-rejected']);
    const invalid = {
      MessageId: 'm',
      ValidationFailure: about(['Creditor name contains invalid characters']),
    };
    expect(kinds('PaymentMessageValidationFailed', invalid)).toEqual(['payout-rejected']);
    const failed = { MessageId: 'm', AssesmentFailure: about(['Modulus check failed']) };
    expect(kinds('PaymentMessageAssesmentFailed', failed)).toEqual(['payout-rejected']);
    const repeated = { MessageId: 'm', AssesmentFailure: about(['Duplicate transaction has been detected']) };
    expect(kinds('PaymentMessageAssesmentFailed', repeated)).toEqual([]);
  });

  test('about something else has no event, and is answered all the same: its nonce, signed', async () => {
    const { clearBank, read } = await newWorld();
    const message = clearBank.sends('AccountCreated', { AccountId: 'a' });
    const { events, reply } = read(message);
    expect(events).toEqual([]);
    const { Nonce } = JSON.parse(Buffer.from(message.bytes).toString()) as { Nonce: number };
    expect(JSON.parse(reply.body)).toEqual({ Nonce });
    const key = createPublicKey(
      createPrivateKey({ key: CLEAR_BANK_PAYOUTS.signingKey, format: 'der', type: 'pkcs8' }),
    );
    const signature = Buffer.from(String(reply.headers.digitalsignature), 'base64');
    const padding = constants.RSA_PKCS1_PADDING;
    expect(verify('sha256', Buffer.from(reply.body), { key, padding }, signature)).toBe(true);
    const inbound = {
      ...clearBank.settled(ID),
      Amount: 1,
      EndToEndTransactionId: 'rent',
      DebitCreditCode: 'Credit',
    };
    expect(read(clearBank.sends('TransactionSettled', inbound)).events).toEqual([]);
  });

  test('is the same message when it is sent again with another nonce', async () => {
    const { clearBank, port, read } = await newWorld();
    await port.send(A_PAYOUT);
    const [first, again] = [1, 2].map(() =>
      read(clearBank.sends('TransactionSettled', clearBank.settled(ID))),
    );
    expect(again?.eventId).toBe(first?.eventId);
    expect(again?.events).toEqual(first?.events);
  });

  test('is refused when it was changed, is not signed, or is none', async () => {
    const { clearBank, read } = await newWorld();
    const { bytes, signature } = clearBank.sends('AccountCreated', {});
    const changed = Uint8Array.from([...bytes, 32]);
    for (const message of [
      { bytes: changed, signature },
      { bytes, signature: '' },
      { bytes, signature: 'AAAA' },
    ])
      expect(() => read(message)).toThrow(expect.objectContaining({ reason: 'not-signed' }));
    const malformed = clearBank.sends('TransactionSettled', { TransactionId: 7 });
    expect(() => read(malformed)).toThrow(expect.objectContaining({ reason: 'malformed' }));
  });
});
