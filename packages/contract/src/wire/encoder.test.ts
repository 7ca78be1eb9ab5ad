import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '../endpoints.ts';
import { money, reference } from './codecs.ts';
import { encoderOf } from './encoder.ts';

const payment = z.strictObject({ '@type': z.literal('payment'), amount: money, note: z.string().optional() });

describe('an answer on the wire', () => {
  test('has pounds where the server has pence, at any depth', () => {
    const schema = z.strictObject({ total: money.nullable(), payments: z.array(payment).optional() });
    const answer = { total: pence(303_27), payments: [{ '@type': 'payment' as const, amount: pence(5) }] };
    expect(encoderOf(schema)(answer)).toEqual(z.encode(schema, answer));
    expect(encoderOf(schema)({ total: null })).toEqual({ total: null });
  });

  test('has no field that its endpoint does not state', () => {
    const answer = { '@type': 'payment', amount: pence(1), sortCode: '089999', note: undefined };
    expect(encoderOf(payment)(answer)).toEqual({ '@type': 'payment', amount: 0.01 });
  });

  test('has the shape that its type names, where there are several', () => {
    const encode = encoderOf(z.union([payment, reference]));
    const link = { '@type': 'resource-reference', '@link': '/v2/payments/1', id: '1' };
    expect(encode(link)).toEqual(link);
    expect(encode({ '@type': 'payment', amount: pence(100) })).toEqual({ '@type': 'payment', amount: 1 });
  });

  test('has the shape that one of the names of a type leads to', () => {
    const page = z.strictObject({ page: z.literal(['dashboard', 'loan']) });
    const priced = z.strictObject({ page: z.literal(['offer', 'quote']), amount: money });
    const encode = encoderOf(z.discriminatedUnion('page', [page, priced]));
    expect(encode({ page: 'loan' })).toEqual({ page: 'loan' });
    expect(encode({ page: 'quote', amount: pence(100) })).toEqual({ page: 'quote', amount: 1 });
  });

  test.each(Object.entries(ENDPOINTS))('can be made of what %s answers', (_name, { data }) => {
    expect(encoderOf(data)).toBeTypeOf('function');
  });
});
