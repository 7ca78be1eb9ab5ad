import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import type { BankPaymentsPort, NewBankPayment } from './port.ts';

export const A_BANK_PAYMENT: NewBankPayment = {
  idempotencyKey: '01a1f866-0d00-742c-8dbe-984679d2ac53',
  amount: pence(272_01),
  reference: 'LOAN000001',
  returnUrl: 'http://localhost:3000/truelayer/callback',
  payer: { name: 'Jane Sample', email: 'jane@mail.example' },
  isNameChecked: true,
};

export interface OpenBankPayments {
  readonly port: BankPaymentsPort;
  /** The payer agrees, and the money arrives. */
  readonly pay: (paymentId: string) => Promise<void>;
  /** The payer agrees, and the bank has sent the money, which has not arrived. */
  readonly send: (paymentId: string) => Promise<void>;
  readonly refuse: (paymentId: string) => Promise<void>;
  /** The payer's bank does not answer. */
  readonly breakDown: (paymentId: string) => Promise<void>;
}

const started = async (open: () => Promise<OpenBankPayments>) => {
  const world = await open();
  const { paymentId, url } = await world.port.start(A_BANK_PAYMENT);
  return { ...world, paymentId, url, statusOf: () => world.port.read(paymentId) };
};

const facts = (paymentId: string) => ({ paymentId, amount: A_BANK_PAYMENT.amount });

/** The conformance suite for payments by open banking. */
export function describeBankPayments(name: string, open: () => Promise<OpenBankPayments>): void {
  describe(`${name} takes a payment`, () => {
    test('that waits until the payer has agreed at a page', async () => {
      const { paymentId, url, statusOf } = await started(open);
      expect(paymentId).toMatch(/^[\w-]{1,100}$/);
      expect(new URL(url).href).toContain(paymentId);
      expect(await statusOf()).toEqual({ ...facts(paymentId), status: 'waiting', reason: null });
    });

    test('once for each key, also when two ask together', async () => {
      const { port } = await open();
      const [first, second] = await Promise.all([port.start(A_BANK_PAYMENT), port.start(A_BANK_PAYMENT)]);
      expect(second.paymentId).toBe(first.paymentId);
      expect(await port.start(A_BANK_PAYMENT)).toEqual(first);
      const other = await port.start({ ...A_BANK_PAYMENT, idempotencyKey: 'another-key' });
      expect(other.paymentId).not.toBe(first.paymentId);
      await expect(port.start({ ...A_BANK_PAYMENT, amount: pence(1) })).rejects.toMatchObject({
        reason: 'idempotency-key-reused',
      });
    });

    test('of more than nothing', async () => {
      const { port } = await open();
      for (const amount of [pence(0), pence(-1)])
        await expect(port.start({ ...A_BANK_PAYMENT, amount })).rejects.toMatchObject({
          reason: 'amount-not-positive',
        });
    });
  });

  describe(`${name} says of a payment`, () => {
    test('that it has arrived', async () => {
      const { paymentId, statusOf, pay } = await started(open);
      await pay(paymentId);
      expect(await statusOf()).toEqual({ ...facts(paymentId), status: 'settled', reason: null });
    });

    test('that it is on its way', async () => {
      const { paymentId, statusOf, send } = await started(open);
      await send(paymentId);
      expect(await statusOf()).toEqual({ ...facts(paymentId), status: 'executed', reason: null });
    });

    test('that the payer refused', async () => {
      const { paymentId, statusOf, refuse } = await started(open);
      await refuse(paymentId);
      expect(await statusOf()).toEqual({ ...facts(paymentId), status: 'failed', reason: 'cancelled' });
    });

    test('that it failed with the bank', async () => {
      const { paymentId, statusOf, breakDown } = await started(open);
      await breakDown(paymentId);
      expect(await statusOf()).toEqual({ ...facts(paymentId), status: 'failed', reason: 'bank-unavailable' });
    });

    test('that it is cancelled, until the payer has agreed', async () => {
      const { port, paymentId, statusOf, pay } = await started(open);
      await port.cancel(paymentId);
      await port.cancel(paymentId);
      await pay(paymentId).catch(() => undefined);
      expect(await statusOf()).toMatchObject({ status: 'failed', reason: 'cancelled' });
      const { port: other, pay: agree, send } = await open();
      for (const [index, happens] of [agree, send].entries()) {
        const next = await other.start({ ...A_BANK_PAYMENT, idempotencyKey: `key-${index}` });
        await happens(next.paymentId);
        await expect(other.cancel(next.paymentId)).rejects.toMatchObject({ reason: 'not-cancellable' });
      }
    });

    test('nothing where it never started one', async () => {
      const { port } = await open();
      for (const paymentId of ['01a1f866-0d00-742c-8dbe-984679d2ac99', '../payments', '']) {
        await expect(port.read(paymentId)).rejects.toMatchObject({ reason: 'payment-not-known' });
        await expect(port.cancel(paymentId)).rejects.toMatchObject({ reason: 'payment-not-known' });
      }
    });
  });
}
