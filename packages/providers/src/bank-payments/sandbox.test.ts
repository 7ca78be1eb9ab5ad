import { day } from '@fairlead/core/calendar/day';
import { describe, expect, test } from 'vitest';
import { manualClock, memorySandboxStore } from '../testing/memory-sandbox-store.ts';
import { A_BANK_PAYMENT, describeBankPayments } from './conformance.ts';
import { NO_PAYMENT_PAGE, payForm, payPage } from './pay-page.ts';
import { sandboxBankPayments } from './sandbox.ts';
import type { SandboxBankChoice } from './payer-choices.ts';
import { askedOfPayer, choose } from './played-payments.ts';

function openSandbox() {
  const clock = manualClock(day('2026-11-20'));
  const parts = { store: memorySandboxStore(), clock };
  const port = sandboxBankPayments(parts, { page: '/sandbox/bank/payment' });
  const chooses = (choice: SandboxBankChoice) => (paymentId: string) => choose(parts, paymentId, choice);
  return { clock, parts, port, chooses };
}

describeBankPayments('the sandbox', async () => {
  const { port, chooses } = openSandbox();
  return {
    port,
    pay: chooses('pay'),
    send: chooses('slow'),
    refuse: chooses('refuse'),
    breakDown: chooses('down'),
  };
});

describe('the banks of the sandbox', () => {
  const chosen = async (choice: SandboxBankChoice) => {
    const { clock, port, chooses } = openSandbox();
    const { paymentId } = await port.start(A_BANK_PAYMENT);
    await chooses(choice)(paymentId);
    const first = await port.read(paymentId);
    clock.moveTo(day('2026-11-21'));
    const later = await port.read(paymentId);
    return [first, later].map(({ status, reason }) => reason ?? status);
  };

  test.each([
    ['pay', 'settled', 'settled'],
    ['slow', 'executed', 'settled'],
    ['stalled', 'executed', 'rejected'],
    ['refuse', 'cancelled', 'cancelled'],
    ['empty', 'insufficient-funds', 'insufficient-funds'],
    ['down', 'bank-unavailable', 'bank-unavailable'],
  ] as const)('answer %s with %s, and %s the next day', async (choice, first, later) => {
    expect(await chosen(choice)).toEqual([first, later]);
  });

  test('take one choice for a payment, and none for another', async () => {
    const { port, parts, chooses } = openSandbox();
    const { paymentId } = await port.start(A_BANK_PAYMENT);
    await chooses('refuse')(paymentId);
    await chooses('pay')(paymentId);
    expect(await port.read(paymentId)).toMatchObject({ reason: 'cancelled' });
    await chooses('pay')('BP-of-no-one');
    expect(await askedOfPayer(parts, 'BP-of-no-one')).toBeUndefined();
  });

  test('are asked at the address that the payment returns to', async () => {
    const { port, parts } = openSandbox();
    const returnUrl = 'https://asda.demo.example/truelayer/callback?override=asda';
    const { url, paymentId } = await port.start({ ...A_BANK_PAYMENT, returnUrl });
    expect(url).toBe(`https://asda.demo.example/sandbox/bank/payment?payment=${paymentId}`);
    expect(await askedOfPayer(parts, paymentId)).toEqual({
      amount: 272_01,
      reference: 'LOAN000001',
      returnTo: '/truelayer/callback?override=asda',
      isDecided: false,
    });
  });

  test('store no name and no address of the payer', async () => {
    const { port, parts } = openSandbox();
    await port.start(A_BANK_PAYMENT);
    const stored = JSON.stringify(await parts.store.list('bank-payments/started'));
    expect(stored).not.toMatch(/Jane|mail\.example/);
  });
});

describe('the page that plays the banks', () => {
  const ASKED = { ...A_BANK_PAYMENT, paymentId: 'BP-1', isDecided: false };

  test('shows the amount, each bank and each choice, without script or style', () => {
    const html = payPage(ASKED);
    expect(html).toContain('<h1>Pay £272.01</h1>');
    expect(html).not.toMatch(/<script|style|https?:|\son[a-z]+=/);
    const ids = [...html.matchAll(/<input type="radio" id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(9);
    expect(new Set(ids).size).toBe(9);
    for (const id of ids) expect(html).toContain(`<label for="${id}">`);
  });

  test('shows markup as text', () => {
    const html = payPage({ ...ASKED, reference: '<script>', paymentId: '"><b>' });
    expect(html).not.toMatch(/<script|<b>/);
  });

  test('says when there is nothing to pay', () => {
    expect(payPage({ ...ASKED, isDecided: true })).toContain('This payment has ended');
    expect(NO_PAYMENT_PAGE).toContain('This link is not complete');
  });

  test.each([
    [{ answer: 'choose', choice: 'down' }, 'down'],
    [{ answer: 'choose', choice: 'nothing' }, null],
    [{ answer: 'back', choice: 'pay' }, null],
    [{}, null],
  ])('reads %j as %s', (form, choice) => {
    expect(payForm(new URLSearchParams({ payment: 'BP-1', ...form }))).toEqual({ paymentId: 'BP-1', choice });
  });
});
