import { expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import type { LoanEvent } from '../loan/events.ts';
import { pence } from '../money/pence.ts';
import { cashOf } from './cash-flow.ts';

const on = { valueOn: day('2026-11-20'), recordedAt: '2026-11-20T12:00:00Z' };

test('cash flow counts money that moved, not money that was only submitted', () => {
  const events: LoanEvent[] = [
    { kind: 'payout-sent', ...on, reference: 'out-1', amount: pence(500_00) },
    { kind: 'disbursed', ...on, reference: 'out-1', amount: pence(500_00) },
    { kind: 'payout-returned', ...on, reference: 'out-1', amount: pence(500_00) },
    { kind: 'disbursed', ...on, reference: 'out-2', amount: pence(500_00) },
    { kind: 'mandate-activated', ...on, reference: 'mandate' },
    { kind: 'payment-submitted', ...on, reference: 'in-1', amount: pence(50_00), instalment: 1 },
    { kind: 'payment-received', ...on, reference: 'in-1', amount: pence(50_00), method: 'direct-debit' },
    { kind: 'payment-received', ...on, reference: 'in-2', amount: pence(60_00), method: 'card' },
    {
      kind: 'payment-failed',
      ...on,
      reference: 'in-3',
      amount: pence(50_00),
      instalment: 2,
      reason: 'no funds',
    },
    {
      kind: 'payment-reversed',
      ...on,
      reference: 'back-1',
      amount: pence(50_00),
      reverses: 'in-1',
      reason: 'claim',
    },
  ];
  expect(cashOf(events)).toEqual({ paidOut: 500_00, received: 110_00, refunded: 50_00 });
});
