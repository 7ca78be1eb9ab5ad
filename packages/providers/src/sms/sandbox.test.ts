import { day } from '@fairlead/core/calendar/day';
import { describe, expect, test } from 'vitest';
import { readInbox } from '../inbox.ts';
import { manualClock, memorySandboxStore } from '../testing/memory-sandbox-store.ts';
import { A_TEXT, describeSms } from './conformance.ts';
import { sandboxSms } from './sandbox.ts';

function newWorld() {
  const store = memorySandboxStore();
  const port = sandboxSms({ store, clock: manualClock(day('2026-11-20')) });
  return { port, delivered: () => readInbox(store) };
}

describeSms('the sandbox', async () => newWorld());

describe('a drama mobile', () => {
  test('07700 900123 gets the fixed code', async () => {
    expect(await newWorld().port.codeFor('+447700900123')).toEqual({ code: '123456', expiresInMs: 600_000 });
  });

  test('07700 900001 never gets its message', async () => {
    const { port, delivered } = newWorld();
    await port.send({ ...A_TEXT, to: '+447700900001' });
    expect(await delivered()).toEqual([]);
  });

  test('07700 900002 gets a code that has expired', async () => {
    const { port, delivered } = newWorld();
    expect(await port.codeFor('+447700900002')).toEqual({ code: '123456', expiresInMs: 0 });
    await port.send({ ...A_TEXT, to: '+447700900002' });
    expect(await delivered()).toHaveLength(1);
  });

  test('07700 900003 has replied STOP', async () => {
    const { port, delivered } = newWorld();
    await expect(port.send({ ...A_TEXT, to: '+447700900003' })).rejects.toMatchObject({
      reason: 'opted-out',
    });
    expect(await delivered()).toEqual([]);
  });

  test('any other mobile gets a random code', async () => {
    const { port } = newWorld();
    const codes = await Promise.all(Array.from({ length: 20 }, () => port.codeFor('+447911123456')));
    expect(new Set(codes.map(({ code }) => code)).size).toBeGreaterThan(1);
  });
});
